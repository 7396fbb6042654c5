/** The dice of one match: from the server's secret, the chains of its players as they stand, and the links of each command. */
import {
  anchorsOf,
  type Chains,
  type Dice,
  diceKey,
  type DiceTerms,
  fromHex,
  type Links,
  streamDice,
  toHex,
} from '@warbeacon/kernel';

export interface DiceParts {
  readonly matchId: string;
  /** 32 bytes: S of the dice. */
  readonly secret: Uint8Array;
  readonly rulesHash: Uint8Array;
  readonly sides: readonly string[];
  /** What is agreed on about the players' part in them; `undefined` where they have none. */
  readonly terms: DiceTerms | undefined;
}

export class DiceSource {
  readonly matchId: string;
  readonly terms: DiceTerms | undefined;
  readonly #parts: DiceParts;
  /** The key of the anchors that were in force last, which change a few times in a match. */
  #known: { readonly anchors: string; readonly key: Uint8Array } | undefined;

  constructor(parts: DiceParts) {
    this.#parts = parts;
    this.matchId = parts.matchId;
    this.terms = parts.terms;
  }

  /** Those of command `index`, thrown while `chains` are in force. */
  of(chains: Chains, index: number, { moverLink, opponentLink }: Links): Dice {
    return streamDice(this.#keyOf(chains), {
      index,
      moverLink: fromHex(moverLink),
      opponentLink: fromHex(opponentLink),
    });
  }

  #keyOf(chains: Chains): Uint8Array {
    const { sides, matchId, secret, rulesHash } = this.#parts;
    const both = anchorsOf(sides, chains);
    const anchors = both.map(toHex).join(' ');
    if (this.#known?.anchors !== anchors) {
      this.#known = { anchors, key: diceKey({ matchId, secret, rulesHash, anchors: both }) };
    }
    return this.#known.key;
  }
}
