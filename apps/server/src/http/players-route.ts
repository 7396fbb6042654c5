/** `/api/players`: the best of each game. */
import type { Leaderboards } from '@warbeacon/protocol';
import { SETTLED, shownBias } from '@warbeacon/rating';
import type { RequestHandler } from 'express';
import type { AnyGame } from '../match/game.ts';
import { scenariosIn } from '../match/scenarios.ts';
import type { Services } from '../services.ts';
import { WHOLE_GAME } from '../storage/ratings.ts';

/** Rated matches that one must have played to stand in a list. */
const LEAST_GAMES = 10;
/** In one list. */
const MOST_PLAYERS = 100;

type Parts = Pick<Services, 'games' | 'ratings'>;

export function playersRoute({ games, ratings }: Parts): RequestHandler {
  const biasOf = async ({ rules: { id, sides } }: AnyGame, scenario: string) => {
    const bias = await ratings.bias(id, scenario);
    const shown = shownBias(bias);
    if (shown === null) return null;
    return { side: shown < 0 ? sides[1] : sides[0], points: Math.abs(shown), games: bias.games };
  };
  const boardOf = async (game: AnyGame): Promise<Leaderboards['games'][number]> => {
    const { id, title } = game.rules;
    const best = await ratings.best(id, LEAST_GAMES, SETTLED, MOST_PLAYERS);
    const points = best.map(({ mean }) => Math.round(mean));
    const scenarios: Leaderboards['games'][number]['scenarios'] = [];
    for (const scenario of scenariosIn(game)) {
      const bias = scenario === WHOLE_GAME ? null : await biasOf(game, scenario);
      if (bias !== null) scenarios.push({ scenario, ...bias });
    }
    return {
      game: id,
      title,
      players: best.map(({ name, games: played }, i) => ({
        rank: points.indexOf(points[i] ?? 0) + 1,
        name,
        points: points[i] ?? 0,
        games: played,
      })),
      bias: await biasOf(game, WHOLE_GAME),
      scenarios,
    };
  };
  return async (_req, res) => {
    const boards: Leaderboards = { leastGames: LEAST_GAMES, games: [] };
    for (const game of games.all) boards.games.push(await boardOf(game));
    res.json(boards);
  };
}
