/**
 * The match record: an append-only log in which every entry carries the hash of the one before. The record is the
 * truth and memory a cache: a state is rebuilt by replaying it, and anybody can check it.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { concat, fromHex, lengthPrefixed, toHex, utf8 } from './bytes.ts';
import { commitment, type Dice, diceKey, previousLink, streamDice } from './dice.ts';
import { rulesHash, stateHash } from './hash.ts';
import { canonicalJson } from './json.ts';
import { err, ok, type Refusal, type Result } from './result.ts';
import type { Rules } from './rules.ts';
import { play, why } from './submit.ts';

/** Hexadecimal of bytes; empty for none. */
type Hex = string;

export type LogBody<C = unknown> =
  /** Always the first entry. `commitment` is C of the dice stream; `rulesHash` names the rules that were in force. */
  | {
      readonly kind: 'open';
      readonly matchId: string;
      readonly game: string;
      readonly rulesVersion: string;
      readonly rulesHash: Hex;
      readonly options: Readonly<Record<string, unknown>>;
      readonly commitment: Hex;
      readonly stateHash: Hex;
    }
  /** A player's contribution to the dice begins, or begins anew after a lost chain. `links` is the chain's length. */
  | { readonly kind: 'anchor'; readonly side: string; readonly anchor: Hex; readonly links: number }
  /** A command that was carried out, the dice it drew and the hash of the state after it. */
  | {
      readonly kind: 'command';
      readonly index: number;
      readonly side: string;
      readonly commandId: string;
      readonly command: C;
      readonly moverLink: Hex;
      readonly opponentLink: Hex;
      readonly dice: readonly number[];
      readonly stateHash: Hex;
    }
  /** A command was refused after its link had been revealed: index and link are spent all the same. */
  | { readonly kind: 'spent'; readonly index: number; readonly side: string; readonly moverLink: Hex; readonly opponentLink: Hex }
  /** The match is over; the server's secret S is published. A resignation or adjudication names its reason. */
  | { readonly kind: 'close'; readonly winner: string | null; readonly reason: string; readonly secret: Hex };

/** One row of the log. `at` is the server's clock in milliseconds since 1970. */
export interface LogEntry<C = unknown> {
  readonly seq: number;
  readonly at: number;
  readonly body: LogBody<C>;
  /** Hash of the entry before; 64 zeros for the first. */
  readonly prev: Hex;
  readonly hash: Hex;
}

export const FIRST_PREV: Hex = '0'.repeat(64);

/** SHA-256 over the chain's label, the previous hash, the sequence number, the time and the body. */
export function entryHash(prev: Hex, seq: number, at: number, body: LogBody): Hex {
  return toHex(
    sha256(concat(lengthPrefixed('log/v1'), fromHex(prev), lengthPrefixed(utf8(canonicalJson({ seq, at, body }))))),
  );
}

/** The entry that continues a log after `last`. */
export function nextEntry<C>(last: LogEntry<C> | undefined, at: number, body: LogBody<C>): LogEntry<C> {
  const seq = last === undefined ? 0 : last.seq + 1;
  const prev = last === undefined ? FIRST_PREV : last.hash;
  return { seq, at, body, prev, hash: entryHash(prev, seq, at, body) };
}

export interface Replayed<S, C, E> {
  readonly state: S;
  readonly last: LogEntry<C>;
  /** Number of commands carried out. */
  readonly ply: number;
  /** The next index of the dice stream. */
  readonly nextIndex: number;
  /** Anchors in side order. */
  readonly anchors: readonly [Uint8Array, Uint8Array];
  readonly turns: readonly { readonly entry: LogEntry<C>; readonly events: readonly E[] }[];
}

/** Where a record departs from the truth. */
export interface RecordFault extends Refusal {
  /** Sequence number of the entry at fault. */
  readonly seq: number;
}

/**
 * Plays a log from its first entry and checks everything in it: chain, commitment, links, every die, every state hash.
 * `secret` is S; without it (a match still being played, seen from outside) the logged dice are taken on trust and all
 * else is checked. `parse` turns a logged command into one the rules know.
 */
export function replay<S, C, E, V, Side extends string>(
  rules: Rules<S, C, E, V, Side>,
  entries: readonly LogEntry[],
  parse: (json: unknown) => Result<C>,
  secret?: Uint8Array,
): Result<Replayed<S, C, E>, RecordFault> {
  const fault = (seq: number, code: string, message: string) => err<RecordFault>({ seq, code, message });
  const first = entries[0];
  if (first?.body.kind !== 'open') return fault(0, 'no-opening', 'The record does not begin with its opening entry.');
  const open = first.body;
  if (open.game !== rules.id) return fault(0, 'other-game', `The record is of ${open.game}, not of ${rules.id}.`);
  if (open.rulesHash !== toHex(rulesHash(rules))) {
    return fault(0, 'other-rules', `The record was played under version ${open.rulesVersion} of the rules.`);
  }
  const closing = entries[entries.length - 1]?.body;
  const s = secret ?? (closing?.kind === 'close' && closing.secret !== '' ? fromHex(closing.secret) : undefined);
  if (s !== undefined && toHex(commitment(open.matchId, s)) !== open.commitment) {
    return fault(0, 'wrong-secret', 'The published secret does not fit the commitment.');
  }

  const state = rules.create(open.options);
  if (stateHash(state) !== open.stateHash) return fault(0, 'wrong-state', 'The opening state is not the one recorded.');
  const anchors: [Uint8Array, Uint8Array] = [new Uint8Array(0), new Uint8Array(0)];
  const heads = new Map<string, Hex>();
  const turns: { entry: LogEntry<C>; events: readonly E[] }[] = [];
  let nextIndex = 0;
  let ply = 0;
  let last: LogEntry | undefined;
  let key: Uint8Array | undefined;

  for (const entry of entries) {
    const seq = last === undefined ? 0 : last.seq + 1;
    const prev = last === undefined ? FIRST_PREV : last.hash;
    if (entry.seq !== seq || entry.prev !== prev || entry.hash !== entryHash(prev, seq, entry.at, entry.body)) {
      return fault(seq, 'broken-chain', `Entry ${seq} is not the one that was written.`);
    }
    last = entry;
    const body = entry.body;
    switch (body.kind) {
      case 'open':
        if (seq !== 0) return fault(seq, 'second-opening', `Entry ${seq} opens the match again.`);
        break;
      case 'anchor': {
        const seat = rules.sides.findIndex((side) => side === body.side);
        if (seat !== 0 && seat !== 1) return fault(seq, 'unknown-side', `Entry ${seq} names an unknown side.`);
        anchors[seat] = fromHex(body.anchor);
        heads.set(body.side, body.anchor);
        key = undefined;
        break;
      }
      case 'spent':
      case 'command': {
        if (body.index < nextIndex) return fault(seq, 'spent-index', `Entry ${seq} uses a dice index for the second time.`);
        nextIndex = body.index + 1;
        const side = rules.sides.find((name) => name === body.side);
        if (side === undefined) return fault(seq, 'unknown-side', `Entry ${seq} names an unknown side.`);
        const other = rules.sides.find((name) => name !== side);
        for (const [owner, link] of [[side, body.moverLink], [other, body.opponentLink]] as const) {
          if (owner === undefined || link === '') continue;
          if (toHex(previousLink(fromHex(link))) !== heads.get(owner)) {
            return fault(seq, 'wrong-link', `Entry ${seq} holds a link that does not continue its chain.`);
          }
          heads.set(owner, link);
        }
        if (body.kind === 'spent') break;
        const command = parse(body.command);
        if (!command.ok) return fault(seq, command.error.code, `Entry ${seq}: ${command.error.message}`);
        const refusal = why(rules, state, side, command.value);
        if (refusal) return fault(seq, refusal.code, `Entry ${seq}: ${refusal.message}`);
        let dice = trustedDice(body.dice);
        if (s !== undefined) {
          key ??= diceKey({ matchId: open.matchId, secret: s, rulesHash: fromHex(open.rulesHash), anchors });
          dice = streamDice(key, {
            index: body.index,
            moverLink: fromHex(body.moverLink),
            opponentLink: fromHex(body.opponentLink),
          });
        }
        const events = play(rules, state, side, command.value, dice);
        if (dice.drawn.join() !== body.dice.join()) return fault(seq, 'wrong-dice', `Entry ${seq} records other dice than were thrown.`);
        if (stateHash(state) !== body.stateHash) return fault(seq, 'wrong-state', `Entry ${seq} leads to another position.`);
        turns.push({ entry: { ...entry, body: { ...body, command: command.value } }, events });
        ply++;
        break;
      }
      case 'close':
        if (seq !== entries.length - 1) return fault(seq, 'early-close', `Entry ${seq} closes a match that goes on.`);
        break;
    }
  }
  if (last === undefined) return fault(0, 'no-opening', 'The record is empty.');
  const lastBody = last.body;
  const lastEntry: LogEntry<C> =
    lastBody.kind === 'command' ? (turns[turns.length - 1]?.entry ?? { ...last, body: open }) : { ...last, body: lastBody };
  return ok({ state, last: lastEntry, ply, nextIndex, anchors, turns });
}

/** Dice as a log tells them; one too many asked for is a fault, not a crash, and shows as differing dice. */
function trustedDice(logged: readonly number[]): Dice {
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
