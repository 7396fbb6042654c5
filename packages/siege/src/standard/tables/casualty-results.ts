/** [7.42] Casualty Results, by one die and the morale of the unit that is hit. */
import type { Morale } from '../../engine/words.ts';

/** `loss`: eliminated, half eliminated (reduced, or gone when already reduced), or none. `retreat` in hexes. */
export interface Casualty {
  readonly loss: 'E' | 'half' | 'none';
  readonly retreat: 0 | 1 | 2;
}

const E: Casualty = { loss: 'E', retreat: 0 };
const H1: Casualty = { loss: 'half', retreat: 1 };
const H2: Casualty = { loss: 'half', retreat: 2 };
const r1: Casualty = { loss: 'none', retreat: 1 };
const r2: Casualty = { loss: 'none', retreat: 2 };

export const CASUALTY_RESULTS: Readonly<
  Record<Morale, readonly [Casualty, Casualty, Casualty, Casualty, Casualty, Casualty]>
> = {
  //   1   2   3   4   5   6
  W: [H1, H1, r2, r1, r1, r1],
  X: [H2, H1, H1, r2, r1, r1],
  Y: [E, E, H1, r2, r2, r1],
  Z: [E, E, E, E, r2, r1],
};

/** The result of a die, 1 to 6. */
export function casualtyResult(morale: Morale, die: number): Casualty {
  const result = CASUALTY_RESULTS[morale][die - 1];
  if (!result) throw new Error(`no die ${die}`);
  return result;
}

/** As it is printed: `E`, `1/2E r1`, `r2`. */
export function makeCasualty(result: Casualty): string {
  const loss = result.loss === 'E' ? 'E' : result.loss === 'half' ? '1/2E' : '';
  return result.retreat === 0 ? loss : `${loss} r${result.retreat}`.trim();
}
