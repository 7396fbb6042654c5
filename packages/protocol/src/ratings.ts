/** Ratings: what is shown of them, who leads, and what a challenge may ask for. */
import { z } from 'zod';

/** A rating as it is shown. */
export const shownRatingSchema = z.strictObject({
  points: z.number().int(),
  /** Too few matches have been played, or too long ago, to say much: it is shown with a question mark. */
  uncertain: z.boolean(),
});
export type ShownRating = z.infer<typeof shownRatingSchema>;

const pointsSchema = z.number().int().min(0).max(4000);
/** The ratings of those who may take the free seat; `null` is no bound. */
export const ratingRangeSchema = z
  .strictObject({ least: pointsSchema.nullable(), most: pointsSchema.nullable() })
  .refine(({ least, most }) => least === null || most === null || least <= most, 'the lower rating comes first');
export type RatingRange = z.infer<typeof ratingRangeSchema>;

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
      bias: z.strictObject({ side: z.string(), points: z.number().int(), games: z.number().int() }).nullable(),
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
