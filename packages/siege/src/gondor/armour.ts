/** [4.3] What counts against melee and missiles alike (G-26). */
import type { OddsModifier } from '@warbeacon/kernel';
import type { Situation } from '../engine/situation.ts';
import { placeOf } from '../engine/state.ts';

/** All of them, each with its case. */
export function armourModifiers({ game, s }: Situation, _attacker: number, target: number): OddsModifier[] {
  const modifiers: OddsModifier[] = [];
  if (game.terrain.ground[placeOf(s, target)] === 'grove')
    modifiers.push({ case: '4.3', label: 'the defender stands in a grove', value: 1 });
  return modifiers;
}
