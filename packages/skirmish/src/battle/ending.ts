/** [S-181, X-19, R-41] How a battle ends: nobody is left, the last turn is over, or its own points decide. */
import type { Battle, Chance } from '../engine/battle.ts';
import { SIDES } from '../engine/words.ts';
import { isLeft } from '../scenario/standing.ts';
import { scorePoints } from './points.ts';

const byPoints = (b: Battle): boolean => b.field.scenario?.objective.kind === 'points';

/** Whether the battle has just ended. Looked at after every step, since the last model may fall in the middle of any. */
export function endsNow(b: Battle, ctx: Chance): boolean {
  const { s } = b;
  if (s.outcome !== null || s.phase === 'set-up') return false;
  const left = SIDES.filter((side) => isLeft(b, side));
  if (left.length === SIDES.length) return false;
  if (byPoints(b)) decideByPoints(b, ctx);
  else if (left.length === 0) end(b, ctx, { winner: null, reason: 'both-gone', case: 'S-181' });
  else end(b, ctx, { winner: left[0] ?? null, reason: 'all-gone', case: 'S-181' });
  return true;
}

/** After the last End phase. */
export function endByTurns(b: Battle, ctx: Chance): void {
  const { turnLimit } = b.field.house;
  if (b.s.outcome === null && turnLimit > 0 && b.s.turn >= turnLimit) decideByPoints(b, ctx);
}

function decideByPoints(b: Battle, ctx: Chance): void {
  const { good, evil } = scorePoints(b, ctx);
  const winner = good === evil ? null : good > evil ? 'good' : 'evil';
  end(b, ctx, { winner, reason: winner === null ? 'level' : 'points', case: 'X-19' });
}

function end(b: Battle, ctx: Chance, outcome: NonNullable<Battle['s']['outcome']>): void {
  b.s.outcome = outcome;
  b.s.frames.length = 0;
  ctx.emit({ type: 'over', ...outcome });
}
