/** What a computer player is: it sees what its side may see and picks among what is legal, nothing else. */
import type { Offered } from '@warbeacon/kernel';

export interface BotInput<C, V, Side extends string> {
  /** What `side` may know. */
  readonly view: V;
  readonly side: Side;
  /** Every legal command with its cost and odds; computed when asked for, because it is not always needed whole. */
  readonly options: () => readonly Offered<C>[];
  /** Of those, the ones of one piece; with `null`, the ones of no piece, such as `done`. */
  readonly optionsOf: (piece: string | null) => readonly Offered<C>[];
  /** At least 0 and less than 1. */
  readonly random: () => number;
  /** The same number each time for the same words, at this seat of this match; at least 0 and less than 1. */
  readonly lot: (of: string) => number;
}

export interface Bot<C, V, Side extends string> {
  /** Shown to people beside the seat. */
  readonly name: string;
  /** One of the commands of `options`. Throws when there are none, since then it is not the bot's decision. */
  choose(input: BotInput<C, V, Side>): C;
}
