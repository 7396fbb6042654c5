/**
 * The systems of rules whose cases are counted: what the siege games have in common, each of these, and the parts of the
 * skirmish. Where a number is written without a system, it is of the first that it can be of.
 */
export const COMMON = 'standard';
/** Cases of chapters up to this one are those that the games have in common. */
export const LAST_COMMON_CHAPTER = 10;
export const GAMES = ['helms-deep', 'gondor'] as const;

/** The systems of the skirmish, by the letter of their cases: `S-25`. */
export const SKIRMISH = {
  S: 'skirmish',
  A: 'skirmish-advanced',
  X: 'skirmish-house',
  M: 'skirmish-geometry',
} as const;
/** The page of the skirmish tells the rules; it may tell its house values and its geometry besides, case by case. */
export const SKIRMISH_PAGE = {
  file: 'packages/skirmish/SPEC.md',
  systems: [SKIRMISH.S, SKIRMISH.A],
  retold: [SKIRMISH.X, SKIRMISH.M],
} as const;

export const SYSTEMS = [COMMON, ...GAMES, ...Object.values(SKIRMISH)] as const;
export type System = (typeof SYSTEMS)[number];

/** The siege game whose folder a file stands in; the first where it stands in none. */
export function gameOf(file: string): System {
  return GAMES.find((game) => file.includes(`/${game}/`)) ?? GAMES[0];
}

/** The system of one of the skirmish's cases; none for `R-48`, a ruling, which is told and not counted. */
export function skirmishSystem(id: string): System | undefined {
  return Object.entries(SKIRMISH).find(([letter]) => id.startsWith(`${letter}-`))?.[1];
}
