/** The games that these pages can show: the only place in the client that names one. */
import type { Face } from '../face/face.ts';
import type { GameCard, GameTitle } from '../face/title.ts';
import type { Hint } from '../face/hint.ts';
import type { Lesson } from '../face/lesson.ts';

/** Everything of a game is fetched when a page shows it: nobody loads a word of a game that they have nothing to do with. */
interface Game {
  /** For those who have not chosen it yet. */
  card(): Promise<{ readonly card: GameCard }>;
  /** For who begins a match, or sees one in a list. */
  title(): Promise<{ readonly title: GameTitle }>;
  /** For a match. */
  face(): Promise<{ readonly face: Face }>;
  /** For who learns it. */
  lessons?(): Promise<{ readonly lessons: readonly Lesson[] }>;
  /** For who plays it for the first time: of what no other game has. */
  hints?(): Promise<{ readonly hints: readonly Hint[] }>;
}

const GAMES: ReadonlyMap<string, Game> = new Map<string, Game>([
  [
    'helms-deep',
    {
      card: () => import('./helms-deep/card.ts'),
      title: () => import('./helms-deep/title.ts'),
      face: () => import('./helms-deep/face.ts'),
      lessons: () => import('./helms-deep/lessons.ts'),
      hints: () => import('./helms-deep/hints.ts'),
    },
  ],
  [
    'gondor',
    {
      card: () => import('./gondor/card.ts'),
      title: () => import('./gondor/title.ts'),
      face: () => import('./gondor/face.ts'),
      hints: () => import('./gondor/hints.ts'),
    },
  ],
  [
    'the-ford',
    {
      card: () => import('./the-ford/card.ts'),
      title: () => import('./the-ford/title.ts'),
      face: () => import('./the-ford/face.ts'),
      hints: () => import('./the-ford/hints.ts'),
    },
  ],
  [
    'skirmish',
    {
      card: () => import('./skirmish/card.ts'),
      title: () => import('./skirmish/title.ts'),
      face: () => import('./skirmish/face.ts'),
      lessons: () => import('./skirmish/lessons.ts'),
      hints: () => import('./skirmish/hints.ts'),
    },
  ],
]);

/** The usual one first. */
export const GAME_IDS: readonly string[] = [...GAMES.keys()];

export const knows = (id: string): boolean => GAMES.has(id);

/** Of each game one thing, fetched once. Of games that these pages do not know there is nothing. */
class Shelf<T> {
  readonly #things = new Map<string, T>();
  readonly #fetch: (game: Game) => Promise<T>;

  constructor(fetch: (game: Game) => Promise<T>) {
    this.#fetch = fetch;
  }

  /** What has been fetched. */
  of(id: string): T | undefined {
    return this.#things.get(id);
  }

  /** Afterwards they are there. */
  async load(ids: Iterable<string>): Promise<void> {
    const wanted = [...new Set(ids)].filter((id) => !this.#things.has(id));
    await Promise.all(
      wanted.map(async (id) => {
        const game = GAMES.get(id);
        if (game) this.#things.set(id, await this.#fetch(game));
      }),
    );
  }
}

export const cards = new Shelf(async (game) => (await game.card()).card);
export const titles = new Shelf(async (game) => (await game.title()).title);

/** Nothing when these pages do not know the game. */
export const loadFace = async (id: string): Promise<Face | undefined> => (await GAMES.get(id)?.face())?.face;

/** None when it has none. */
export const loadLessons = async (id: string): Promise<readonly Lesson[]> =>
  (await GAMES.get(id)?.lessons?.())?.lessons ?? [];

/** None when it has none. */
export const loadHints = async (id: string): Promise<readonly Hint[]> => (await GAMES.get(id)?.hints?.())?.hints ?? [];
