/** [21.21] [21.41] At whom a strike out of the ordinary may go. */
import type { Situation, Turn } from '../../engine/situation.ts';
import { enemiesInReach, whyCannotAttack } from '../../standard/melee/melee.ts';
import { ABILITY_DATA } from '../abilities/owners.ts';
import { sortieTarget } from '../sortie/sortie.ts';
import type { StrikeFrame } from './strike-frame.ts';
import type { Refusal } from '@warbeacon/kernel';
import { unitSpec } from '../../engine/game.ts';
import { no } from '../refusals.ts';

/**
 * Whom a unit may strike at out of the ordinary: [21.41] the enemy on the ramp beside the sally port; [21.21] H-90 any
 * enemy in reach, in whose zone it need not stand.
 */
export function strikeTargets(situation: Situation, frame: StrikeFrame): readonly number[] {
  const { s } = situation;
  if (frame.reason === 'glory') return enemiesInReach(situation, frame.unit).all;
  if (s.units[frame.unit]?.at !== ABILITY_DATA.sortie.exit || whyCannotAttack(situation, frame.unit)) return [];
  const target = sortieTarget(situation);
  return target < 0 ? [] : [target];
}

/** Why a unit cannot strike this target now, or `null`. */
export function whyNoStrike(turn: Turn, frame: StrikeFrame, unit: number, target: number): Refusal | null {
  const sortie = frame.reason === 'sortie';
  if (unit !== frame.unit) {
    const { name } = unitSpec(turn.game, frame.unit);
    return no(sortie ? 'other-unit-on-sortie' : 'other-unit-in-glory', { unit: name });
  }
  if (strikeTargets(turn, frame).includes(target)) return null;
  return no(sortie ? 'out-of-reach-on-sortie' : 'out-of-reach-in-glory');
}
