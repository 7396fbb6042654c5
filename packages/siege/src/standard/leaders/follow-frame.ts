import { leaderSpec } from '../../engine/game.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import { placeOfLeader } from '../../engine/state.ts';
import { popUnless } from '../../engine/pop-unless.ts';
import { type FrameSpec, leaderId } from '../../engine/frame-spec.ts';

/** A leader whose unit has left for `to`: does it go too? */
export interface FollowFrame {
  kind: 'follow';
  leader: number;
  to: number;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    follow: FollowFrame;
  }
}

export const follow: FrameSpec<FollowFrame> = {
  kind: 'follow',
  fields: { leader: 'leader', to: 'where' },
  step: ({ s }, { leader }) => popUnless(s, placeOfLeader(s, leader) >= 0),
  decider: ({ game }, frame) => leaderSpec(game, frame.leader).side,
  asks: ({ game }, frame) => ({
    kind: 'follow',
    piece: leaderId(game, frame.leader),
    hex: makePlaceId(game.terrain, frame.to),
  }),
};
