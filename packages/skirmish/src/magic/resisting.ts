/** [S-114 … S-119, S-166] The Resist test: what the target may roll. */
import { type Battle, hasRule, isHero, modelOf } from '../engine/battle.ts';
import type { FrameOf } from '../engine/frames.ts';
import { freePoints } from './will.ts';

/** [S-166] Dice that cost nothing, and are rolled with or without others. */
export const freeDice = (b: Battle, model: number): number => (hasRule(b, model, 'resistant-to-magic') ? 1 : 0);

/** [S-96] Points that the target could spend. */
export const resistPoints = (b: Battle, model: number): number =>
  isHero(b, model) ? modelOf(b, model).will + freePoints(b, model) : 0;

/** The most dice that it can roll. */
export const mostResistDice = (b: Battle, model: number): number => resistPoints(b, model) + freeDice(b, model);

/** [S-117] Whether the power that is being cast can be resisted at all. */
export function canBeResisted(b: Battle): boolean {
  const cast = b.s.frames.findLast((frame): frame is FrameOf<'cast'> => frame.kind === 'cast');
  return cast !== undefined && cast.caster !== cast.target && mostResistDice(b, cast.target) > 0;
}
