/** A siege game as a host knows it: its rules, how it is spelled, and what is to be known of its questions. */
import { err, ok, type Offered, type Refusal, type Result, type Rules } from '@warbeacon/kernel';
import type { z } from 'zod';
import { parsePosition } from '../notation/position.ts';
import type { Assault, MarchOrder, MarchPlan } from './marches.ts';
import type { RangeShown, ZonesShown } from './reach.ts';
import { endingOf, isOneQuestion } from './decision.ts';
import type { Game } from './game.ts';
import { type SmallBoard, smallBoard, type SmallPieces, smallPieces } from './picture.ts';
import type { Handicap } from './handicap.ts';
import { courageLeft } from './margin.ts';
import { makeRules } from './rules.ts';
import type { State } from './state.ts';
import type { SiegeView } from './view-shape.ts';
import type { PoolName, Side } from './vocabulary.ts';

/** How a game is spelled where it crosses a wire: by this the messages of a match are made and read. */
export interface SiegeCodec<C, E, V, S extends string, O> {
  readonly sides: readonly [S, S];
  readonly command: z.ZodType<C>;
  readonly event: z.ZodType<E>;
  readonly view: z.ZodType<V>;
  /** Sections of a view that are kept entry by entry, and the one of them in which a side knows more than others. */
  readonly keyed: {
    readonly sections: readonly string[];
    readonly known: { readonly section: string; readonly member: string };
  };
  readonly orders: z.ZodType<O>;
  readonly noOrders: O;
}

/** Questions that a player may answer beforehand, once for all. */
export interface Standing<C, V, S extends string, O> {
  /** Of a seat that has said nothing. */
  readonly none: O;
  readonly schema: z.ZodType<O>;
  /** Why `side` cannot give these orders, or `null`. */
  check(side: S, orders: O): Refusal | null;
  /**
   * What the orders say to the present question; `null` when it is to be asked. `isOnlyToEnd`: nothing is left in the step but
   * to end it.
   */
  answer(view: V, orders: O, offers: () => readonly Offered<C>[], isOnlyToEnd: () => boolean): C | null;
}

export interface SiegeParts<C, E, V, S extends string, O> {
  readonly game: Game;
  readonly codec: SiegeCodec<C, E, V, S, O>;
  readonly standing: Standing<C, V, S, O>;
  /** The orders for many pieces that are sent to a goal, one piece at each pull. */
  march(
    game: Game,
    rules: Rules<State, C, E, V, S>,
    state: State,
    side: S,
    orders: readonly MarchOrder[],
  ): Generator<undefined, MarchPlan<C>>;
  /** The attacks of many in melee, one unit at each pull. */
  assault(
    game: Game,
    rules: Rules<State, C, E, V, S>,
    state: State,
    side: S,
    who: Assault,
  ): Generator<undefined, MarchPlan<C>>;
  readonly reach: {
    zones(game: Game, view: SiegeView): ZonesShown;
    range(game: Game, view: SiegeView, piece: string): Result<RangeShown>;
  };
  /** [9.0] Of each side, the pool on whose heart its victory hangs; absent where nobody loses heart. */
  readonly courage?: Readonly<Record<S, PoolName>>;
  readonly handicap?: Handicap<S>;
}

export interface Siege<C, E, V, S extends string, O>
  extends Omit<SiegeParts<C, E, V, S, O>, 'march' | 'assault' | 'reach' | 'courage'> {
  readonly rules: Rules<State, C, E, V, S>;
  readonly optionsSchema: z.ZodType<Readonly<Record<string, unknown>>>;
  optionsOf(state: State): Readonly<Record<string, unknown>>;
  parseCommand(json: unknown): Result<C>;
  isOneQuestion(view: V): boolean;
  ending(view: V): C | null;
  clock(view: V): { readonly turn: number; readonly phase: string };
  /** The orders for pieces of `side` that are sent to a goal together; worked out bit by bit. The state is not changed. */
  march(state: State, side: S, orders: readonly MarchOrder[]): Generator<undefined, MarchPlan<C>>;
  /** [7.31] The attacks of `side` where melees are declared, each on whom it is likeliest to hit. The state is not changed. */
  assault(state: State, side: S, who: Assault): Generator<undefined, MarchPlan<C>>;
  /** What is worked out of a view alone, so that it tells nobody more than the view does. */
  readonly reach: {
    /** [6.0] The zones of control of both sides. */
    zones(view: V): ZonesShown;
    /** [7.1] How far a unit shoots, what it sees there, and what is in its way; or why nothing is to be said of the piece. */
    range(view: V, piece: string): Result<RangeShown>;
  };
  /** By how much `winner` has won, in hundredths of its courage; absent where the rules count nothing that tells. */
  margin?(state: State, winner: S): number;
  /** The board, small, for lists of matches. */
  readonly picture: { readonly board: SmallBoard; pieces(view: V): SmallPieces };
  /** The view of a match that ended by resignation, agreement or time, which is no matter of the rules; and its event. */
  ended(view: V, end: { readonly winner: S | null; readonly reason: string }): V;
  endEvent(end: { readonly winner: S | null; readonly reason: string }): E;
}

/** Stands where a rule case would: no case of the rules ends a game so. */
const NO_CASE = '';

/** The game for a host, in the game's own words: those of its codec, which has read all that comes from outside. */
export function makeSiege<C, E, V extends SiegeView, S extends Side, O>(
  parts: SiegeParts<C, E, V, S, O>,
): Siege<C, E, V, S, O> {
  const { game, courage } = parts;
  // What the rules of a siege say is spelled with the words of its game alone: its tables have given them. So it is of the
  // types that its schemas make, and here, once, is said so.
  const rules = makeRules(game) as unknown as Rules<State, C, E, V, S>;
  return {
    ...parts,
    rules: {
      ...rules,
      load(position) {
        const loaded = parsePosition(game, position);
        if (!loaded.ok) return loaded;
        const { state, dice } = loaded.value;
        if (dice !== undefined) return err([{ at: 'dice', message: 'A match throws its own dice.' }]);
        if (rules.deciders(state).length === 0) return err([{ at: 'outcome', message: 'The game is over here.' }]);
        return ok(state);
      },
    },
    optionsSchema: game.options.schema as unknown as Siege<C, E, V, S, O>['optionsSchema'],
    optionsOf: ({ options }) => ({ ...options }),
    parseCommand: (json) => game.commands.parse(json) as Result<C>,
    isOneQuestion: (view) => isOneQuestion(game.decisions, view),
    ending: (view) => endingOf(game.decisions, view) as C | null,
    clock: ({ turn, phase }) => ({ turn, phase }),
    march: (state, side, orders) => parts.march(game, rules, state, side, orders),
    assault: (state, side, who) => parts.assault(game, rules, state, side, who),
    reach: {
      zones: (view) => parts.reach.zones(game, view),
      range: (view, piece) => parts.reach.range(game, view, piece),
    },
    ...(courage === undefined ? {} : { margin: (state, winner) => courageLeft(game, state, courage[winner]) }),
    picture: { board: smallBoard(game), pieces: (view) => smallPieces(game, view) },
    ended: (view, { winner, reason }) => ({ ...view, decision: null, outcome: { winner, reason, case: NO_CASE } }),
    endEvent: ({ winner, reason }) => ({ type: 'over', winner, reason, case: NO_CASE }) as E,
  };
}
