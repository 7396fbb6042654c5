/**
 * What every game shows of a match, and what every siege game shows, as far as the pages go by it without knowing which game it
 * is. A game's own view holds more; only its own folder reads that.
 */
import type {
  HistoryEntry as EntryOf,
  HistoryReply as HistoryReplyOf,
  MarchReply as MarchReplyOf,
  OfferedCommand as OfferedOf,
  PrivateMessage as MessageOf,
} from '@warbeacon/protocol';

/** A command or an event of any game: its own fields are read by its own folder, or by the name of a field. */
export interface GameCommand {
  readonly type: string;
  readonly [field: string]: unknown;
}
export type GameEvent = GameCommand;

/** Where a piece is: a hex `RRCC`, or a word for a place off the map. */
interface PieceView {
  readonly hex: string;
  /** A place of its own within the hex, such as a passage below it. */
  readonly place?: string | undefined;
  readonly reduced: boolean;
  readonly moved: boolean;
  /** Was put to work, and may not move this turn. */
  readonly used?: boolean | undefined;
}
export interface UnitView extends PieceView {
  readonly disrupted: boolean;
  readonly fired: boolean;
  readonly attacked: boolean;
}
export interface LeaderView extends PieceView {
  readonly fought: boolean;
  /** Rally attempts made this turn. */
  readonly rallies: number;
}

export interface GateView {
  /** The side that holds it. */
  readonly control: string;
  readonly state: 'shut' | 'breached' | 'collapsed';
}

export interface MarkerView {
  readonly kind: string;
  readonly side: string;
  readonly hex: string;
  /** The place across the side at which it lies. */
  readonly against?: string | undefined;
  /** Who carries it. */
  readonly with?: string | undefined;
  /** There only for a viewer who may know it. */
  readonly dummy?: boolean | undefined;
}

interface MatchDecision {
  readonly kind: string;
  /** Who must decide. */
  readonly side: string;
}

export interface DecisionView extends MatchDecision {
  /** The piece the question is about. */
  readonly piece?: string | undefined;
  /** Pieces about which the same will be asked next, one after the other. */
  readonly others?: readonly string[] | undefined;
  /** For a retreat: how many hexes. */
  readonly hexes?: number | undefined;
  /** The hex the question is about. */
  readonly hex?: string | undefined;
  readonly reason?: string | undefined;
}

export interface FormationView {
  readonly kind: string;
  readonly units: readonly string[];
  readonly leader: string;
  readonly fresh: boolean;
}

/** Of any game. */
export interface MatchView {
  readonly game: string;
  /** 0 while sides are setting up. */
  readonly turn: number;
  readonly phase: string;
  /** Within a phase, where a game has such. */
  readonly segment?: string | null;
  /** `null` when the game is over. */
  readonly decision: MatchDecision | null;
  readonly outcome: { readonly winner: string | null; readonly reason: string; readonly case: string } | null;
}

export interface SiegeView extends MatchView {
  readonly night: boolean;
  readonly segment: string | null;
  readonly decision: DecisionView | null;
  readonly units: Readonly<Record<string, UnitView>>;
  readonly leaders: Readonly<Record<string, LeaderView>>;
  readonly gates: Readonly<Record<string, GateView>>;
  readonly markers: Readonly<Record<string, MarkerView>>;
  /** Declared melees, in the order in which they will be resolved. */
  readonly attacks: readonly { readonly unit: string; readonly target: string }[];
  readonly formations: readonly FormationView[];
  /** Demoralization now of each force that can lose heart, by its name, and the level that it may not pass. */
  readonly points: Readonly<Record<string, PoolView | undefined>>;
  /** Sides that have finished their deployment. */
  readonly deployed: readonly string[];
}

export interface PoolView {
  /** Where it is not the whole of a side, and not named as one. */
  readonly side?: string | undefined;
  readonly now: number;
  readonly level: number;
  readonly demoralized: boolean;
}

export type OfferedCommand = OfferedOf<GameCommand>;
export type PrivateMessage = MessageOf<GameCommand, string, object>;
export type HistoryEntry = EntryOf<GameEvent, string>;
export type MarchReply = MarchReplyOf<GameCommand>;
export type HistoryReply = HistoryReplyOf<GameEvent, string>;

export type PieceState =
  | { readonly type: 'unit'; readonly at: UnitView }
  | { readonly type: 'leader'; readonly at: LeaderView };

export function pieceState(view: SiegeView, id: string): PieceState | undefined {
  const unit = view.units[id];
  if (unit) return { type: 'unit', at: unit };
  const leader = view.leaders[id];
  return leader ? { type: 'leader', at: leader } : undefined;
}

export const isHex = (where: string): boolean => /^\d{4}$/.test(where);

/** Its hex on the map, or nothing when it is off the map. */
export function hexOf(view: SiegeView, id: string): string | undefined {
  const hex = pieceState(view, id)?.at.hex;
  return hex !== undefined && isHex(hex) ? hex : undefined;
}
