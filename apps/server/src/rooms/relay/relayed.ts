/**
 * What the host of a match tells a process that only watches: first how the match may be seen, then each change, numbered so
 * that a missing one shows. It is what spectators are shown, and as late; who sits where is for the process alone.
 */
import { z } from 'zod';

const cellsSchema = z.array(z.tuple([z.string(), z.string()]));

const beside = {
  ply: z.number().int(),
  /** The cell of that name, as JSON. */
  seats: z.string(),
  /** Sessions that have a seat, with their sides. */
  seated: z.array(z.tuple([z.string(), z.string()])),
  watchers: z.number().int(),
  aside: z.strictObject({ accords: z.string(), clock: z.string() }),
  news: z.number().int(),
  isOver: z.boolean(),
};

export const wholeSchema = z.strictObject({
  ...beside,
  /** Changes that were told before. */
  told: z.number().int(),
  /** Milliseconds by which the match is seen later. */
  behind: z.number(),
  cells: cellsSchema,
});
export type Whole = z.output<typeof wholeSchema>;

export const changeSchema = z.strictObject({
  ...beside,
  number: z.number().int(),
  set: cellsSchema,
  gone: z.array(z.string()),
  /** Each as spectators get it. */
  happenings: z.array(z.unknown()),
});
export type Change = z.output<typeof changeSchema>;
export type Beside = Pick<Change, keyof typeof beside>;

/** From the host to one that watches. `closed`: the host has the match no longer. */
export const relayNewsSchema = z.union([
  z.strictObject({ relay: z.string(), change: changeSchema }),
  z.strictObject({ relay: z.string(), closed: z.literal(true) }),
]);

/** What those who look on ask about the match. */
export const relayedQuestionSchema = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('history'), after: z.number().int().min(0) }),
  z.strictObject({ about: z.literal('past'), ply: z.number().int().min(0) }),
  z.strictObject({ about: z.literal('zones') }),
  z.strictObject({ about: z.literal('range'), piece: z.string() }),
]);
export type RelayedQuestion = z.output<typeof relayedQuestionSchema>;

export const relayedAnswerSchema = z.union([
  z.strictObject({ ok: z.literal(true), value: z.json() }),
  z.strictObject({ ok: z.literal(false), error: z.strictObject({ code: z.string(), message: z.string() }).loose() }),
]);
