/** A challenge to one person: over HTTP, and as the lobby tells of it. */
import { z } from 'zod';
import { idSchema, matchSummarySchema } from './http.ts';

/**
 * Whom `POST /api/matches` challenges by `challenge`: somebody with an account by name, or whoever has the other seat of a match
 * in which one sits. The match that is made is shown to the two of them alone. The challenged takes its free seat (`join`), or
 * declines; the challenger withdraws it (`DELETE /api/matches/ID`); after a while it is withdrawn by itself.
 */
export const challengedSchema = z.union([
  z.strictObject({ account: z.string().min(1).max(200) }),
  z.strictObject({ opponentOf: idSchema }),
]);
export type Challenged = z.infer<typeof challengedSchema>;

/** Why somebody declines, of which one is said. */
export const declineReasonSchema = z.enum(['not-now', 'other-game', 'other-options', 'too-long', 'no-reason']);
export type DeclineReason = z.infer<typeof declineReasonSchema>;
/** `POST /api/challenges/ID/decline`, by whom it is for. */
export const declineSchema = z.strictObject({ reason: declineReasonSchema });

const personSchema = z.strictObject({ name: z.string(), account: z.literal(true).optional() });
const directSchema = z.strictObject({
  matchId: idSchema,
  /** Who else it concerns: the challenger in what was received, the challenged in what was sent. */
  other: personSchema,
  game: z.string(),
  madeAt: z.number().int(),
  expiresAt: z.number().int(),
});
/** `GET /api/challenges`. */
export const challengesSchema = z.strictObject({
  received: z.array(directSchema.extend({ match: matchSummarySchema })),
  /** Those that wait for an answer, and those that were declined, until they are put away (`DELETE /api/challenges/ID`). */
  sent: z.array(directSchema.extend({ state: z.enum(['open', 'declined']), reason: declineReasonSchema.nullable() })),
});
export type Challenges = z.infer<typeof challengesSchema>;

/** `GET /api/challenges/wishes`, and with `strangers` alone `PUT`. */
export const challengeWishesSchema = z.strictObject({
  /** Whether those may challenge one with whom one has never played. */
  strangers: z.boolean(),
  /** Who may not. `DELETE /api/challenges/blocks/KEY` lets them again. */
  blocked: z.array(z.strictObject({ name: z.string(), key: z.string().regex(/^\d{1,16}$/) })),
});
export type ChallengeWishes = z.infer<typeof challengeWishesSchema>;
export const wishStrangersSchema = z.strictObject({ strangers: z.boolean() });
/** `POST /api/challenges/blocks`: whoever has sent one that challenge, or has that account, challenges one no more. */
export const blockSchema = z.union([
  z.strictObject({ challengeId: idSchema }),
  z.strictObject({ account: z.string().min(1).max(200) }),
]);
