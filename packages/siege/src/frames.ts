/** The frames of the siege games: where play stands, who must decide, and what is still to be done afterwards. */
import type { Segment, Side } from './words.ts';

/** Always at the bottom: when nothing is left above it, the next phase begins. */
export interface SequenceFrame {
  kind: 'sequence';
}
export interface DeploymentFrame {
  kind: 'deployment';
  side: Side;
}
export interface MovementFrame {
  kind: 'movement';
  side: Side;
}
/** A piece on its way, hex by hex, so that anything may interrupt it between two hexes. */
export interface MarchFrame {
  kind: 'march';
  piece: 'unit' | 'leader';
  index: number;
  path: number[];
  /** How many hexes of the path have been entered. */
  done: number;
  /** Where it set out: a place, or `DUE`. */
  from: number;
}
/** [4.28] A unit whose hex a friend has entered must move on. */
export interface MakeRoomFrame {
  kind: 'makeRoom';
  unit: number;
}
export interface CombatFrame {
  kind: 'combat';
  side: Side;
  segment: Segment;
  /** Melee is declared first and then resolved; the other segments are resolved shot by shot. */
  step: 'begin' | 'declare' | 'resolve';
  /** [7.7] Units already asked whether they withdraw. */
  asked: number[];
}
/** One unit's shot or blow at another. */
export interface BlowFrame {
  kind: 'blow';
  unit: number;
  target: number;
  missile: boolean;
  step: 'roll' | 'after';
  /** Where the target stood. */
  at: number;
}
export interface DuelFrame {
  kind: 'duelRoll';
  leader: number;
  target: number;
}
export interface RetreatFrame {
  kind: 'retreat';
  unit: number;
  hexes: number;
  /** What befalls a unit that cannot: [7.56] eliminated, or [7.23] reduced. */
  fail: 'eliminate' | 'reduce';
  /** Leaders who go with it without being asked (7.23, G-32). */
  escort: number[];
}
export interface RetreatLeaderFrame {
  kind: 'retreatLeader';
  leader: number;
}
/** [7.7] */
export interface RetreatBeforeFrame {
  kind: 'retreatBefore';
  unit: number;
}
/** [7.6] */
export interface DisplaceFrame {
  kind: 'displace';
  unit: number;
  /** Leaders who were with it before it was pushed, and may go along. */
  company: number[];
}
/** [7.51] [7.7] Which of these units, if any, enters the vacated place. */
export interface AdvanceFrame {
  kind: 'advance';
  side: Side;
  units: number[];
  at: number;
}
/** A leader whose unit has left for `to`: does it go too? */
export interface FollowFrame {
  kind: 'follow';
  leader: number;
  to: number;
}
/** A leader without a unit: `must` when an enemy has come upon it (A8.1), else it may stay alone (A8.24). */
export interface JoinFrame {
  kind: 'join';
  leader: number;
  must: boolean;
}
export interface RallyFrame {
  kind: 'rally';
  side: Side;
}

export type Frame =
  | SequenceFrame
  | DeploymentFrame
  | MovementFrame
  | MarchFrame
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
