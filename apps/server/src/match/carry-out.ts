/** What becomes of a position, its log and its history when a command is carried out; nothing is written yet. */
import {
  err,
  keepSteps,
  type LogBody,
  type LogEntry,
  nextEntry,
  ok,
  type Result,
  stateHash,
  streamDice,
  submit,
} from '@warbeacon/kernel';
import type { Game } from './game.ts';
import type { Happening } from './history.ts';
import type { Position } from './load-match.ts';
import { sha256 } from './sha256.ts';
import { Sight } from './what-they-see.ts';

/** A position, and the entries and happenings that have led to it and are still to be written down and told. */
export interface Carried<S, C, E, V, Side extends string> {
  readonly position: Position<S, C, E, V, Side>;
  readonly entries: readonly LogEntry[];
  readonly happenings: readonly Happening<E>[];
  readonly winner: Side | null;
}

export interface Means<S, C, E, V, Side extends string> {
  readonly game: Game<S, C, E, V, Side>;
  /** M of the dice. */
  readonly key: Uint8Array;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The last entry of a match that ends so. */
  readonly closing: (winner: Side | null, reason: string) => LogBody;
}

/** Carries out a command in `before`, or says why not. */
export function carryOut<S, C, E, V, Side extends string>(
  { game, key, at, closing }: Means<S, C, E, V, Side>,
  { position: before, entries, happenings }: Carried<S, C, E, V, Side>,
  side: Side,
  commandId: string,
  command: C,
): Result<Carried<S, C, E, V, Side>> {
  const { rules } = game;
  const { state, last, nextIndex } = before;
  const done = submit(rules, state, side, command, streamDice(key, { index: nextIndex }));
  if (!done.ok) return err(done.error);
  const { state: after, events, dice } = done.value;
  const entry = nextEntry(
    last,
    at,
    {
      kind: 'command',
      index: nextIndex,
      side,
      commandId,
      command,
      moverLink: '',
      opponentLink: '',
      dice,
      stateHash: stateHash(after, sha256),
    },
    sha256,
  );
  const outcome = rules.outcome(after);
  const added =
    outcome === null ? [entry] : [entry, nextEntry(entry, at, closing(outcome.winner, outcome.reason), sha256)];
  const ply = before.ply + 1;
  return ok({
    position: {
      ...before,
      state: after,
      last: added.at(-1) ?? entry,
      stateSeq: entry.seq,
      ply,
      nextIndex: nextIndex + 1,
      closed: outcome !== null,
      steps: keepSteps(rules, before.steps, { side, before: state, after, events }),
      sight: new Sight(game, after, null),
    },
    entries: [...entries, ...added],
    happenings: [...happenings, { ply, side, at, events }],
    winner: outcome?.winner ?? null,
  });
}
