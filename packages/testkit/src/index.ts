/** Everything a test of the rules needs. Importing it teaches vitest's `expect` the words of `matchers.ts`. */
import { expect } from 'vitest';
import { matchers } from './matchers.ts';

expect.extend(matchers);

export { makeOrder, parseDiary, parseOrder } from './diary.ts';
export { newGame, position, type Table, tableOf } from './position.ts';
export {
  actorLaw,
  cloneLaw,
  commonViewLaw,
  decisionLaw,
  jsonLaw,
  legalLaw,
  offersLaw,
  type Random,
  randomFrom,
  replayLaw,
  type Secret,
  secrecyLaw,
  secrecyWalkLaw,
  shareLaw,
  type Step,
  type Subject,
  submitLaw,
  type Walk,
  walk,
  walkDice,
} from './laws.ts';
export { HELMS_DEEP_SUBJECT } from './siege-subject.ts';
