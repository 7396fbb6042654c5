import { leaderSpec } from '../../engine/game.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import { placeOfLeader } from '../../engine/state.ts';
import type { Situation } from '../../engine/situation.ts';
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
  asks: (situation, frame) => {
    const { game } = situation;
    const others = nextToFollow(situation, frame);
    return {
      kind: 'follow',
      piece: leaderId(game, frame.leader),
      ...(others.length > 0 ? { others } : {}),
      hex: makePlaceId(game.terrain, frame.to),
    };
  },
};

/** Who is asked after this one whether to go to the same place, before anything else is asked. */
function nextToFollow({ game, s }: Situation, { leader, to }: FollowFrame): string[] {
  const others: string[] = [];
  for (const frame of s.frames.slice(0, -1).reverse()) {
    if (frame.kind !== 'follow' || frame.to !== to) break;
    if (leaderSpec(game, frame.leader).side !== leaderSpec(game, leader).side) break;
    if (placeOfLeader(s, frame.leader) >= 0) others.push(leaderId(game, frame.leader));
  }
  return others;
}
