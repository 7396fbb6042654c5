/** What Gondor answers to what cannot be done: the Standard Rules' answers, its own in their place, and more. */
import { refusing } from '../engine/refusals.ts';
import { STANDARD_REFUSALS } from '../standard/refusals.ts';
import { OF_GROUND } from './refusals/ground.ts';
import { OF_ENGINES } from './refusals/engines.ts';
import { OF_LADDERS } from './refusals/ladders.ts';
import { OF_MUMAKIL } from './refusals/mumakil.ts';
import { OF_OIL } from './refusals/oil.ts';
import { OF_SIEGE } from './refusals/siege.ts';
import { IN_PLACE } from './refusals/standard-refusals-changed.ts';
import { OF_MAGIC } from './refusals/magic.ts';
import { OF_SETTING_UP } from './refusals/setting-up.ts';

export const REFUSALS = {
  ...STANDARD_REFUSALS,
  ...IN_PLACE,
  ...OF_GROUND,
  ...OF_SETTING_UP,
  ...OF_LADDERS,
  ...OF_ENGINES,
  ...OF_SIEGE,
  ...OF_MAGIC,
  ...OF_OIL,
  ...OF_MUMAKIL,
};

/** Refuses by the key of any of them. */
export const no = refusing(REFUSALS);

type Own = typeof OF_GROUND &
  typeof OF_SETTING_UP &
  typeof OF_LADDERS &
  typeof OF_ENGINES &
  typeof OF_SIEGE &
  typeof OF_MAGIC &
  typeof OF_OIL &
  typeof OF_MUMAKIL;

declare module '../engine/refusals.ts' {
  interface OwnRefusals extends Own {}
}
