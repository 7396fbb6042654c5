/** Ratings: who leads, and how somebody came to theirs. */
import { z } from 'zod';
import { shownRatingSchema } from './http.ts';

const biasSchema = z.strictObject({ side: z.string(), points: z.number().int(), games: z.number().int() });

/** `GET /api/players`: of each game the best of those whose ratings are well known. Accounts alone stand here. */
export const leaderboardsSchema = z.strictObject({
  /** Rated matches that one must have played to stand in a list. */
  leastGames: z.number().int(),
  games: z.array(
    z.strictObject({
      game: z.string(),
      title: z.string(),
      players: z.array(
        z.strictObject({
          /** Those with equally many points share one. */
          rank: z.number().int(),
          name: z.string(),
          points: z.number().int(),
          games: z.number().int(),
        }),
      ),
      /** What the better side is worth in points; `null` until enough matches have been played to say so. */
      bias: biasSchema.nullable(),
      /** The same of what is played where players ask for it, by the names of its options; those alone of which it can be said. */
      scenarios: z.array(biasSchema.extend({ scenario: z.string() })),
    }),
  ),
});
export type Leaderboards = z.infer<typeof leaderboardsSchema>;

/** Of somebody in one game. */
export const ratingOfGameSchema = shownRatingSchema.extend({
  game: z.string(),
  games: z.number().int(),
  /** After each of the last matches, the oldest first. */
  history: z.array(z.strictObject({ at: z.number().int(), points: z.number().int() })),
});
export type RatingOfGame = z.infer<typeof ratingOfGameSchema>;
