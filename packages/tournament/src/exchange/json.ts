/** An event as one JSON document: its whole log, from which everything else follows. */
import { err, ok, type Result, refuse } from '@warbeacon/kernel';
import { z } from 'zod';
import { type Entry, entrySchema } from '../acts.ts';
import { fold } from '../fold.ts';
import type { EventState } from '../state.ts';

/** More than an event of the most entrants and rounds has. */
const MOST_ENTRIES = 1_000_000;

export const eventDocumentSchema = z.strictObject({
  kind: z.literal('warbeacon-event'),
  version: z.literal(1),
  entries: z.array(entrySchema).min(1).max(MOST_ENTRIES),
});
export type EventDocument = z.output<typeof eventDocumentSchema>;

export const eventToJson = (entries: readonly Entry[]): EventDocument => ({
  kind: 'warbeacon-event',
  version: 1,
  entries: [...entries],
});

/** What has the form of an event and folds to one. */
export function eventFromJson(
  document: unknown,
): Result<{ readonly entries: readonly Entry[]; readonly state: EventState }> {
  const read = eventDocumentSchema.safeParse(document);
  if (!read.success) {
    const [issue] = read.error.issues;
    return err(refuse('json-malformed', `This is no event: ${issue?.path.join('.')}: ${issue?.message}.`));
  }
  const { entries } = read.data;
  const state = fold(entries);
  return state.ok ? ok({ entries, state: state.value }) : state;
}

/** As JSON Schema, for programs that write such documents. */
export const eventDocumentJsonSchema = (): object => z.toJSONSchema(eventDocumentSchema);
