/** The games that these pages can show, a line for each: the only place in the client that names one. */
import type { Face } from '../face/face.ts';
import type { GameTitle } from '../face/title.ts';

/** Everything of a game is fetched when a page shows it: nobody loads a word of a game that they have nothing to do with. */
interface Game {
  /** What the pages that are no match show of it. */
  title(): Promise<{ readonly title: GameTitle }>;
  /** Everything else. */
  face(): Promise<{ readonly face: Face }>;
}

const GAMES: ReadonlyMap<string, Game> = new Map<string, Game>([
  ['helms-deep', { title: () => import('./helms-deep/title.ts'), face: () => import('./helms-deep/face.ts') }],
  ['gondor', { title: () => import('./gondor/title.ts'), face: () => import('./gondor/face.ts') }],
  ['the-ford', { title: () => import('./the-ford/title.ts'), face: () => import('./the-ford/face.ts') }],
]);

/** The usual one first. */
export const GAME_IDS: readonly string[] = [...GAMES.keys()];

export const knows = (id: string): boolean => GAMES.has(id);

const titles = new Map<string, GameTitle>();

/** What has been fetched of it; nothing of a game that these pages do not know. */
export const titleOf = (id: string): GameTitle | undefined => titles.get(id);

/** Fetches the titles of those that these pages know; afterwards `titleOf` has them. */
export async function loadTitles(ids: Iterable<string>): Promise<void> {
  const wanted = [...new Set(ids)].filter((id) => !titles.has(id));
  await Promise.all(
    wanted.map(async (id) => {
      const fetched = await GAMES.get(id)?.title();
      if (fetched) titles.set(id, fetched.title);
    }),
  );
}

/** Nothing when these pages do not know the game. */
export const loadFace = async (id: string): Promise<Face | undefined> => (await GAMES.get(id)?.face())?.face;
