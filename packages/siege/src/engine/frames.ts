/** The frames of the siege games: where play stands, who must decide, and what is still to be done afterwards. */
import { type AbilitiesFrame, abilities } from '../helms-deep/abilities/abilities-frame.ts';
import { type AdvanceFrame, advance } from '../standard/frames/advance.ts';
import { type ArrivalsFrame, arrivals } from '../helms-deep/caves/arrivals-frame.ts';
import { type ArriveFrame, arrive } from '../helms-deep/arrive-frame.ts';
import { type BlowFrame, blow } from '../standard/frames/blow.ts';
import { type CombatFrame, combat } from '../standard/frames/combat.ts';
import { type DeploymentFrame, deployment } from '../standard/frames/deployment.ts';
import { type DisplaceFrame, displace } from '../standard/frames/displace.ts';
import { type DuelFrame, duelRoll } from '../standard/frames/duel-roll.ts';
import { type FollowFrame, follow } from '../standard/frames/follow.ts';
import { type FormFrame, form } from '../standard/frames/form.ts';
import { type JoinFrame, join } from '../standard/frames/join.ts';
import { type MakeRoomFrame, makeRoom } from '../standard/frames/make-room.ts';
import { type MarchFrame, march } from '../standard/frames/march.ts';
import { type MovementFrame, movement } from '../standard/frames/movement.ts';
import { type RallyFrame, rally } from '../standard/frames/rally.ts';
import { type RearGuardFrame, rearGuard } from '../helms-deep/rear-guard/rear-guard-frame.ts';
import { type RetreatFrame, retreat } from '../standard/frames/retreat.ts';
import { type RetreatBeforeFrame, retreatBefore } from '../standard/frames/retreat-before.ts';
import { type RetreatLeaderFrame, retreatLeader } from '../standard/frames/retreat-leader.ts';
import { type RocksFrame, rocks } from '../helms-deep/rocks/rocks-frame.ts';
import { type SequenceFrame, sequence } from '../standard/frames/sequence.ts';
import { type SiegeFrame, siege } from '../helms-deep/siege-frame.ts';
import { type StrikeFrame, strike } from '../helms-deep/strike-frame.ts';
import type { FrameSpec } from './frame-spec.ts';

export type Frame =
  | SequenceFrame
  | DeploymentFrame
  | AbilitiesFrame
  | RearGuardFrame
  | ArrivalsFrame
  | ArriveFrame
  | StrikeFrame
  | SiegeFrame
  | RocksFrame
  | MovementFrame
  | MarchFrame
  | FormFrame
  | MakeRoomFrame
  | CombatFrame
  | BlowFrame
  | DuelFrame
  | RetreatFrame
  | RetreatLeaderFrame
  | RetreatBeforeFrame
  | DisplaceFrame
  | AdvanceFrame
  | FollowFrame
  | JoinFrame
  | RallyFrame;

export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>;

export const FRAMES: { readonly [K in FrameKind]: FrameSpec<FrameOf<K>> } = {
  sequence,
  deployment,
  abilities,
  rearGuard,
  arrivals,
  arrive,
  strike,
  siege,
  rocks,
  movement,
  march,
  form,
  makeRoom,
  combat,
  blow,
  duelRoll,
  retreat,
  retreatLeader,
  retreatBefore,
  displace,
  advance,
  follow,
  join,
  rally,
};

export function specOf<K extends FrameKind>(frame: FrameOf<K>): FrameSpec<FrameOf<K>> {
  const kind: K = frame.kind;
  return FRAMES[kind];
}
