/** What crosses the socket of the lobby, and quick match over HTTP. */
import { z } from 'zod';
import { gameSchema, idSchema, matchSummarySchema, sideSchema } from './http.ts';

/**
 * `POST /api/quick`: looks for an opponent, by the usual options; `random` takes either side. Who looks already changes
 * what they wish and keeps their place. `DELETE` leaves off, or says that the match was found. `GET` asks how it stands.
 * All three answer a `QuickState`. Who looks keeps a socket in the lobby open, else they count as gone after some seconds.
 */
export const quickRequestSchema = z.strictObject({
  game: gameSchema,
  side: sideSchema,
  /** The match is to be rated: for accounts alone, and against one of about their own strength. */
  rated: z.boolean().optional(),
});
export type QuickRequest = z.infer<typeof quickRequestSchema>;
/** Of those who looked for the same game and side lately; milliseconds. */
const waitsSchema = z.strictObject({
  /** The middle of the waits of those who found somebody. */
  middle: z.number().int().nullable(),
  found: z.number().int(),
  gaveUp: z.number().int(),
});
export const quickStateSchema = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('none') }),
  z.strictObject({
    state: z.literal('seeking'),
    game: z.string(),
    side: sideSchema,
    waited: z.number().int(),
    rated: z.boolean(),
    /** Of a rated match: how many points an opponent may be away by now; `null` when anybody will do. */
    within: z.number().int().nullable(),
    waits: waitsSchema,
    /** A match on the list that would do, whose maker is there. */
    offer: matchSummarySchema.nullable(),
  }),
  z.strictObject({ state: z.literal('found'), matchId: idSchema }),
]);
export type QuickState = z.infer<typeof quickStateSchema>;

/** Message `mine` in the lobby: the first of one's own matches, again whenever one of them has changed. */
export const ownListSchema = z.strictObject({
  matches: z.array(matchSummarySchema),
  more: z.boolean(),
  /** Empty where there are no challenges to one, or of one's own; else the same while they are the same. */
  challenges: z.string(),
});
/** Message `found` in the lobby: an opponent was found by quick match, and the match is made. */
export const foundSchema = z.strictObject({ matchId: idSchema });
/**
 * The synced state of the lobby is cells: `open`, `live` and `over` hold JSON lists of ids, `more/<list>` is there when there
 * are others, and `match/<id>` holds the JSON of a summary.
 */
export const lobbyIdsSchema = z.array(idSchema);
