/** [8.24] [A8.24] Leaders at risk: when they share what befalls their unit, and how they are halved and lost. */
import type { Ctx } from '@warbeacon/kernel';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { LOST, placeOf } from '../../engine/state.ts';
import { leadersAt } from '../../engine/board.ts';
import { poolNameOf } from '../../engine/pools.ts';
import { fullRating, reducedRating } from './leaders.ts';

/** A leader dies: what is left of its rating counts. */
export function eliminateLeader(situation: Situation, leader: number, why: string, ctx: Ctx<SiegeEvent>): void {
  const { game, s } = situation;
  const state = s.leaders[leader];
  if (!state || state.at < 0) return;
  const spec = leaderSpec(game, leader);
  const points = state.reduced ? reducedRating(situation, leader) : fullRating(situation, leader);
  state.at = LOST;
  s.losses[poolNameOf(spec)] += points;
  ctx.emit({ type: 'eliminated', piece: spec.id, why, points });
  game.hooks.leaderLost?.(situation, leader, ctx);
}

/** [7.26] [8.21] A leader is halved; one halved already dies. */
export function halveLeader(situation: Situation, leader: number, why: string, ctx: Ctx<SiegeEvent>): void {
  const { game, s } = situation;
  const state = s.leaders[leader];
  if (!state || state.at < 0) return;
  if (state.reduced) {
    eliminateLeader(situation, leader, why, ctx);
    return;
  }
  const spec = leaderSpec(game, leader);
  state.reduced = true;
  s.losses[poolNameOf(spec)] += fullRating(situation, leader) - reducedRating(situation, leader);
  ctx.emit({ type: 'reduced', piece: spec.id });
}

/** [8.24] [A8.24] D-25: on a five or six a leader suffers the result that was rolled for its unit. */
export function riskLeaders(situation: Situation, unit: number, loss: 'E' | 'half', ctx: Ctx<SiegeEvent>): void {
  const { game, s } = situation;
  const { side } = unitSpec(game, unit);
  for (const leader of leadersAt(situation, side, placeOf(s, unit))) {
    const die = ctx.d6();
    const struck = die >= 5;
    ctx.emit({ type: 'leaderRisk', leader: leaderSpec(game, leader).id, die, struck });
    if (struck && loss === 'E') eliminateLeader(situation, leader, 'casualty', ctx);
    else if (struck) halveLeader(situation, leader, 'casualty', ctx);
  }
}
