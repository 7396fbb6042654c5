/** What is written down of a game between bots, and what is played to measure them. */
export interface Game {
  readonly seed: number;
  readonly winner: string | null;
  readonly reason: string;
  readonly case: string;
  readonly turn: number;
  readonly commands: number;
  readonly seconds: number;
  /** Of case 9.1, of each army that can lose heart, when the game was over. */
  readonly points: Readonly<Record<string, number>>;
  /** Turns in which each side had the choice of what is counted. */
  readonly offered: Readonly<Record<string, number>>;
  /** How often it was chosen, or happened. */
  readonly used: Readonly<Record<string, number>>;
  /** Of each turn from the first on, what is counted by turns. */
  readonly byTurn: Readonly<Record<string, readonly number[]>>;
}

/** Games between two bots. */
export interface Series {
  /** The besieger first. */
  readonly bots: readonly [string, string];
  readonly games: number;
  readonly play: (seed: number) => Game;
}

export interface Bench {
  /** For the head of the table: the sides, then the armies whose points it gives, by their names in `Game.points`. */
  readonly sides: readonly [string, string];
  readonly armies: Readonly<Record<string, string>>;
  /** Games between captains, and as many others as go with them; those first. */
  series(games: number): readonly Series[];
  /** Further tables. */
  tables(played: readonly Played[]): readonly string[];
}

export interface Played {
  readonly series: Series;
  readonly games: readonly Game[];
}

export class Tally {
  readonly #counts = new Map<string, number>();

  add(name: string, count = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + count);
  }

  toRecord(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }
}
