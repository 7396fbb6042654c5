/** The games that can be played here: what the server hosts, as far as these pages know it. */
import { useEffect, useState } from 'react';
import type { GameTitle } from '../face/title.ts';
import { TITLES, titleOf } from '../games/index.ts';
import { listGames } from '../shell/api/http.ts';

export interface HostedGames {
  /** The usual one first. */
  readonly titles: readonly GameTitle[];
  /** What the server calls a game that these pages do not know. */
  readonly unknown: readonly string[];
}

/** Until the server has answered, and when it cannot: what every server hosts. */
const USUAL: HostedGames = { titles: TITLES.slice(0, 1), unknown: [] };

export function useGames(): HostedGames {
  const [games, setGames] = useState(USUAL);
  useEffect(() => {
    let here = true;
    listGames().then(
      (hosted) => here && setGames(sorted(hosted)),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  return games;
}

export const sorted = (hosted: readonly { readonly id: string; readonly title: string }[]): HostedGames => ({
  titles: hosted.flatMap(({ id }) => titleOf(id) ?? []),
  unknown: hosted.flatMap(({ id, title }) => (titleOf(id) ? [] : [title])),
});
