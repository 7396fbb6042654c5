/** The log's JSON as it comes back from the database. */
import type { LogBody, LogEntry } from '@warbeacon/kernel';
import { z } from 'zod';

const hexSchema = z.string().regex(/^([0-9a-f]{2})*$/);
const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);

const bodySchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('open'),
    matchId: z.string(),
    game: z.string(),
    rulesVersion: z.string(),
    rulesHash: hashSchema,
    options: z.record(z.string(), z.unknown()),
    commitment: hashSchema,
    stateHash: hashSchema,
  }),
  z.strictObject({
    kind: z.literal('anchor'),
    side: z.string(),
    anchor: hashSchema,
    links: z.number().int().positive(),
  }),
  z.strictObject({
    kind: z.literal('command'),
    index: z.number().int().min(0),
    side: z.string(),
    commandId: z.string(),
    command: z.unknown(),
    moverLink: hexSchema,
    opponentLink: hexSchema,
    dice: z.array(z.number().int().min(1).max(6)),
    stateHash: hashSchema,
  }),
  z.strictObject({ kind: z.literal('takeback'), side: z.string(), commandId: z.string(), stateHash: hashSchema }),
  z.strictObject({
    kind: z.literal('spent'),
    index: z.number().int().min(0),
    side: z.string(),
    moverLink: hexSchema,
    opponentLink: hexSchema,
  }),
  z.strictObject({ kind: z.literal('close'), winner: z.string().nullable(), reason: z.string(), secret: hexSchema }),
]) satisfies z.ZodType<LogBody>;

const rowSchema = z.object({
  seq: z.number().int().min(0),
  at: z.number().int(),
  body: z.string(),
  prev: hashSchema,
  hash: hashSchema,
});

/** Throws when the row is not one that we could have written. */
export function parseLogRow(row: unknown): LogEntry {
  const { body, ...rest } = rowSchema.parse(row);
  return { ...rest, body: bodySchema.parse(JSON.parse(body)) };
}
