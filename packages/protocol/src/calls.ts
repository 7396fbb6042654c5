/** A player of a match calls an arbiter, who decides in it. All over HTTP. */
import { z } from 'zod';
import { idSchema, sideSchema } from './http.ts';
import { wordsSchema } from './talk.ts';

/** `time`: that of the opponent is over, and one neither claims the win nor waits. */
export const CALL_REASONS = ['time', 'behaviour', 'fault', 'other'] as const;
export type CallReason = (typeof CALL_REASONS)[number];

/** `POST /api/calls`, by a player of a match that is being played against somebody. */
export const callSchema = z.strictObject({
  matchId: idSchema,
  reason: z.enum(CALL_REASONS),
  words: wordsSchema.optional(),
});
export type Call = z.input<typeof callSchema>;

/** `GET /api/calls/mine/:matchId`: what becomes of one's own last call in a match; `null` where there is none. */
export const ownCallSchema = z.strictObject({
  call: z.strictObject({ at: z.number().int(), reason: z.enum(CALL_REASONS), settled: z.boolean() }).nullable(),
});

/** `GET /api/calls`: those that nobody has settled yet, the oldest first. For arbiters and administrators. */
export const openCallSchema = z.strictObject({
  id: idSchema,
  at: z.number().int(),
  matchId: idSchema,
  game: z.string(),
  title: z.string(),
  /** Who has called, with which side. */
  by: z.string(),
  side: sideSchema,
  reason: z.enum(CALL_REASONS),
  words: z.string(),
  /** The sides of the match, with who plays them. */
  sides: z.array(z.strictObject({ side: sideSchema, name: z.string() })),
  clock: z.boolean(),
  rated: z.boolean(),
  /** The match is over: nothing can be decided in it any more. */
  over: z.boolean(),
  /** An arbiter has paused it. */
  held: z.boolean(),
  /** It is one's own case: one plays in the match, or has something to do with who does. */
  own: z.boolean(),
});
export type OpenCall = z.infer<typeof openCallSchema>;
export const openCallsSchema = z.strictObject({ calls: z.array(openCallSchema), more: z.boolean() });

const SECOND = 1000;
const MOST_GIVEN = 14 * 24 * 3600 * SECOND;
/** Both sides read it, and it stands in the record of the match for ever. */
const words = wordsSchema;
/** `POST /api/calls/:id`: what an arbiter decides. A pause settles nothing; everything else does, and ends a pause. */
export const rulingWishSchema = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('time'),
    words,
    /** Milliseconds by side. */
    gives: z
      .record(sideSchema, z.number().int().min(SECOND).max(MOST_GIVEN))
      .refine((gives) => [1, 2].includes(Object.keys(gives).length), 'to one side or both'),
  }),
  z.strictObject({ act: z.enum(['pause', 'resume', 'dismiss']), words }),
  z
    .strictObject({ act: z.literal('end'), words, winner: sideSchema.nullable(), counts: z.boolean() })
    .refine(({ winner, counts }) => counts || winner === null, 'what does not count has no winner'),
]);
export type RulingWish = z.input<typeof rulingWishSchema>;

const told = { seq: z.number().int().min(0), call: z.string(), words: z.string() } as const;
/** What an arbiter has decided, with the number of its entry in the log. */
export const toldRulingSchema = z.discriminatedUnion('act', [
  z.strictObject({ ...told, act: z.literal('time'), gives: z.record(z.string(), z.number().int()) }),
  z.strictObject({ ...told, act: z.enum(['pause', 'resume', 'dismiss']) }),
  z.strictObject({ ...told, act: z.literal('end'), winner: z.string().nullable(), counts: z.boolean() }),
]);
export type ToldRuling = z.infer<typeof toldRulingSchema>;
