import { type Ctx, pop } from '@warbeacon/kernel';
import { nearestUnits } from './leaders.ts';
import { eliminateLeader } from './leaders-at-risk.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { leaderSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import { placeOf } from '../../engine/state.ts';
import { type FrameSpec, leaderId } from '../../engine/frame-spec.ts';

/**
 * A leader without a unit: `must` when an enemy has come upon it (A8.1) or its passage has come down (W-56), else it
 * may stay alone (A8.24).
 */
export interface JoinFrame {
  kind: 'join';
  leader: number;
  must: boolean;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    join: JoinFrame;
  }
}

export const join: FrameSpec<JoinFrame> = {
  kind: 'join',
  fields: { leader: 'leader', must: 'flag' },
  step: stepJoin,
  decider: ({ game }, frame) => leaderSpec(game, frame.leader).side,
  asks: ({ game }, frame) => ({ kind: 'join', piece: leaderId(game, frame.leader) }),
};

/** [A8.1] D-27: a leader who must fly goes to the nearest unit; with nobody to fly to it is lost. */
function stepJoin(situation: Situation, frame: JoinFrame, ctx: Ctx<SiegeEvent>): boolean {
  const { game, s } = situation;
  const state = s.leaders[frame.leader];
  if (!state || state.at < 0) {
    pop(s);
    return true;
  }
  const nearest = nearestUnits(situation, frame.leader);
  if (nearest.length > 1 || (nearest.length === 1 && !frame.must)) return false;
  pop(s);
  const only = nearest[0];
  if (only === undefined) {
    if (frame.must) eliminateLeader(situation, frame.leader, 'alone', ctx);
    return true;
  }
  const to = placeOf(s, only);
  ctx.emit({
    type: 'flew',
    leader: leaderSpec(game, frame.leader).id,
    from: makePlaceId(game.terrain, state.at),
    to: makePlaceId(game.terrain, to),
  });
  state.at = to;
  return true;
}
