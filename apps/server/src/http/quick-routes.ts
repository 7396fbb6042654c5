/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 takes a rejection to the error handler by itself. */
/** Quick match: looking for an opponent by what one wishes, leaving off, and how it stands. */
import { type MatchSummary, type QuickState, quickRequestSchema } from '@warbeacon/protocol';
import { Router } from 'express';
import { within } from '../match/pairing.ts';
import type { Services } from '../services.ts';
import { scenarioOf } from '../match/scenarios.ts';
import { seenBy } from '../match/seen-match.ts';
import { THERE } from '../sessions/makers.ts';
import { WHOLE_GAME } from '../storage/ratings.ts';
import type { StoredMatch } from '../storage/stored-match.ts';
import type { StoredSession } from '../storage/sessions.ts';
import type { QuickSeekersTable } from '../storage/tables.ts';
import type { Asker } from './asker.ts';
import { HttpFault, parseOr400 } from './http-fault.ts';
import type { Limits } from './limits.ts';
import { needsAccount } from './rated.ts';
import { summaryOf } from './summary.ts';
import { markOf } from './waiting-room.ts';

/** Open matches that are looked through for one that fits. */
const LOOKED_AT = 32;

interface Parts {
  readonly services: Services;
  readonly limits: Limits;
  readonly asker: Asker;
  readonly unknownGame: (id: string) => HttpFault;
  readonly unknownSide: (game: string, side: string) => HttpFault;
}

export function quickRoutes({ services, limits, asker, unknownGame, unknownSide }: Parts): Router {
  const { config, games, lobby, quickMatch, ratings, now } = services;
  const { store } = quickMatch;
  const router = Router();

  /** A match on the list that would do: by the usual options, its maker there, and with the free seat that is wished. */
  const offerFor = async (session: StoredSession, wish: QuickSeekersTable): Promise<MatchSummary | null> => {
    const game = games.get(wish.game);
    const points = wish.rated === 0 ? 0 : Math.round((await ratings.of(session.id, wish.game)).mean);
    const suits = ({ rated, range: { least, most } }: StoredMatch) =>
      rated ? wish.rated === 1 && (least ?? points) <= points && points <= (most ?? points) : wish.rated === 0;
    const page = await lobby.list(
      { status: 'open' },
      { limit: LOOKED_AT, now: now(), presentSince: now() - THERE, presentOnly: true },
    );
    const fits = page.matches.find(
      (match) =>
        match.game === wish.game &&
        !match.practice &&
        game !== undefined &&
        scenarioOf(game, match.options) === WHOLE_GAME &&
        suits(match) &&
        match.seats.every(({ sessionId }) => sessionId !== session.id) &&
        match.seats.some(
          ({ sessionId, computer, side }) => sessionId === null && !computer && (wish.side ?? side) === side,
        ),
    );
    const [seen] = fits === undefined ? [] : await seenBy(services, [fits], session.id);
    return seen === undefined ? null : summaryOf(seen, game, session.id);
  };

  const stateOf = async (session: StoredSession): Promise<QuickState> => {
    const seeker = await store.get(session.id);
    if (seeker === undefined) return { state: 'none' };
    if (seeker.found !== null) return { state: 'found', matchId: seeker.found };
    const { game, side, since } = seeker;
    const waited = Math.max(0, now() - since);
    return {
      state: 'seeking',
      game,
      side: side ?? 'random',
      waited,
      rated: seeker.rated === 1,
      within: seeker.rated === 1 ? within(waited) : null,
      waits: await store.waits(seeker, now()),
      offer: await offerFor(session, seeker),
    };
  };

  router.get('/', async (req, res) => {
    res.json(await stateOf(await asker.session(req)));
  });

  router.post('/', async (req, res) => {
    const session = await asker.player(req);
    const { game: id, side, rated = false } = parseOr400(quickRequestSchema, req.body, 'malformed-request');
    limits.matches(asker.address(req), session.id);
    const game = games.get(id);
    if (game === undefined) throw unknownGame(id);
    if (side !== 'random' && !game.rules.sides.includes(side)) throw unknownSide(id, side);
    if (rated && !session.hasAccount) throw needsAccount();
    if (session.bot)
      throw new HttpFault(403, 'no-bots', 'Quick match is between people. A bot makes a challenge, or accepts one.');
    const at = now();
    const most = config.LIMIT_SEEKERS_PER_ADDRESS;
    const done = await store.seek(
      {
        session_id: session.id,
        game: id,
        side: side === 'random' ? null : side,
        rated: rated ? 1 : 0,
        address: markOf(services.addressKey, asker.address(req)),
        since: at,
        seen_at: at,
      },
      most,
    );
    if (done === 'full') {
      const people = `${most} people from your network are looking for an opponent already.`;
      throw new HttpFault(409, 'too-many-seekers-here', `${people} List a match instead, or play one of them.`);
    }
    await quickMatch.round(new Set());
    res.json(await stateOf(session));
  });

  router.delete('/', async (req, res) => {
    const session = await asker.session(req);
    if (!(await store.leave(session.id, now()))) await store.heard(session.id);
    res.json(await stateOf(session));
  });

  return router;
}
