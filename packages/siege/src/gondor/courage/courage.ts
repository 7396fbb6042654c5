/** [9.2] [19.1] The end of courage: points, and the levels at which they tell. */
import type { Situation } from '../../engine/situation.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { optionsOf } from '../house-values.ts';
import type { Pool } from '../words.ts';

/** [19.12] [19.13] [19.14] */
export const LEVELS: Readonly<Record<Pool, number>> = { sauron: 93, garrison: 36, relief: 76 };

/** Of the armies of a side together. */
export const levelOf = (side: Side): number => (side === 'sauron' ? LEVELS.sauron : LEVELS.garrison + LEVELS.relief);

export const points = ({ s }: Situation, side: Side): number => s.losses[side];

/** [9.21] D-7, G-68: above its level, or by option on reaching it. */
export function isDemoralized(situation: Situation, side: Side): boolean {
  const now = points(situation, side);
  return optionsOf(situation.s).demoralization === 'reaches' ? now >= levelOf(side) : now > levelOf(side);
}
