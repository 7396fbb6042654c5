/** A Hero who has held makes friends hold who are near and see him. */
import { type Battle, mark, onTable, sideOf } from '../engine/battle.ts';
import { isWithin } from '../sight/distance.ts';
import { seesPastModels } from '../sight/sight.ts';

export function standFast(b: Battle, hero: number): void {
  for (const friend of onTable(b, sideOf(b, hero))) {
    if (friend === hero || !isWithin(b, hero, friend, b.field.house.standFast)) continue;
    // Ground and night stop it, models never.
    if (seesPastModels(b, friend, hero) !== 'none') mark(b, friend, 'held');
  }
}
