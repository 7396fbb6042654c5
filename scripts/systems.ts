/**
 * The systems of rules whose cases are counted: what the games of a family have in common, and each game. Where a number
 * is written without a system, it is of the first that it can be of.
 */
export const COMMON = 'standard';
/** Cases of chapters up to this one are those that the games have in common. */
export const LAST_COMMON_CHAPTER = 10;
export const GAMES = ['helms-deep', 'gondor'] as const;
export const SYSTEMS = [COMMON, ...GAMES] as const;
export type System = (typeof SYSTEMS)[number];

/** The game whose folder a file stands in; the first where it stands in none. */
export function gameOf(file: string): System {
  return GAMES.find((game) => file.includes(`/${game}/`)) ?? GAMES[0];
}
