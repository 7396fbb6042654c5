/** [7.37] [9.33] [10.0] Who is fanatical in Gondor. What fanatics do is in `standard/combat/fanatics`. */
import { type Fanaticism, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import type { State } from '../../engine/state.ts';
import { ownStrengths } from '../../standard/combat/armour.ts';
import { optionsOf } from '../house-values.ts';
import { isNight } from '../turns.ts';
import { isDemoralized } from './courage.ts';

/** [10.0] By night all of Sauron's units; [9.33] G-69: Westernesse of morale W and X while its own pool is demoralized. */
export function isFanatical(situation: Situation, unit: number): boolean {
  const { game, s } = situation;
  const { side, pool = side } = unitSpec(game, unit);
  if (side === 'sauron') return isNight(s.turn);
  if (!isDemoralized(situation, pool)) return false;
  // G-72: as printed, whatever lies on it.
  const { morale } = ownStrengths(situation, unit);
  return morale === 'W' || morale === 'X';
}

/** [7.37] G-38: they hit for certain; by option with blows alone. */
export const fanaticism = (s: State, missile: boolean): Fanaticism =>
  missile && optionsOf(s).fanatics === 'melee' ? 'none' : 'sure';
