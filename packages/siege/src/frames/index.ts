/** The frames of the siege games: where play stands, who must decide, and what is still to be done afterwards. */
import { type AbilitiesFrame, abilities } from './abilities.ts';
import { type AdvanceFrame, advance } from './advance.ts';
import { type ArrivalsFrame, arrivals } from './arrivals.ts';
import { type ArriveFrame, arrive } from './arrive.ts';
import { type BlowFrame, blow } from './blow.ts';
import { type CombatFrame, combat } from './combat.ts';
import { type DeploymentFrame, deployment } from './deployment.ts';
import { type DisplaceFrame, displace } from './displace.ts';
import { type DuelFrame, duelRoll } from './duel-roll.ts';
import { type FollowFrame, follow } from './follow.ts';
import { type FormFrame, form } from './form.ts';
import { type JoinFrame, join } from './join.ts';
import { type MakeRoomFrame, makeRoom } from './make-room.ts';
import { type MarchFrame, march } from './march.ts';
import { type MovementFrame, movement } from './movement.ts';
import { type RallyFrame, rally } from './rally.ts';
import { type RearGuardFrame, rearGuard } from './rear-guard.ts';
import { type RetreatFrame, retreat } from './retreat.ts';
import { type RetreatBeforeFrame, retreatBefore } from './retreat-before.ts';
import { type RetreatLeaderFrame, retreatLeader } from './retreat-leader.ts';
import { type RocksFrame, rocks } from './rocks.ts';
import { type SequenceFrame, sequence } from './sequence.ts';
import { type SiegeFrame, siege } from './siege.ts';
import { type StrikeFrame, strike } from './strike.ts';
import type { FrameSpec } from './spec.ts';

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
