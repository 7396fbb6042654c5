/** What a rule is asked about: a game, the state it is in, and what has been worked out of that state. */
import { type Board, BoardPool, type LentBoard } from './board.ts';
import type { Game } from './game.ts';
import type { State } from './state.ts';
import type { SiegeView } from './view-shape.ts';
import type { Side } from './vocabulary.ts';

export interface Situation {
  readonly game: Game;
  readonly s: State;
  /** Worked out when first asked for, and right until the state changes: ask for it again rather than keep it. */
  readonly board: Board;
  /** Who has worked out what, for who asks about the same state. */
  readonly keeper: Keeper;
  /** Said by who has changed the state, before anybody asks again: what has been worked out of it is forgotten. */
  changed(): void;
}

/** A situation in which a side decides. */
export interface Turn extends Situation {
  readonly side: Side;
}

/** The situation of a state that is asked about once, and shares its board with nobody. */
export function situate(game: Game, s: State): Situation {
  return new Asking(new Keeper(game, s, new BoardPool()), undefined);
}

/** The side's turn in a situation, with whose board it looks. */
export function turnOf(situation: Situation, side: Side): Turn {
  return new Asking(situation.keeper, side);
}

/**
 * The situations of one game's states. That of the state last asked about is kept with its board, because who can act,
 * what is legal and whether a command is are asked one after the other, and of the same state. It stays right because
 * the rules alone change a state, by `apply` and `step`, and say afterwards that they have.
 */
export class Situations {
  readonly #game: Game;
  readonly #boards = new BoardPool();
  #last: Situation | undefined;

  constructor(game: Game) {
    this.#game = game;
  }

  of(s: State): Situation {
    if (this.#last?.s === s) return this.#last;
    this.#last?.changed();
    this.#last = new Asking(new Keeper(this.#game, s, this.#boards), undefined);
    return this.#last;
  }
}

/** Keeps what is worked out of one state from when it is first asked for until the state changes. */
class Keeper {
  readonly game: Game;
  readonly s: State;
  readonly #boards: BoardPool;
  board: LentBoard | undefined;
  /** What everybody may see of it. */
  seen: SiegeView | undefined;

  constructor(game: Game, s: State, boards: BoardPool) {
    this.game = game;
    this.s = s;
    this.#boards = boards;
  }

  lend(asked: Situation): LentBoard {
    this.board = this.#boards.lend(asked);
    return this.board;
  }

  forget(): void {
    this.seen = undefined;
    if (this.board === undefined) return;
    this.#boards.giveBack(this.board);
    this.board = undefined;
  }
}

/** One class for situations and turns: the engine finds the board of all of them at the same spot. */
class Asking<Decider extends Side | undefined> implements Situation {
  readonly game: Game;
  readonly s: State;
  readonly side: Decider;
  readonly keeper: Keeper;

  constructor(keeper: Keeper, side: Decider) {
    this.game = keeper.game;
    this.s = keeper.s;
    this.side = side;
    this.keeper = keeper;
  }

  get board(): Board {
    return this.keeper.board ?? this.keeper.lend(this);
  }

  changed(): void {
    this.keeper.forget();
  }
}
