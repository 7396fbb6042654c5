/**
 * A position of a match as it is kept beside the log, so that opening the match takes no longer the longer it is. It is a
 * cache: what is not right with it is found out, and the log is played from its beginning.
 */
import { createHash } from 'node:crypto';
import { type Accords, type Milestone, NO_ACCORDS, rulesHash, type Step, toHex } from '@warbeacon/kernel';
import { z } from 'zod';
import type { StoredSnapshot } from '../storage/matches.ts';
import { type ClockTable, NO_CLOCK } from './clock/table.ts';
import type { AnyGame, GameState } from './game.ts';

/** Answers to the commands before a snapshot that go with it; a repeat of an older one is stale, and so does no harm. */
const ANSWERS_KEPT = 100;
/** Commands that can still be taken back after a restart from a snapshot, which writes each position before one in full. */
const STEPS_WRITTEN = 10;

const hexSchema = z.string().regex(/^([0-9a-f]{64})?$/);
const countSchema = z.number().int().min(0);
const chainSchema = z.strictObject({
  pledge: hexSchema,
  anchor: hexSchema,
  links: countSchema,
  used: countSchema,
  head: hexSchema,
  pledges: countSchema,
  spent: countSchema,
});
const snapshotSchema = z.strictObject({
  /** Under which it was made: another version may write its states in another way. */
  rules: z.string(),
  ply: countSchema,
  nextIndex: countSchema,
  chains: z.record(z.string(), chainSchema),
  state: z.unknown(),
  steps: z.array(z.strictObject({ side: z.string(), before: z.unknown(), free: z.boolean().default(true) })),
  answered: z.array(z.tuple([z.string(), countSchema])),
  given: z.array(z.tuple([z.string(), countSchema])),
  // Not in snapshots of before there were any.
  accords: z.unknown().optional(),
  table: z.unknown().optional(),
});

/** A milestone of the record, and what the host of a match knows besides. */
export interface Snapshot extends Milestone<GameState> {
  /** The ply after each command, by `answerKey`; the latest last. */
  readonly answered: ReadonlyMap<string, number>;
  /** Commands that each side has given and taken back. */
  readonly given: ReadonlyMap<string, number>;
  readonly table: ClockTable;
}

export function makeSnapshot(
  game: AnyGame,
  { state, ply, nextIndex, chains, steps, answered, given, accords, table }: Snapshot,
): Pick<StoredSnapshot, 'body' | 'hash'> {
  const body = JSON.stringify({
    rules: toHex(rulesHash(game.rules)),
    ply,
    nextIndex,
    chains,
    state,
    steps: steps.slice(-STEPS_WRITTEN),
    answered: [...answered].slice(-ANSWERS_KEPT),
    given: [...given],
    accords,
    table,
  } satisfies z.input<typeof snapshotSchema>);
  return { body, hash: hashOf(body) };
}

/** `undefined` when it is not as it was written, or was made under other rules. */
export function readSnapshot(game: AnyGame, { body, hash }: StoredSnapshot): Snapshot | undefined {
  if (hashOf(body) !== hash) return undefined;
  const { success, data } = snapshotSchema.safeParse(JSON.parse(body));
  if (!success || data.rules !== toHex(rulesHash(game.rules))) return undefined;
  return {
    ...data,
    // The hash says that it is what these same rules wrote; the log's own hash of the state is checked besides.
    state: data.state as GameState,
    steps: data.steps as Step<GameState>[],
    accords: (data.accords ?? NO_ACCORDS) as Accords,
    table: (data.table ?? NO_CLOCK) as ClockTable,
    answered: new Map(data.answered),
    given: new Map(data.given),
  };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
