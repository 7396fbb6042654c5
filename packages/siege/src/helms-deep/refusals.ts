/** What Helm's Deep answers to what cannot be done: the Standard Rules' answers, its own in their place, and more. */
import { refusing } from '../engine/refusals.ts';
import { STANDARD_REFUSALS } from '../standard/refusals.ts';
import { OF_ABILITIES } from './refusals/abilities.ts';
import { OF_GROUND } from './refusals/ground.ts';
import { GROUND_IN_PLACE } from './refusals/ground-refusals-changed.ts';
import { IN_PLACE } from './refusals/standard-refusals-changed.ts';
import { OF_WORKS } from './refusals/works.ts';

export const REFUSALS = {
  ...STANDARD_REFUSALS,
  ...IN_PLACE,
  ...GROUND_IN_PLACE,
  ...OF_GROUND,
  ...OF_WORKS,
  ...OF_ABILITIES,
};

/** Refuses by the key of any of them. */
export const no = refusing(REFUSALS);

type Own = typeof OF_GROUND & typeof OF_WORKS & typeof OF_ABILITIES;

declare module '../engine/refusals.ts' {
  interface OwnRefusals extends Own {}
}
