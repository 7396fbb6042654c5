/** What a rule is asked about: a game, the state it is in, and the board of that state. */
import { type Board, BoardPool, type LentBoard } from './cases/board.ts';
import type { Game } from './game.ts';
import type { State } from './state.ts';
import type { Side } from './words.ts';

export interface Situation {
  readonly game: Game;
  readonly s: State;
  /** Worked out when first asked for, and right until the state changes: ask for it again rather than keep it. */
  readonly board: Board;
  /** Said by who has changed the state, before anybody looks at the board again: the old one is given back. */
  changed(): void;
}

/** A situation in which a side decides. */
export interface Turn extends Situation {
  readonly side: Side;
}

/** The situation of a state that is asked about once, and shares its board with nobody. */
export function situate(game: Game, s: State): Situation {
  return new BorrowingSituation(game, s, new BoardPool());
}

/** The side's turn in a situation, with whose board it looks. */
export function turnOf(situation: Situation, side: Side): Turn {
  return new SharingTurn(situation, side);
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
    this.#last = new BorrowingSituation(this.#game, s, this.#boards);
    return this.#last;
  }
}

class BorrowingSituation implements Situation {
  readonly game: Game;
  readonly s: State;
  readonly #boards: BoardPool;
  #board: LentBoard | undefined;

  constructor(game: Game, s: State, boards: BoardPool) {
    this.game = game;
    this.s = s;
    this.#boards = boards;
  }

  get board(): Board {
    return (this.#board ??= this.#boards.lend(this));
  }

  changed(): void {
    if (this.#board === undefined) return;
    this.#boards.giveBack(this.#board);
    this.#board = undefined;
  }
}

class SharingTurn implements Turn {
  readonly game: Game;
  readonly s: State;
  readonly side: Side;
  readonly #situation: Situation;

  constructor(situation: Situation, side: Side) {
    this.game = situation.game;
    this.s = situation.s;
    this.side = side;
    this.#situation = situation;
  }

  get board(): Board {
    return this.#situation.board;
  }

  changed(): void {
    this.#situation.changed();
  }
}
