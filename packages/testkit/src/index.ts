/** The laws that every game obeys, and the walks by chance that show where to try them. */
export {
  actorLaw,
  cloneLaw,
  commonViewLaw,
  decisionLaw,
  jsonLaw,
  legalLaw,
  offersLaw,
  replayLaw,
  type Secret,
  secrecyLaw,
  secrecyWalkLaw,
  shareLaw,
  stepLaws,
  submitLaw,
} from './laws.ts';
export {
  cutLaw,
  discreteLaw,
  judgeLaw,
  menuLaw,
  sampledLaws,
  soundLaw,
  spoilLaw,
  splitLaw,
  turnLaw,
} from './sampled-laws.ts';
export { BY_NIGHT, seeds } from './seeds.ts';
export { type Random, randomFrom, type Sampled, type Spoiled, type Subject, type Turn } from './subject.ts';
export { type Step, type Walk, walk, walkDice } from './walk.ts';
