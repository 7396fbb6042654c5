/**
 * What Verify finds out about the record of a match, wherever it is pressed: the whole log played again, what the players
 * have added to the dice, and how lucky they were.
 */
import { fromHex } from './bytes.ts';
import { type Contribution, contributionsOf } from './contributions.ts';
import { stateHash } from './hash.ts';
import { type Luck, luckOf } from './luck.ts';
import { entryHash, type LogEntry, type RecordFault, replaying } from './record.ts';
import type { Result } from './result.ts';
import type { Outcome, Rules } from './rules.ts';

export type Findings =
  | {
      readonly ok: true;
      /** Carried out, those included that were taken back. */
      readonly commands: number;
      /** The record has its last entry. */
      readonly closed: boolean;
      /** Every die was thrown again; else they were taken on trust. */
      readonly diceChecked: boolean;
      /** How the rules ended the game; `null` when it was broken off, resigned or is still played. */
      readonly outcome: Outcome<string> | null;
      /** Of the last state. */
      readonly hash: string;
      /** In the order of the sides. */
      readonly contributions: readonly Contribution[];
      readonly luck: readonly Luck[];
    }
  | { readonly ok: false; readonly fault: RecordFault };

/**
 * Yields after each entry that was looked at, so that whoever waits can be told and can do other things. `kindOf` names a
 * logged command for the luck of its dice.
 */
export function* verifying<S, C, E, V, Side extends string>(
  rules: Rules<S, C, E, V, Side>,
  entries: readonly LogEntry[],
  parse: (json: unknown) => Result<C>,
  kindOf: (command: unknown) => string,
): Generator<undefined, Findings> {
  const replayed = yield* replaying(rules, entries, parse, {});
  if (!replayed.ok) return { ok: false, fault: replayed.error };
  const { state, turns, diceChecked, last } = replayed.value;
  return {
    ok: true,
    commands: turns.filter(({ entry }) => entry.body.kind === 'command').length,
    closed: last.body.kind === 'close',
    diceChecked,
    outcome: rules.outcome(state),
    hash: stateHash(state),
    contributions: contributionsOf(rules.sides, entries),
    luck: luckOf(rules.sides, entries, kindOf),
  };
}

/** The state that the entries before entry `seq` lead to, or `undefined` where one of them is not sound or there are none. */
export function* leadingTo<S, C, E, V, Side extends string>(
  rules: Rules<S, C, E, V, Side>,
  entries: readonly LogEntry[],
  seq: number,
  parse: (json: unknown) => Result<C>,
): Generator<undefined, S | undefined> {
  if (seq === 0) return undefined;
  const replayed = yield* replaying(rules, entries.slice(0, seq), parse, {});
  return replayed.ok ? replayed.value.state : undefined;
}

/**
 * What dice and rules say of entry `seq`, which broke the chain, as it now stands behind those before it, which are sound:
 * whoever changed a die is shown which. `undefined` where they find nothing in it, or cannot tell.
 */
export function* faultWithin<S, C, E, V, Side extends string>(
  rules: Rules<S, C, E, V, Side>,
  entries: readonly LogEntry[],
  seq: number,
  parse: (json: unknown) => Result<C>,
): Generator<undefined, RecordFault | undefined> {
  const entry = entries[seq];
  const before = entries[seq - 1];
  if (entry === undefined || before === undefined || entry.seq !== seq) return undefined;
  const mended = { ...entry, prev: before.hash, hash: entryHash(before.hash, seq, entry.at, entry.body) };
  const last = entries[entries.length - 1]?.body;
  const secret = last?.kind === 'close' && /^[0-9a-f]{64}$/.test(last.secret) ? fromHex(last.secret) : undefined;
  const replayed = yield* replaying(rules, [...entries.slice(0, seq), mended], parse, { secret });
  return !replayed.ok && replayed.error.seq === seq ? replayed.error : undefined;
}
