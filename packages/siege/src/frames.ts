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
/** [21.0] A side may announce its special abilities. */
export interface AbilitiesFrame {
  kind: 'abilities';
  side: Side;
}
/** [21.31] */
export interface RearGuardFrame {
  kind: 'rearGuard';
}
/** [14.22] [21.51] Who is in the caves may come to the western edge. */
export interface ArrivalsFrame {
  kind: 'arrivals';
}
/** D-15: pieces come to a place from which an enemy has been displaced first. */
export interface ArriveFrame {
  kind: 'arrive';
  units: number[];
  leaders: number[];
  at: number;
  /** [21.81] The unit that has been pushed out, for which a die is thrown; -1 for none. */
  surprises: number;
}
/**
 * [21.21] [21.41] A unit may strike once, out of the ordinary: `attacked` is false when the frame is pushed, and tells
 * whether it has struck.
 */
export interface StrikeFrame {
  kind: 'strike';
  unit: number;
  reason: 'sortie' | 'glory';
}
/**
 * [20] The besieger lights the fires that were laid (`detonate`), rams, batters and lays ladders, in the order he likes.
 * No die falls by itself, so that a position written at the beginning of the phase needs none.
 */
export interface SiegeFrame {
  kind: 'siege';
  /** As in a movement phase. */
  begun: boolean;
}
/**
 * [20.85] [20.86] [W-62] D-31: may rocks be dropped on this unit, or, with -1, on any? Asked of all at the beginning of
 * the phase, when a unit is about to leave a hex under rocks, when it has entered one, and of all at the end.
 */
export interface RocksFrame {
  kind: 'rocks';
  unit: number;
}
export interface MovementFrame {
  kind: 'movement';
  side: Side;
  /** Something has been done in it: it ends when its side says so, and until then a slip can be taken back. */
  begun: boolean;
}
/** A piece on its way, hex by hex, so that anything may interrupt it between two hexes. */
export interface MarchFrame {
  kind: 'march';
  piece: 'unit' | 'leader';
  index: number;
  path: number[];
  /** How many hexes of the path have been entered. */
  done: number;
  /** Where it set out: a place, `DUE` or `CAVES`. */
  from: number;
  /** [8.45] The other unit of a formation that goes with it; -1 for none. */
  partner: number;
}
/** [8.43] Two units are about to come together with their leader. */
export interface FormFrame {
  kind: 'form';
  leader: number;
  units: number[];
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
  /** [21.41] By how much leaders beside the attacker lower the target's morale. */
  cowed: number;
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
  /** [7.65] Disrupts it, and whom it pushes in turn: not where an arrival pushes (14.22, 21.41, 21.81). */
  disrupts: boolean;
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
/**
 * A leader without a unit: `must` when an enemy has come upon it (A8.1) or its passage has come down (W-56), else it
 * may stay alone (A8.24).
 */
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
  | AbilitiesFrame
  | RearGuardFrame
  | ArrivalsFrame
  | ArriveFrame
  | StrikeFrame
  | SiegeFrame
  | RocksFrame
  | DeploymentFrame
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
