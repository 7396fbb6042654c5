/**
 * What the server needs to know of a game beyond its rules. The server itself knows no game: it keeps states, commands, events
 * and views, and hands them back to the game they came from.
 */
import type { Json, Offered, Refusal, Result, Rules } from '@warbeacon/kernel';
import type { CellChanges, Level, RangeReply, SmallBoardData, ZonesReply } from '@warbeacon/protocol';
import type { z } from 'zod';

/** What the list of matches says of a position. */
export interface Clock {
  readonly turn: number;
  readonly phase: string;
}

export interface ComputerPlayer<C, V, Side extends string> {
  readonly name: string;
  choose(input: {
    readonly view: V;
    readonly side: Side;
    readonly options: () => readonly Offered<C>[];
    /** Of those, the ones of one piece; with `null`, the ones of no piece. */
    readonly optionsOf: (piece: string | null) => readonly Offered<C>[];
    readonly random: () => number;
    /** The same number each time for the same words, at this seat of this match. */
    readonly lot: (of: string) => number;
  }): C;
}

export type ComputerPlayers<C, V, Side extends string> = Readonly<Record<Level, ComputerPlayer<C, V, Side>>>;

/** A piece that is sent to a place. */
export interface MarchOrder {
  readonly piece: string;
  readonly goal: string;
}

/** The orders that would do it, in the order in which they can be given. */
export interface MarchPlan<C> {
  readonly steps: readonly Offered<C>[];
  /** Who would come no nearer, or has nobody to strike. */
  readonly left: readonly string[];
  /** The last of them leads to a question or to dice. */
  readonly breaksOff: boolean;
}

/** What a seat has said beforehand, in the game's own words. */
export type StandingOrders = Readonly<Record<string, Json>>;

/** Questions that a player may answer beforehand, once for all. */
export interface Standing<C, V, Side extends string, Orders> {
  /** Of a seat that has said nothing. */
  readonly none: Orders;
  /** Reads orders as they came. */
  readonly schema: z.ZodType<Orders>;
  /** Why `side` cannot give these orders, or `null`. */
  check(side: Side, orders: Orders): Refusal | null;
  /**
   * What the orders of `side`, which must decide, say to the present question; `null` when it is to be asked. May look
   * at what `side` itself may see, and must not take longer when something hidden is real. `isOnlyToEnd`: nothing is left in
   * the step but to end it.
   */
  answer(view: V, orders: Orders, offers: () => readonly Offered<C>[], isOnlyToEnd: () => boolean): C | null;
}

/** How a match ends that is not ended by its rules; without a winner it is a draw. */
export interface Ending<Side extends string> {
  readonly winner: Side | null;
  readonly reason: string;
}

/**
 * A house value that players of an event with sealed bids give steps of, for the side of their choice; or of any other option
 * that makes even what is not. It has no effect on anything else.
 */
export interface Handicap<Side extends string> {
  /** The option, as options spell it. */
  readonly option: string;
  /** The most that either side can give in matches with these options. */
  most(options: Readonly<Record<string, unknown>>): number;
  /** The options of a match in which `side` gives so many steps. */
  give(options: Readonly<Record<string, unknown>>, side: Side, steps: number): Readonly<Record<string, unknown>>;
}

export interface Game<S, C, E, V, Side extends string, Orders extends StandingOrders> {
  readonly rules: Rules<S, C, E, V, Side>;
  /** Reads the options of a match, and fills in what is left out. */
  readonly optionsSchema: z.ZodType<Readonly<Record<string, unknown>>>;
  /** All options that a state was made with. */
  optionsOf(state: S): Readonly<Record<string, unknown>>;
  /** Options of what is played otherwise than where nobody asks for anything, by a name: each is rated with a bias of its own. */
  readonly scenarios?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** A command as it came over the wire or stands in a log. */
  readonly parseCommand: (json: unknown) => Result<C>;
  /** An event as it stands in a kept history. */
  readonly eventSchema: z.ZodType<E>;
  clock(view: V): Clock;
  /** Whether the decision is one question with few answers, and not a step in which piece after piece may act. */
  isOneQuestion(view: V): boolean;
  /** The command that ends one's part of the present step, where there is such a step; else `null`. */
  ending(view: V): C | null;
  /** The view as flat cells of the synced state; with `common`, only those in which it differs from that view. */
  makeCells(view: V, common?: V): ReadonlyMap<string, string>;
  /** The view that cells of the synced state spell. Throws when they spell none. */
  parseCells(cells: Iterable<readonly [string, string]>): V;
  /** What changes in the cells of one viewer when the view `before` becomes `after`. */
  changedCells(before: V, after: V): CellChanges;
  /** The view of a match that ended by resignation, agreement or time, which is no matter of the rules. */
  ended(view: V, end: Ending<Side>): V;
  /** The event of such an end. */
  endEvent(end: Ending<Side>): E;
  /**
   * By how much `winner` has won a match that ended in this state, whatever ended it: a whole number, 0 or more, in the unit that
   * `docs/tournaments.md` names; absent where the rules have no measure for it.
   */
  margin?(state: S, winner: Side): number;
  /** Absent where nothing is for sale, so that bids for sides make no sense. */
  readonly handicap?: Handicap<Side>;
  /** The orders for pieces of `side` that are sent on together, worked out bit by bit; absent where nothing marches. */
  march?(state: S, side: Side, orders: readonly MarchOrder[]): Iterator<undefined, MarchPlan<C>>;
  /** The attacks of `side` where they are declared, likewise; absent where nobody attacks so. */
  assault?(state: S, side: Side, who: 'all' | 'obliged'): Iterator<undefined, MarchPlan<C>>;
  /** What is worked out of a view alone, so that it tells nobody more than the view does; absent where nothing reaches anything. */
  readonly reach?: {
    zones(view: V): ZonesReply['zones'];
    range(view: V, piece: string): Result<Omit<RangeReply, 'ply'>>;
  };
  /** The board and what stands on it, small, of a view alone; absent where there is no board. */
  readonly picture?: {
    readonly board: { readonly shoved: SmallBoardData['shoved']; readonly rows: readonly string[] };
    pieces(view: V): Readonly<Record<string, readonly string[]>>;
  };
  readonly standing: Standing<C, V, Side, Orders>;
  readonly computers: ComputerPlayers<C, V, Side>;
}

// What only the game that made it can look into. Nothing else is of these types, so nothing else can be taken for it.
declare const ofGame: unique symbol;
interface Sealed<What extends string> {
  readonly [ofGame]: What;
}
export type GameState = Sealed<'state'>;
export type GameCommand = Sealed<'command'>;
export type GameEvent = Sealed<'event'>;
export type GameView = Sealed<'view'>;

/** Orders for many that are being worked out; nothing in a game that has no such plans. */
export type PlanWork = Iterator<undefined, MarchPlan<GameCommand>> | undefined;

/** Any game, as the server sees it. */
export type AnyGame = Game<GameState, GameCommand, GameEvent, GameView, string, StandingOrders>;

/**
 * A game that has been put away with others: the one place in which its own types are given up. What is handed to it later
 * came from it, for a match keeps to one game from its opening entry on; and its sides are checked by name wherever one comes
 * from outside.
 */
export function anyGame<S, C, E, V, Side extends string, Orders extends StandingOrders>(
  game: Game<S, C, E, V, Side, Orders>,
): AnyGame {
  return game as unknown as AnyGame;
}

/** The games of a server, by their ids. */
export class Games {
  readonly #byId: ReadonlyMap<string, AnyGame>;

  /** Throws when two have the same id. */
  constructor(games: readonly AnyGame[]) {
    this.#byId = new Map(games.map((game) => [game.rules.id, game]));
    if (this.#byId.size < games.length) throw new Error('two games have the same id');
  }

  get ids(): readonly string[] {
    return [...this.#byId.keys()];
  }

  /** In the order in which they were given. */
  get all(): readonly AnyGame[] {
    return [...this.#byId.values()];
  }

  /** `undefined` for a game that is not played here, or not any more. */
  get(id: string): AnyGame | undefined {
    return this.#byId.get(id);
  }
}
