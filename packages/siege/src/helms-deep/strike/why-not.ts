/** [21.21] [21.41] Strikes out of the ordinary: who may strike, and at whom. */
import type { Refusal } from '@warbeacon/kernel';
import { strikeTargets } from './strike.ts';
import { unitSpec } from '../../engine/game.ts';
import { no } from '../refusals.ts';
import type { Turn } from '../../engine/situation.ts';
import type { StrikeFrame } from './strike-frame.ts';

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
