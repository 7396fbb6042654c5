/** [4.3] [16.42] [16.45] What counts against melee and missiles (G-26). */
import type { OddsModifier } from '@warbeacon/kernel';
import type { Situation } from '../engine/situation.ts';
import { gearModifiers } from '../engine/gear.ts';
import { oilOf } from './oil/carrying.ts';
import { placeOf } from '../engine/state.ts';

/** All of them, each with its case. */
export function armourModifiers(
  situation: Situation,
  _attacker: number,
  target: number,
  missile: boolean,
): OddsModifier[] {
  const { game, s } = situation;
  const at = placeOf(s, target);
  // [16.42] [16.45] G-26: with both a tower and a ladder, both count.
  const modifiers = gearModifiers(situation, at, missile);
  if (game.terrain.ground[at] === 'grove')
    modifiers.push({ case: '4.3', label: 'the defender stands in a grove', value: 1 });
  if (oilOf(s, target) !== undefined) modifiers.push({ case: '16.75', label: 'the defender carries oil', value: -1 });
  return modifiers;
}
