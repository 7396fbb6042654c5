/** What a match is made with. Apart from what the pages read, which need none of it. */
import { clockSettingSchema } from '@warbeacon/clock';
import { z } from 'zod';
import { gameSchema, lessonSchema, levelSchema, ratingRangeSchema, sideSchema } from './http.ts';
import { challengedSchema } from './direct.ts';
import { watchingSchema } from './watching.ts';

const pointsSchema = z.number().int().min(0).max(4000).nullable();
const wantedRangeSchema = ratingRangeSchema
  .extend({ least: pointsSchema, most: pointsSchema })
  .refine(({ least, most }) => least === null || most === null || least <= most, 'the lower rating comes first');

/** `POST /api/matches`. */
export const createMatchSchema = z.strictObject({
  game: gameSchema,
  /** One of the game's sides, or `random`. */
  side: sideSchema,
  /** `same-screen`: both seats are one's own, for two who sit before one screen. */
  opponent: z.enum(['human', 'computer', 'same-screen']),
  /** Of the computer; the strongest, where it is left out. */
  level: levelSchema.optional(),
  visibility: z.enum(['private', 'listed']),
  /** What the players agree on; the game's own schema reads it, and fills in what is left out. */
  options: z.record(z.string(), z.unknown()).optional(),
  /** Where play begins, when not at the beginning: a position as the engine reads it, with its own options and no dice. */
  position: z.unknown().optional(),
  /**
   * The match is a lesson: a private one against the computer, from a position. It stands in no list, takes the place of
   * the lesson that its maker had before, and is kept for no longer than somebody is at it.
   */
  lesson: lessonSchema.optional(),
  /** To one person alone; private, and between people. */
  challenge: challengedSchema.optional(),
  /** Without one nobody's time is reckoned. Between people only. */
  clock: clockSettingSchema.optional(),
  /** Who may watch; anybody, where it is left out. */
  watching: watchingSchema.optional(),
  /**
   * The players' part in the dice: of who moves in each command, or, `strict`, of both, whose browsers must both be there then.
   * Strict dice are for two people at one sitting, not for a clock of days.
   */
  dice: z.enum(['shared', 'strict']).optional(),
  /** It changes the ratings of both. Between two accounts only, by the game's usual options, from its own beginning. */
  rated: z.boolean().optional(),
  /** Who may take the free seat of a rated match; anybody, when left out. */
  range: wantedRangeSchema.optional(),
  /** A rated match may be between a bot and a person; else it is between two of the same kind. */
  bots: z.boolean().optional(),
});
export type CreateMatch = z.infer<typeof createMatchSchema>;
