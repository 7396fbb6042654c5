/** The record of a match as a file: the whole log, open for anybody to check. */
import { err, type LogEntry, ok, type Result, refuse } from '@warbeacon/kernel';
import { z } from 'zod';

/** SHA-256, a link or a secret in hexadecimal; empty where there is none. */
const bytesSchema = z.string().regex(/^([0-9a-f]{64})?$/, '64 hexadecimal digits');
const hashSchema = z.string().regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits');
const nameSchema = z.string().max(200);
const countSchema = z.number().int().min(0);

/** What every entry of an arbiter has. */
const arbiter = {
  kind: z.literal('arbiter'),
  call: nameSchema,
  words: z.string().max(2000),
  stateHash: hashSchema,
} as const;

/** What one entry of the log says, as it stands in a record and in the database. */
export const logBodySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('open'),
    matchId: nameSchema,
    game: nameSchema,
    rulesVersion: nameSchema,
    rulesHash: hashSchema,
    options: z.record(z.string(), z.json()),
    /** Where play began, when not at the beginning. */
    position: z.json().optional(),
    /** The setting of the clock, where there is one. */
    clock: z.json().optional(),
    /** Who may watch, where not everybody may at once. */
    watching: z.json().optional(),
    /** What is agreed on about the players' part in the dice, where they may have one. */
    chains: z.enum(['shared', 'strict']).optional(),
    commitment: hashSchema,
    stateHash: hashSchema,
  }),
  z.strictObject({ kind: z.literal('pledge'), side: nameSchema, pledge: hashSchema, stateHash: hashSchema }),
  z.strictObject({
    kind: z.literal('anchor'),
    side: nameSchema,
    anchor: hashSchema,
    links: countSchema,
    stateHash: hashSchema.optional(),
  }),
  z.strictObject({
    kind: z.literal('command'),
    index: countSchema,
    side: nameSchema,
    commandId: nameSchema,
    command: z.json(),
    moverLink: bytesSchema,
    opponentLink: bytesSchema,
    dice: z.array(z.number().int()),
    byOrders: z.literal(true).optional(),
    stateHash: hashSchema,
  }),
  z.strictObject({ kind: z.literal('takeback'), side: nameSchema, commandId: nameSchema, stateHash: hashSchema }),
  z.strictObject({
    kind: z.literal('spent'),
    index: countSchema,
    side: nameSchema,
    moverLink: bytesSchema,
    opponentLink: bytesSchema,
    stateHash: hashSchema.optional(),
  }),
  z.strictObject({
    kind: z.literal('accord'),
    act: z.enum(['propose', 'withdraw', 'decline', 'accept', 'resume']),
    side: nameSchema,
    proposal: countSchema,
    what: z.discriminatedUnion('about', [
      z.strictObject({ about: z.literal('draw') }),
      z.strictObject({ about: z.literal('pause') }),
      z.strictObject({ about: z.literal('takeback') }),
      z.strictObject({ about: z.literal('clock'), clock: z.json() }),
    ]),
    stateHash: hashSchema,
  }),
  z.discriminatedUnion('act', [
    z.strictObject({
      kind: z.literal('clock'),
      act: z.enum(['start', 'refund']),
      ms: countSchema,
      stateHash: hashSchema,
    }),
    z.strictObject({ kind: z.literal('clock'), act: z.literal('hand'), side: nameSchema, stateHash: hashSchema }),
    z.strictObject({
      kind: z.literal('clock'),
      act: z.literal('rest'),
      side: nameSchema,
      does: z.json(),
      stateHash: hashSchema,
    }),
  ]),
  z.discriminatedUnion('act', [
    z.strictObject({ ...arbiter, act: z.literal('time'), gives: z.record(nameSchema, countSchema) }),
    z.strictObject({ ...arbiter, act: z.enum(['pause', 'resume', 'dismiss']) }),
    z.strictObject({ ...arbiter, act: z.literal('end'), winner: nameSchema.nullable(), counts: z.boolean() }),
  ]),
  z.strictObject({
    kind: z.literal('close'),
    winner: nameSchema.nullable(),
    reason: nameSchema,
    secret: bytesSchema,
  }),
]);

const entrySchema = z.strictObject({
  seq: countSchema,
  at: z.number().int(),
  body: logBodySchema,
  prev: hashSchema,
  hash: hashSchema,
});
const entriesSchema = z.array(entrySchema).min(1);

export const recordSchema = z.strictObject({ format: z.literal('warbeacon-record/1'), entries: entriesSchema });
export type MatchRecord = z.infer<typeof recordSchema>;

/**
 * `GET /api/matches/:id/log`: while the match is played its opening entry alone, then all of it. The opening entry of a
 * match that began from a position, which may hold what is hidden, comes with the rest; what commits the server to its
 * dice is told at once.
 */
export const logAnswerSchema = z.strictObject({
  complete: z.boolean(),
  commitment: hashSchema,
  entries: z.array(entrySchema),
});

export function makeRecord(entries: readonly LogEntry[]): {
  format: 'warbeacon-record/1';
  entries: readonly LogEntry[];
} {
  return { format: 'warbeacon-record/1', entries };
}

/** An answer that holds a record, whose opening entry has the commitment in it too. */
const finishedLogSchema = logAnswerSchema.extend({ commitment: hashSchema.optional(), entries: entriesSchema });

const FORMAT = 'warbeacon-record/1';
const formatSchema = z.object({ format: z.string().regex(/^warbeacon-record\/\d{1,9}$/) });

/** Deeper than anything a log holds; what is deeper could exhaust the stack of whoever reads it. */
const MOST_DEEP = 32;

function isDeeperThan(levels: number, json: unknown): boolean {
  if (typeof json !== 'object' || json === null) return false;
  return levels === 0 || Object.values(json).some((member) => isDeeperThan(levels - 1, member));
}

/**
 * The log of a record or of a server's answer. Refused are records of another form than ours, and what is none: then the
 * first field that is not as it should be is named.
 */
export function parseRecord(json: unknown): Result<readonly LogEntry[]> {
  if (isDeeperThan(MOST_DEEP, json)) return err(refuse('not-a-record', 'Not a record: it is nested too deep.'));
  const isAnswer = typeof json === 'object' && json !== null && 'complete' in json;
  const format = formatSchema.safeParse(json).data?.format ?? FORMAT;
  if (format !== FORMAT) {
    const message = `The record is written in the form ${format}, and only ${FORMAT} can be read here.`;
    return err(refuse('other-format', message));
  }
  const parsed = (isAnswer ? finishedLogSchema : recordSchema).safeParse(json);
  if (parsed.success) return ok(parsed.data.entries);
  const issue = parsed.error.issues[0];
  const path = issue?.path.map(String).join('.') ?? '';
  return err(
    refuse('not-a-record', `Not a record: ${path === '' ? '' : `${path}: `}${issue?.message ?? 'malformed'}.`),
  );
}
