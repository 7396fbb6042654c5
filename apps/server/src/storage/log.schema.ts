/** JSON as it comes back from the database: rows of the log, options, standing orders. */
import type { LogEntry } from '@warbeacon/kernel';
import { logBodySchema } from '@warbeacon/protocol';
import { z } from 'zod';

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);
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
  return { ...rest, body: logBodySchema.parse(JSON.parse(body)) };
}

const optionsSchema = z.record(z.string(), z.json());

/** Throws when the options of a match are none. */
export function parseOptionsCell(text: string): Readonly<Record<string, unknown>> {
  return optionsSchema.parse(JSON.parse(text));
}

/** Standing orders of a seat, which its game has still to read. */
export function parseOrdersCell(text: string): unknown {
  const json: unknown = JSON.parse(text);
  return json;
}
