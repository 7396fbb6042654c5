/** Small pictures of boards, which follow the matches of a list. */
import { z } from 'zod';
import { gameSchema, idSchema } from './http.ts';

/** Matches in one request. */
export const MOST_PICTURES = 24;
/** The board of a game: see `SmallBoard` of the package `siege`. `GET /api/pictures/boards/GAME`. */
export const smallBoardSchema = z.strictObject({
  shoved: z.enum(['even', 'odd']),
  rows: z.array(z.string().max(99)).max(99),
});
export type SmallBoardData = z.infer<typeof smallBoardSchema>;

export const pictureSchema = z.strictObject({
  matchId: idSchema,
  game: gameSchema,
  /** When it stood so, in milliseconds since 1970. */
  at: z.number().int(),
  /** Hexes with units, by side. */
  pieces: z.record(z.string(), z.array(z.string().regex(/^\d{4}$/))),
});
export type Picture = z.infer<typeof pictureSchema>;
/** `GET /api/pictures?of=ID,ID`: of listed matches that anybody may watch, as late as each of them is told. */
export const picturesSchema = z.strictObject({ pictures: z.array(pictureSchema) });
