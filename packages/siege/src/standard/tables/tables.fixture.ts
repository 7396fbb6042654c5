/** Rows and columns of the combat tables, for the tests that go over all of them. */
import type { Armour, Attack, Morale } from '../../engine/words.ts';
import { hitRange, waysOf36 } from './casualty-probability.ts';

export const ATTACKS: readonly Attack[] = ['A', 'B', 'C', 'D', 'E'];
export const ARMOURS: readonly Armour[] = [0, 1, 2, 3, 4];
export const MORALES: readonly Morale[] = ['W', 'X', 'Y', 'Z'];

/** The chance of a casualty in 36ths, by attack strength and armour 0 to 4. */
export function chances(): Record<string, number[]> {
  return Object.fromEntries(
    ATTACKS.map((attack) => [attack, ARMOURS.map((armour) => waysOf36(...hitRange(attack, armour)))]),
  );
}
