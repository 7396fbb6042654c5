/** [15.54] [18.15] [20.65] [21.11] What counts against melee and missiles alike (D-17). */
import type { OddsModifier } from '@warbeacon/kernel';
import { unitSpec } from '../engine/game.ts';
import type { Situation } from '../engine/situation.ts';
import { placeOf } from '../engine/state.ts';
import { strengthsOf } from '../standard/combat/armour.ts';
import { gearModifiers } from '../engine/gear.ts';
import { hexOfPlace } from '../engine/terrain.ts';
import { inForce } from './abilities/abilities.ts';
import { CULVERT } from './culvert/culvert.ts';

/** [15.54] [18.15] [20.65] [21.11] All of them, each with its case. */
export function armourModifiers(
  situation: Situation,
  attacker: number,
  target: number,
  missile: boolean,
): OddsModifier[] {
  const { game, s } = situation;
  const from = placeOf(s, attacker);
  const at = placeOf(s, target);
  const modifiers: OddsModifier[] = [];
  if (game.terrain.grounds[at]?.tower) modifiers.push({ case: '15.54', label: 'the defender is in a tower', value: 1 });
  if (game.terrain.grounds[from]?.tower)
    modifiers.push({ case: '15.54', label: 'the attacker is in a tower', value: -1 });
  modifiers.push(...gearModifiers(situation, at, missile));
  // [18.15] [W-2] On top and below.
  if (game.terrain.ground[hexOfPlace(game.terrain, at)] === CULVERT) {
    modifiers.push({ case: '18.15', label: 'the defender is in the hex of the Culvert', value: 1 });
  }
  // [21.11] H-12: the light itself lowers no rating below 1.
  const lit = inForce(s, 'divine-light') && unitSpec(game, target).side === 'isengard';
  if (lit && strengthsOf(situation, target).armour > 1) {
    modifiers.push({ case: '21.11', label: 'the Divine Light', value: -1 });
  }
  return modifiers;
}
