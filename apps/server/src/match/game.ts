/** What the server needs to know of a game beyond its rules. The server itself knows no game. */
import type { Offered, Refusal, Result, Rules } from '@warbeacon/kernel';
import type { CellChanges, StandingOrders } from '@warbeacon/protocol';
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
  }): C;
}

/** Questions that a player may answer beforehand, once for all. */
export interface Standing<C, V, Side extends string> {
  /** Why `side` cannot give these orders, or `null`. */
  check(side: Side, orders: StandingOrders): Refusal | null;
  /**
   * What the orders of `side`, which must decide, say to the present question; `null` when it is to be asked. May look
   * at what `side` itself may see, and must not take longer when something hidden is real.
   */
  answer(view: V, orders: StandingOrders, offers: () => readonly Offered<C>[]): C | null;
}

export interface Game<S, C, E, V, Side extends string> {
  readonly rules: Rules<S, C, E, V, Side>;
  /** Reads the options of a match, and fills in what is left out. */
  readonly optionsSchema: z.ZodType<Readonly<Record<string, unknown>>>;
  /** All options that a state was made with. */
  optionsOf(state: S): Readonly<Record<string, unknown>>;
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
  /** What changes in the cells of one viewer when the view `before` becomes `after`. */
  cellChanges(before: V, after: V): CellChanges;
  /** The view of a match that ended by resignation, which is no matter of the rules. */
  resigned(view: V, winner: Side): V;
  /** The event of such an end. */
  resignation(winner: Side): E;
  readonly standing: Standing<C, V, Side>;
  readonly computer: ComputerPlayer<C, V, Side>;
}
