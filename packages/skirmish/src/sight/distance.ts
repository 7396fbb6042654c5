/** [S-9, S-10, M-26] How far models are from each other: from base to base, for a passenger from that of its horse. */
import { type Disc, gapOf, INCH, within } from '@warbeacon/plane';
import { type Battle, discOf, idOf } from '../engine/battle.ts';
import { baseUnder } from '../passengers/riding.ts';

/** The base that a model stands on. Throws where it stands on none. */
export function discUnder(b: Battle, model: number): Disc {
  const base = baseUnder(b, model);
  if (base < 0) throw new Error(`${idOf(b, model)} is not on the table`);
  return discOf(b, base);
}

/** [S-9] The gap in whole u, rounded down: for show, never for a verdict. Nothing to itself. */
export const gapBetween = (b: Battle, one: number, other: number): number =>
  baseUnder(b, one) === baseUnder(b, other) ? 0 : Math.max(0, gapOf(discUnder(b, one), discUnder(b, other)));

/** [S-10, M-26] Whether the gap is at most so many inches. A model is always within range of itself. */
export const isWithin = (b: Battle, one: number, other: number, inches: number): boolean =>
  one === other || within(discUnder(b, one), discUnder(b, other), inches * INCH);
