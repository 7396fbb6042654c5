import { type Ctx, pop } from '@warbeacon/kernel';
import { flyToNearest, hasChoice } from './joining.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { leaderSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOfLeader } from '../../engine/state.ts';
import { type FrameSpec, leaderId } from '../../engine/frame-spec.ts';

/**
 * A leader without a unit: `must` when an enemy has come upon it (A8.1), its passage has come down (W-56), or by the game it
 * may not be alone (8.1, 8.24); else it may stay (A8.24).
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

function stepJoin(situation: Situation, { leader, must }: JoinFrame, ctx: Ctx<SiegeEvent>): boolean {
  const { s } = situation;
  const isThere = placeOfLeader(s, leader) >= 0;
  if (isThere && hasChoice(situation, leader, must)) return false;
  pop(s);
  if (isThere) flyToNearest(situation, leader, must, ctx);
  return true;
}
