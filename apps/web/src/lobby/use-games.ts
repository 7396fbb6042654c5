/** The games that can be played here: what the server hosts, as far as these pages know it. */
import { useEffect, useState } from 'react';
import type { GameTitle } from '../face/title.ts';
import { GAME_IDS, knows, loadTitles, titleOf } from '../games/index.ts';
import { type ApiError, asApiError, listGames } from '../shell/api/http.ts';

export interface HostedGames {
  /** The usual one first. */
  readonly titles: readonly GameTitle[];
  /** What the server calls a game that these pages do not know. */
  readonly unknown: readonly string[];
}

export interface GamesHere extends HostedGames {
  /** Why nothing can be shown of them. */
  readonly error: ApiError | null;
  retry(): void;
}

type Named = readonly { readonly id: string; readonly title: string }[];

/** What every server hosts, where it cannot be asked. */
const USUAL: Named = GAME_IDS.slice(0, 1).map((id) => ({ id, title: id }));

export function useGames(): GamesHere {
  const [games, setGames] = useState<HostedGames>(() => sorted([]));
  const [error, setError] = useState<ApiError | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let here = true;
    hostedGames().then(
      (hosted) => {
        if (!here) return;
        setGames(hosted);
        setError(null);
      },
      (cause: unknown) => here && setError(asApiError(cause)),
    );
    return () => {
      here = false;
    };
  }, [round]);
  return { ...games, error, retry: () => setRound(round + 1) };
}

async function hostedGames(): Promise<HostedGames> {
  const hosted = await listGames().catch((): Named => USUAL);
  await loadTitles(hosted.map(({ id }) => id));
  return sorted(hosted);
}

export const sorted = (hosted: Named): HostedGames => ({
  titles: hosted.flatMap(({ id }) => titleOf(id) ?? []),
  unknown: hosted.flatMap(({ id, title }) => (knows(id) ? [] : [title])),
});
