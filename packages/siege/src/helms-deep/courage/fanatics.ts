/** [A7.37] [9.33] [21.51] [21.71] Who is fanatical at Helm's Deep. What fanatics do is in `standard/combat/fanatics`. */
import type { Fanaticism } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import type { State } from '../../engine/state.ts';
import { strengthsOf } from '../../standard/combat/armour.ts';
import { inForce } from '../abilities/abilities.ts';
import { isDemoralized } from './courage.ts';

/**
 * [9.33] H-10: Westernesse of morale W and X when it is demoralized; [21.51] all of Westernesse when the horn has been
 * blown; [21.71] all Dunlendings in their hatred. Never Isengard by night (A10.0).
 */
export function isFanatical(situation: Situation, unit: number): boolean {
  const { game, s } = situation;
  const spec = game.units[unit];
  if (spec?.side !== 'westernesse') return spec?.nation === 'dunland' && inForce(s, 'dunlending-hatred');
  if (inForce(s, 'horn')) return true;
  if (!isDemoralized(situation, 'westernesse')) return false;
  const { morale } = strengthsOf(situation, unit);
  return morale === 'W' || morale === 'X';
}

/** [A7.37] H-11: they are dreaded in melee; arrows are as ever. */
export const fanaticism = (_s: State, missile: boolean): Fanaticism => (missile ? 'none' : 'dread');
