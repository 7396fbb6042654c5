import { pop } from '@warbeacon/kernel';
import { halveLeader } from '../leaders/leaders-at-risk.ts';
import { leaderRetreatPaths } from '../retreat/retreat.ts';
import { leaderSpec } from '../../engine/game.ts';
import { type FrameSpec, leaderId } from '../../engine/frame-spec.ts';

export interface RetreatLeaderFrame {
  kind: 'retreatLeader';
  leader: number;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    retreatLeader: RetreatLeaderFrame;
  }
}

export const retreatLeader: FrameSpec<RetreatLeaderFrame> = {
  kind: 'retreatLeader',
  fields: { leader: 'leader' },
  step: (situation, { leader }, ctx) => {
    if (leaderRetreatPaths(situation, leader).length > 0) return false;
    pop(situation.s);
    // [7.26] [G-33] Who cannot go is halved instead.
    halveLeader(situation, leader, 'no-retreat', ctx);
    return true;
  },
  decider: ({ game }, frame) => leaderSpec(game, frame.leader).side,
  asks: ({ game }, frame) => ({ kind: 'retreat-leader', piece: leaderId(game, frame.leader), hexes: 2 }),
};
