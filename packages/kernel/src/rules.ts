/** What a game must say of itself so that the kernel, the server, the bots and the tests can run it. */
import type { Json } from './json.ts';
import type { Refusal, Result } from './result.ts';

/** Passed to everything that changes a state: chance, and the way to say what happened. */
export interface Ctx<E> {
  /** The next die, 1 to 6. */
  d6(): number;
  emit(event: E): void;
}

export type Viewer<Side extends string> = Side | 'spectator';

export interface Outcome<Side extends string> {
  /** `null` for a draw. */
  readonly winner: Side | null;
  /** Kebab-case reason, such as `leaders-slain`. */
  readonly reason: string;
  /** The rule case that ended the game. */
  readonly case: string;
}

/** An exact chance: `n` in `d`. */
export interface Chance {
  readonly n: number;
  readonly d: number;
}

export interface OddsModifier {
  readonly case: string;
  readonly label: string;
  /** What it adds to the rating it modifies. */
  readonly value: number;
}

/** What may come of dice. */
export interface OddsOutcome {
  readonly kind: string;
  readonly label: string;
  readonly chance: Chance;
  /** The place on the map where it comes about, where dice have a say in that. */
  readonly hex?: string;
}

/** The exact odds of a command that rolls dice, taken from the tables that decide it. */
export interface Odds {
  readonly outcomes: readonly OddsOutcome[];
  readonly modifiers: readonly OddsModifier[];
  /** What is rolled on what, in words: `E against armour 4: 5-6 on two dice`. */
  readonly roll: string;
  /** What is rolled after it, where one of these outcomes leads on to another throw. */
  readonly next?: OddsNext;
}

/** A throw that follows another, and what may come of it. */
export interface OddsNext {
  readonly roll: string;
  readonly outcomes: readonly OddsOutcome[];
  readonly next?: OddsNext;
}

/** A legal command with what it costs and what may come of it. */
export interface Offered<C> {
  readonly command: C;
  /** In the game's own unit: halves of movement points in the siege games. */
  readonly cost?: number;
  readonly odds?: Odds;
}

/** One thing that is wrong with a written position, and where: the path of the field, such as `units.3.hex`. */
export interface PositionFault {
  readonly at: string;
  readonly case?: string;
  readonly message: string;
}

/** A state, and what one viewer was shown of it. */
export interface Shown<S, V> {
  readonly state: S;
  readonly view: V;
}

/**
 * A game. `S` is plain JSON and is changed in place by `apply` and `step` only; `C` is what a player asks for, `E`
 * what happened, `V` what a viewer may know.
 */
export interface Rules<S, C, E, V, Side extends string = string> {
  readonly id: string;
  readonly version: string;
  /**
   * Earlier versions that this one carries on: each match begun under one of them is the same under this one, to the last
   * hash, as the records that are kept of them prove. A match of any other version is kept, and not played on.
   */
  readonly carries?: readonly string[];
  readonly title: string;
  /** In the order of the seats: the attacker first, where a game has one. It does not say who begins. */
  readonly sides: readonly [Side, Side];

  /** A new game, settled to its first decision. Throws on options that the game does not have. */
  create(options: Readonly<Record<string, unknown>>): S;
  /** The state a written position stands for, settled to a decision; a game without this begins at its beginning only. */
  load?(position: unknown): Result<S, readonly PositionFault[]>;
  /** Who must decide now; empty when the game is over. */
  deciders(state: S): readonly Side[];
  /** Ids of the side's own pieces that have something to do in the present decision. */
  actors(state: S, side: Side): readonly string[];
  /**
   * Kinds of commands, by their `type`, of which there are too many to list, such as ways across an open table: `legal` lists
   * a sample of these, and `check` alone tells what is legal. Without it `legal` lists everything.
   */
  readonly sampled?: ReadonlySet<string>;
  /**
   * Every legal command of `side`; with `actor`, only those of that piece; with `null`, only those of no piece. Of the kinds
   * that are `sampled` only representatives, the same for the same state, each of which `check` accepts; a piece that can give
   * such a command at all has at least one of its kind among them. `check` is the truth.
   */
  legal(state: S, side: Side, actor?: string | null): Iterable<C>;
  /** Why `command` is not legal for `side` now, or `null`. Never changes the state. */
  check(state: S, side: Side, command: C): Refusal | null;
  /**
   * Where a piece can go that is not bound to what `legal` lists: a shape for the board to draw, in the game's own form. For
   * a game that has `sampled` kinds. It promises nothing that `check` does not.
   */
  reach?(state: S, side: Side, actor: string): Json;
  /**
   * What bars the command whoever must decide now, and at whatever point of play: a better reason than that somebody else
   * must decide. Never changes the state.
   */
  bars?(state: S, side: Side, command: C): Refusal | null;
  /** Carries out a legal command. Anything after it that needs no decision is left to `step`. */
  apply(state: S, side: Side, command: C, ctx: Ctx<E>): void;
  /** One automatic step of the top frame; false when somebody must decide or the game is over. */
  step(state: S, ctx: Ctx<E>): boolean;
  clone(state: S): S;
  /**
   * Lets `after`, which a command has made of a clone of `before`, hold the very objects of `before` where they are equal.
   * For who keeps many states; neither may be changed afterwards. With itself, a state that nothing has gone before shares
   * what it can with those of other matches.
   */
  share?(before: S, after: S): void;
  outcome(state: S): Outcome<Side> | null;
  /**
   * Builds up from nothing what `viewer` may know. `common`: the spectator's view of the same state, of which a player's view
   * may take over what everybody knows. `earlier`: what the same viewer was shown of an earlier state, of which it may take
   * over what that state shares with this one.
   */
  view(state: S, viewer: Viewer<Side>, common?: V, earlier?: Shown<S, V>): V;
  /** The event as `viewer` may know it; `null` when it may not know of it at all. */
  redact(event: E, viewer: Viewer<Side>): E | null;
  /**
   * Whether the event lets `side`, which decided, know what it could not know before: a die, a hidden counter, what an
   * enemy it could have stopped does next.
   */
  reveals(event: E, side: Side): boolean;
  /** Cost and odds of a command that `check` accepts. */
  offer(state: S, side: Side, command: C): Offered<C>;
  /** `offer` of everything in `legal`, for a game that finds the costs along with the commands. */
  offers?(state: S, side: Side, actor?: string | null): Iterable<Offered<C>>;
}
