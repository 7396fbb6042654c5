/** `/api/players`: the best of each game. */
import type { Leaderboards } from '@warbeacon/protocol';
import { SETTLED, shownBias } from '@warbeacon/rating';
import type { RequestHandler } from 'express';
import type { AnyGame } from '../match/game.ts';
import type { Services } from '../services.ts';
import { WHOLE_GAME } from '../storage/ratings.ts';

/** Rated matches that one must have played to stand in a list. */
const LEAST_GAMES = 10;
/** In one list. */
const MOST_PLAYERS = 100;

type Parts = Pick<Services, 'games' | 'ratings'>;

export function playersRoute({ games, ratings }: Parts): RequestHandler {
  const boardOf = async ({ rules: { id, title, sides } }: AnyGame): Promise<Leaderboards['games'][number]> => {
    const best = await ratings.best(id, LEAST_GAMES, SETTLED, MOST_PLAYERS);
    const points = best.map(({ mean }) => Math.round(mean));
    const bias = await ratings.bias(id, WHOLE_GAME);
    const shown = shownBias(bias);
    return {
      game: id,
      title,
      players: best.map(({ name, games: played }, i) => ({
        rank: points.indexOf(points[i] ?? 0) + 1,
        name,
        points: points[i] ?? 0,
        games: played,
      })),
      bias:
        shown === null ? null : { side: shown < 0 ? sides[1] : sides[0], points: Math.abs(shown), games: bias.games },
    };
  };
  return async (_req, res) => {
    const boards: Leaderboards = { leastGames: LEAST_GAMES, games: [] };
    for (const game of games.all) boards.games.push(await boardOf(game));
    res.json(boards);
  };
}
