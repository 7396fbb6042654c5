/** The games that can be played here: what the server hosts, as far as these pages know it. */
import { useEffect, useState } from 'react';
import type { GameCard, GameTitle } from '../face/title.ts';
import { cards, GAME_IDS, knows, titles } from '../games/index.ts';
import { type ApiError, asApiError, listGames } from '../shell/api/http.ts';

export interface HostedGames {
  /** The usual one first. */
  readonly cards: readonly GameCard[];
  /** What the server calls a game that these pages do not know. */
  readonly unknown: readonly string[];
}

/** Something that has to be fetched before it can be shown. */
interface Fetched<T> {
  readonly answer: T | undefined;
  /** Why there is none. */
  readonly error: ApiError | null;
  retry(): void;
}

function useFetched<T>(fetch: (about: string) => Promise<T>, about = ''): Fetched<T> {
  const [found, setFound] = useState<{ readonly about: string; readonly answer: T } | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let here = true;
    fetch(about).then(
      (answer) => {
        if (!here) return;
        setFound({ about, answer });
        setError(null);
      },
      (cause: unknown) => here && setError(asApiError(cause)),
    );
    return () => {
      here = false;
    };
  }, [fetch, about, round]);
  return { answer: found?.about === about ? found.answer : undefined, error, retry: () => setRound(round + 1) };
}

export const useGames = (): Fetched<HostedGames> => useFetched(hostedGames);

/** The words with which a match of the game is begun; none until it is known which game that is. */
export const useTitle = (game: string | undefined): Fetched<GameTitle | undefined> => useFetched(titleOf, game);

type Named = readonly { readonly id: string; readonly title: string }[];

/** What every server hosts, where it cannot be asked. */
const USUAL: Named = GAME_IDS.slice(0, 1).map((id) => ({ id, title: id }));

async function hostedGames(): Promise<HostedGames> {
  const idsOf = (games: Named): string[] => games.map(({ id }) => id);
  // The usual one is fetched while the server is being asked.
  const [hosted] = await Promise.all([listGames().catch((): Named => USUAL), cards.load(idsOf(USUAL))]);
  await cards.load(idsOf(hosted));
  return sorted(hosted);
}

async function titleOf(game: string): Promise<GameTitle | undefined> {
  await titles.load([game]);
  return titles.of(game);
}

export const sorted = (hosted: Named): HostedGames => ({
  cards: hosted.flatMap(({ id }) => cards.of(id) ?? []),
  unknown: hosted.flatMap(({ id, title }) => (knows(id) ? [] : [title])),
});
