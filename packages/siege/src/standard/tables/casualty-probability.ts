/** [7.41] Casualty Probability: the totals of two dice that make a casualty. */
import type { Armour, Attack } from '../../engine/words.ts';

/** Lowest and highest total that hit, by attack strength and armour 0 to 4. Armour 0 is a house value. */
export const CASUALTY_PROBABILITY: Readonly<Record<Attack, readonly (readonly [low: number, high: number])[]>> = {
  //   0        1        2       3       4
  A: [
    [2, 11],
    [2, 10],
    [3, 9],
    [2, 8],
    [4, 7],
  ],
  B: [
    [2, 10],
    [4, 9],
    [4, 8],
    [2, 7],
    [3, 6],
  ],
  C: [
    [4, 9],
    [4, 8],
    [2, 7],
    [4, 7],
    [4, 6],
  ],
  D: [
    [4, 8],
    [2, 7],
    [5, 8],
    [6, 8],
    [2, 5],
  ],
  E: [
    [2, 7],
    [4, 7],
    [6, 8],
    [3, 6],
    [5, 6],
  ],
};

/** The totals that hit, lowest and highest. */
export function hitRange(attack: Attack, armour: Armour): readonly [low: number, high: number] {
  const range = CASUALTY_PROBABILITY[attack][armour];
  if (!range) throw new Error(`no armour ${armour}`);
  return range;
}

/** Ways, of 36, that two dice show a total from `low` to `high`. */
export function waysOf36(low: number, high: number): number {
  let ways = 0;
  for (let total = low; total <= high; total++) ways += 6 - Math.abs(7 - total);
  return ways;
}
