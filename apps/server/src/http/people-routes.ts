/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 takes a rejection to the error handler by itself. */
/** `/api/people/:name`: what everybody may see of somebody with an account. */
import type { Profile, RatingOfGame } from '@warbeacon/protocol';
import { shownRating } from '@warbeacon/rating';
import { Router } from 'express';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { seenBy } from '../match/seen-match.ts';
import type { HistoryPlace } from '../storage/profiles.ts';
import type { Asker } from './asker.ts';
import { HttpFault, parseOr400 } from './http-fault.ts';
import { summaryOf } from './summary.ts';

/** Matches in one answer. */
const PAGE = 20;
const querySchema = z.object({
  after: z
    .string()
    .regex(/^\d{1,15}-[0-9a-f]{32}$/)
    .transform((text): HistoryPlace => {
      const [place = '', id = ''] = text.split('-');
      return { place: Number(place), id };
    })
    .optional(),
});

/** Matches in the history of a rating. */
const HISTORY = 200;

type Parts = Pick<Services, 'accounts' | 'profiles' | 'games' | 'matches' | 'ratings' | 'now'>;

export function peopleRoutes({ accounts, profiles, games, matches: store, ratings, now }: Parts, asker: Asker): Router {
  const router = Router();

  const ratingsOf = async (personId: string): Promise<RatingOfGame[]> => {
    const all: RatingOfGame[] = [];
    for (const { game, games: played, ...rating } of await ratings.allOf(personId)) {
      const history = await ratings.history(personId, game, HISTORY);
      const points = history.map(({ at, mean }) => ({ at, points: Math.round(mean) }));
      all.push({ game, games: played, ...shownRating(rating), history: points });
    }
    return all;
  };

  router.get('/:name', async (req, res) => {
    const session = await asker.sessionIfAny(req);
    const { after } = parseOr400(querySchema, req.query, 'malformed-request');
    const account = req.params.name.length > 200 ? undefined : await accounts.named(req.params.name);
    if (account === undefined)
      throw new HttpFault(404, 'unknown-person', 'There is nobody with an account of that name.');
    const { matches, next } = await profiles.history(account.personId, { limit: PAGE, now: now(), after });
    // A page is public: everybody is told the same, whoever they are.
    const seen = await seenBy({ matches: store, now }, matches, undefined);
    const profile: Profile = {
      name: account.name,
      bot: account.bot,
      since: account.createdAt,
      ratings: await ratingsOf(account.personId),
      results: [...(await profiles.results(account.personId, now()))],
      matches: seen.map((match) => summaryOf(match, games.get(match.game), session?.id)),
      ...(next === null ? {} : { next: `${next.place}-${next.id}` }),
    };
    res.json(profile);
  });

  return router;
}
