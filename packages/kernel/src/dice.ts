/**
 * Dice that anyone can recompute after the match.
 *
 * The server draws a secret S and publishes a commitment to it before play. Each player may add the links of a hash
 * chain, anchored before play. From S, the anchors and the match comes a key; from the key, the index of the command and
 * the links revealed with it come the dice of that command. Once S is published everybody can check them. Where the
 * players contribute nobody alone can choose the dice; where they do not, whoever draws S could draw until it pleased.
 */
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concat, lengthPrefixed, u64be, utf8 } from './bytes.ts';

const NONE = new Uint8Array(0);

/** Where a command's dice come from. */
export interface Dice {
  /** The next die, 1 to 6. */
  d6(): number;
  /** Every die drawn from this source so far, in order. */
  readonly drawn: readonly number[];
}

/** Thrown by scripted dice that have run out; `submit` turns it into a refusal. */
export class DiceExhausted extends Error {
  override readonly name = 'DiceExhausted';
}

/** What a command of the match log contributes to its own dice. */
export interface Throw {
  /** Index of the command in the match; no two that were carried out have the same. */
  readonly index: number;
  /** The mover's next link; empty while the players do not contribute. */
  readonly moverLink?: Uint8Array;
  /** The opponent's next link in a strict match; else empty. */
  readonly opponentLink?: Uint8Array;
}

/** Commitment C to the 32 bytes of S, published before play. */
export function commitment(matchId: string, secret: Uint8Array): Uint8Array {
  return sha256(concat(lengthPrefixed('dice/v1/commit'), lengthPrefixed(matchId), lengthPrefixed(secret)));
}

/** One step down a contributor's hash chain: from link k to link k-1. */
export function previousLink(link: Uint8Array): Uint8Array {
  return sha256(concat(lengthPrefixed('dice/v1/link'), lengthPrefixed(link)));
}

/** The links 0 (the anchor) to `length` (the seed) of a contributor's hash chain. */
export function hashChain(seed: Uint8Array, length: number): Uint8Array[] {
  const links: Uint8Array[] = [seed];
  for (let k = length; k > 0; k--) links.push(previousLink(links[links.length - 1] ?? seed));
  return links.reverse();
}

export interface DiceKeyParts {
  readonly matchId: string;
  /** 32 bytes of the server's secret. */
  readonly secret: Uint8Array;
  readonly rulesHash: Uint8Array;
  /** Anchors in seat order, attacker first; empty bytes for a seat that does not contribute. */
  readonly anchors: readonly [Uint8Array, Uint8Array];
}

/** The key M of a match's dice: HKDF-SHA256 (RFC 5869). */
export function diceKey(parts: DiceKeyParts): Uint8Array {
  const salt = sha256(
    concat(
      lengthPrefixed('dice/v1/salt'),
      lengthPrefixed(parts.matchId),
      lengthPrefixed(parts.rulesHash),
      lengthPrefixed(parts.anchors[0]),
      lengthPrefixed(parts.anchors[1]),
    ),
  );
  return hkdf(sha256, parts.secret, salt, utf8('dice/v1/key'), 32);
}

/** The dice of one command. Blocks are computed when asked for; bytes of 252 and more are passed over (no bias). */
export function streamDice(key: Uint8Array, by: Throw): Dice {
  // Most commands throw no dice, and are not made to pay for it.
  let head: Uint8Array | undefined;
  const drawn: number[] = [];
  let block = NONE;
  let blockIndex = 0;
  let at = 0;
  return {
    drawn,
    d6() {
      for (;;) {
        if (at === block.length) {
          head ??= throwHead(by);
          block = hmac(sha256, key, concat(head, u64be(blockIndex++)));
          at = 0;
        }
        const byte = block[at++] ?? 0;
        if (byte < 252) {
          const die = (byte % 6) + 1;
          drawn.push(die);
          return die;
        }
      }
    },
  };
}

function throwHead(by: Throw): Uint8Array {
  return concat(
    lengthPrefixed('dice/v1/roll'),
    u64be(by.index),
    lengthPrefixed(by.moverLink ?? NONE),
    lengthPrefixed(by.opponentLink ?? NONE),
  );
}

/** Dice from a written queue, each 1 to 6, for positions and tests. */
export function scriptedDice(queue: readonly number[]): Dice {
  const drawn: number[] = [];
  return {
    drawn,
    d6() {
      const die = queue[drawn.length];
      if (die === undefined) throw new DiceExhausted('the scripted dice have run out');
      drawn.push(die);
      return die;
    },
  };
}

/** The key of an unshared game (engine, play-outs, tests), where the seed is known to the caller anyway. */
export function seedKey(seed: number | string): Uint8Array {
  return sha256(concat(lengthPrefixed('dice/v1/seed'), lengthPrefixed(String(seed))));
}

/** Dice as a log tells them; one too many asked for is a fault, not a crash, and shows as differing dice. */
export function trustedDice(logged: readonly number[]): Dice {
  const drawn: number[] = [];
  return {
    drawn,
    d6() {
      const die = logged[drawn.length] ?? 1;
      drawn.push(die);
      return die;
    },
  };
}
