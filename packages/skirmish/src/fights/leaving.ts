/** [S-5, R-46, R-47] Who is gone leaves every Fight at once. */
import type { Battle } from '../engine/battle.ts';

export function leaveFights({ s }: Battle, model: number): void {
  const without = (list: readonly number[]): number[] => list.filter((each) => each !== model);
  for (const fight of s.fights) {
    fight.good = without(fight.good);
    fight.evil = without(fight.evil);
    fight.trapped = without(fight.trapped);
    fight.twoHanded = without(fight.twoHanded);
    fight.shielding = without(fight.shielding);
    fight.supports = fight.supports.filter(([supporter, friend]) => supporter !== model && friend !== model);
    fight.weapons = fight.weapons.filter((each) => each.model !== model);
  }
  // A frame that waits on it is passed over by its own step.
}
