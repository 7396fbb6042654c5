/** The games that these pages can show, a line for each: the only place in the client that names one. */
import type { Face } from '../face/face.ts';
import type { GameTitle } from '../face/title.ts';
import { title as gondor } from './gondor/title.ts';
import { title as helmsDeep } from './helms-deep/title.ts';
import { title as theFord } from './the-ford/title.ts';

interface Game {
  readonly title: GameTitle;
  /** Everything else, fetched when a match of it is shown. */
  face(): Promise<{ readonly face: Face }>;
}

const GAMES: readonly Game[] = [
  { title: helmsDeep, face: () => import('./helms-deep/face.ts') },
  { title: gondor, face: () => import('./gondor/face.ts') },
  { title: theFord, face: () => import('./the-ford/face.ts') },
];

const known = (id: string): Game | undefined => GAMES.find(({ title }) => title.id === id);

export const TITLES: readonly GameTitle[] = GAMES.map(({ title }) => title);

/** Nothing when these pages do not know the game. */
export const titleOf = (id: string): GameTitle | undefined => known(id)?.title;

/** Nothing when these pages do not know the game. */
export const loadFace = async (id: string): Promise<Face | undefined> => (await known(id)?.face())?.face;
