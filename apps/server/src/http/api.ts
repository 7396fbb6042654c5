/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 takes a rejection to the error handler by itself. */
/** The HTTP API. Bodies and answers are those of the protocol package. */
import {
  createMatchSchema,
  idSchema,
  type GameList,
  type MatchList,
  type MatchSummary,
  roomRequestSchema,
} from '@warbeacon/protocol';
import { type Request, Router } from 'express';
import { z } from 'zod';
import type { AnyGame, Games } from '../match/game.ts';
import { matchRows } from '../match/match-rows.ts';
import { type BadWish, newMatch } from '../match/new-match.ts';
import { isForOthers, seenBy, type SeenMatch } from '../match/seen-match.ts';
import type { MatchRooms } from '../rooms/match-rooms.ts';
import { PRIVATE_MATCH } from '../rooms/room-refused.ts';
import type { Services } from '../services.ts';
import { THERE } from '../sessions/makers.ts';
import { listPlaceSchema } from '../storage/lobby.ts';
import { type StoredMatch, STRONGEST } from '../storage/stored-match.ts';
import type { StoredSession } from '../storage/sessions.ts';
import { accountRoutes } from './account-routes.ts';
import { botRoutes } from './bot-routes.ts';
import { ownerOnly } from './bot-account-routes.ts';
import { askerOf } from './asker.ts';
import { callRoutes } from './call-routes.ts';
import { challengeRoutes } from './challenge-routes.ts';
import { makeChallenge, whomOf } from './challenges.ts';
import { eventRoutes } from './event-routes.ts';
import { HttpFault, parseOr400 } from './http-fault.ts';
import type { Limits } from './limits.ts';
import { mailRoutes } from './mail-routes.ts';
import { moderationRoutes } from './moderation-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { pushRoutes } from './push-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { openApiRoute } from './openapi.ts';
import { picturesRoutes } from './pictures-routes.ts';
import { playersRoute } from './players-route.ts';
import { quickRoutes } from './quick-routes.ts';
import { needsAccount, noBots, ratingColumns } from './rated.ts';
import { recordRoute } from './record-route.ts';
import { rematchRoute } from './rematch-route.ts';
import { sessionRoutes } from './session-routes.ts';
import { summaryOf } from './summary.ts';
import { makeRoomToWait } from './waiting-room.ts';

/** Matches in one answer. */
const LIST_LIMIT = 100;
/** Lessons that are looked after when another is begun; those before have long been let go. */
const LESSONS_LEFT = 10;
const listQuerySchema = z.object({
  status: z.enum(['open', 'live', 'over', 'mine']),
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(LIST_LIMIT))
    .optional(),
  after: listPlaceSchema.optional(),
});

export function apiRoutes(services: Services, rooms: MatchRooms, limits: Limits): Router {
  const { calls, challenges, computerMatches, logger, games, matches, lobby, waiting, records, randomBytes, now } =
    services;
  const router = Router();
  const asker = askerOf(services);
  const waitingRoom = makeRoomToWait(services);

  const matchOf = async (req: Request): Promise<StoredMatch> => {
    const id = parseOr400(idSchema, req.params['id'], 'bad-id');
    const match = await matches.get(id);
    // The same for a match that is not there and for one that the asker may not see: a challenge is told to two people alone.
    if (match === undefined || (match.challenge !== null && isForOthers(match, (await asker.sessionIfAny(req))?.id)))
      throw new HttpFault(404, 'unknown-match', 'There is no such match.');
    return match;
  };
  /** Whether an arbiter asks who has been called to a match that others do not see, or later. */
  const isArbiterOf = async (match: StoredMatch, session: StoredSession | undefined): Promise<boolean> => {
    if (session?.hasAccount !== true || match.watching.policy === 'open') return false;
    return await calls.mayLook(session.id, match.id);
  };
  /** The match of a request, as whoever asks may see it. Throws when it is private to others. */
  const seenOf = async (req: Request, session: StoredSession | undefined): Promise<SeenMatch> => {
    const stored = await matchOf(req);
    const [match] = await seenBy(services, [stored], session?.id, await isArbiterOf(stored, session));
    if (match === undefined) throw new HttpFault(PRIVATE_MATCH.status, PRIVATE_MATCH.code, PRIVATE_MATCH.message);
    return match;
  };
  const summary = (match: SeenMatch, session: StoredSession | undefined): MatchSummary =>
    summaryOf(match, games.get(match.game), session?.id);

  router.use('/sessions', sessionRoutes(services, rooms, limits, asker));
  router.use('/account', accountRoutes(services, rooms, limits, asker));
  router.use('/moderation', ownerOnly(asker), moderationRoutes(services, rooms, limits, asker));
  router.use('/calls', callRoutes(services, limits, asker));
  router.use('/mail', ownerOnly(asker), mailRoutes(services, limits, asker));
  router.use('/events', eventRoutes(services, limits, asker));
  router.use('/challenges', challengeRoutes(services, rooms, limits, asker));
  router.use('/pictures', picturesRoutes(services));
  router.use('/passkeys', ownerOnly(asker), passkeyRoutes(services, rooms, limits, asker));
  router.use('/push', ownerOnly(asker), pushRoutes(services, asker));
  router.use('/people', peopleRoutes(services, asker));
  router.get('/players', playersRoute(services));
  router.use(
    '/bot',
    botRoutes({
      rooms,
      limits,
      asker,
      matchOf,
      visited: async (matchId, person) => await services.events.events.store.visit(matchId, person, now()),
    }),
  );
  router.get('/openapi.json', openApiRoute());

  router.use(
    '/quick',
    quickRoutes({
      services,
      limits,
      asker,
      unknownGame: (id) => unknownGame(400, id, games),
      unknownSide: (id, side) => {
        const game = games.get(id);
        return game === undefined ? unknownGame(400, id, games) : unknownSide(game, side);
      },
    }),
  );

  router.post('/matches', async (req, res) => {
    const session = await asker.session(req);
    const wanted = parseOr400(createMatchSchema, req.body, 'malformed-request');
    limits.matches(asker.address(req), session.id);
    const game = games.get(wanted.game);
    if (game === undefined) throw unknownGame(400, wanted.game, games);
    const { sides } = game.rules;
    const side =
      wanted.side === 'random' ? sides[(randomBytes(1)[0] ?? 0) & 1] : sides.find((one) => one === wanted.side);
    if (side === undefined) throw unknownSide(game, wanted.side);
    const { opponent } = wanted;
    const computer = opponent === 'computer';
    const sameScreen = opponent === 'same-screen';
    // Whoever is kept from playing with others may practise.
    if (opponent === 'human') await asker.player(req);
    if (wanted.level !== undefined && !computer)
      throw new HttpFault(400, 'malformed-request', 'A level is for a match against the computer.');
    if (wanted.challenge !== undefined && (opponent !== 'human' || wanted.visibility !== 'private'))
      throw new HttpFault(400, 'malformed-request', 'A challenge to one person is private, and between people.');
    if (sameScreen && wanted.visibility !== 'private')
      throw new HttpFault(400, 'malformed-request', 'A match at one screen is on no list: it is private.');
    const { lesson = null } = wanted;
    if (lesson !== null && !(computer && wanted.visibility === 'private' && wanted.position !== undefined))
      throw new HttpFault(400, 'malformed-request', 'A lesson is private, against the computer, and from a position.');
    if (opponent !== 'human' && wanted.clock !== undefined)
      throw new HttpFault(
        400,
        'no-opponent',
        'No clock runs where one is alone with the match, against the computer or at one screen.',
      );
    // Nobody doubts the dice of a lesson, and a lesson is over before a chain would be ready. Two at one screen have one browser.
    const strict = wanted.dice === 'strict';
    if (strict && (opponent !== 'human' || wanted.clock?.kind === 'days' || session.bot)) throw notStrict(400);
    const result = newMatch(game, randomBytes, now(), lesson === null ? wanted : { ...wanted, dice: 'none' });
    if (!result.ok) throw badWish(result.error);
    const made = result.value;
    const { visibility } = wanted;
    const rating = ratingColumns(game, wanted, made.options, session);
    // Nobody is at two lessons: the one before would keep the server thinking for as long as its page may come back.
    const whom = wanted.challenge === undefined ? undefined : await whomOf(services, wanted.challenge, session);
    if (lesson !== null) for (const left of await matches.lessonsOf(session.id, LESSONS_LEFT)) await rooms.close(left);
    if (opponent === 'human') await waitingRoom(made.matchId, session.id, visibility, asker.address(req));
    const { level = STRONGEST, clock, watching, position } = wanted;
    const rows = matchRows(
      game,
      made,
      {
        visibility,
        status: opponent === 'human' ? 'open' : 'live',
        practice: position !== undefined,
        lesson,
        hotSeat: sameScreen,
        strict,
        clock,
        ...(watching === undefined ? {} : { watching }),
        ...rating,
      },
      (name) => (name === side || sameScreen ? { person: session.id } : computer ? { level } : { person: null }),
    );
    if (whom === undefined) await matches.add(...rows);
    else
      await makeChallenge(services, rows, whom, session).catch(async (error: unknown) => {
        await waiting.remove(made.matchId);
        throw error;
      });
    const stored = await matches.get(made.matchId);
    const [match] = stored === undefined ? [] : await seenBy(services, [stored], session.id);
    if (match === undefined) throw new Error('a match is not there after it was made');
    res.status(201).json(summary(match, session));
  });

  router.get('/games', (_req, res) => {
    const list: GameList = {
      games: games.all.map(({ rules: { id, title, sides } }) => ({ id, title, sides: [...sides] })),
    };
    res.json(list);
  });

  router.get('/matches', async (req, res) => {
    const { status, limit = LIST_LIMIT, after } = parseOr400(listQuerySchema, req.query, 'malformed-request');
    const session = status === 'mine' ? await asker.session(req) : await asker.sessionIfAny(req);
    const listing = status === 'mine' ? { seatedSession: session?.id ?? '' } : { status };
    const page = await lobby.list(listing, { limit, after, now: now(), presentSince: now() - THERE });
    // In a public list everybody is told the same, whoever they are.
    const seen = await seenBy(services, page.matches, status === 'mine' ? session?.id : undefined);
    const list: MatchList = {
      matches: seen.map((match) => summary(match, session)),
      ...(page.next === null ? {} : { next: page.next }),
    };
    res.json(list);
  });

  router.get('/matches/:id', async (req, res) => {
    const session = await asker.sessionIfAny(req);
    res.json(summary(await seenOf(req, session), session));
  });

  router.delete('/matches/:id', async (req, res) => {
    const session = await asker.session(req);
    const match = await matchOf(req);
    if (!match.seats.some((seat) => seat.sessionId === session.id))
      throw new HttpFault(403, 'not-seated', 'You have no seat in this match, so you cannot withdraw it.');
    if (!(await rooms.remove(match.id, async () => await waiting.withdraw(match.id))))
      throw new HttpFault(409, 'match-begun', 'The match has begun: it can be resigned, but not withdrawn.');
    await challenges.end(match.id, now());
    res.status(204).end();
  });

  router.post('/matches/:id/join', async (req, res) => {
    const session = await asker.player(req);
    limits.joins(asker.address(req), session.id);
    const match = await seenOf(req, session);
    const taken = await matches.takeSeat(match.id, session.id, now());
    if (taken === 'missing')
      throw new HttpFault(
        410,
        'unknown-challenge',
        'This challenge waits no more: it was withdrawn, or its time is over.',
      );
    if (taken === 'full')
      throw new HttpFault(409, 'match-full', 'Both seats of this match are taken. You can watch it.');
    if (taken === 'needs-account') throw needsAccount();
    if (taken === 'no-bots') throw noBots();
    if (taken === 'not-strict') throw notStrict(403);
    if (taken === 'out-of-range')
      throw new HttpFault(403, 'rating-out-of-range', 'Whoever made this match looks for another rating than yours.');
    if (taken === 'taken') {
      await waiting.remove(match.id);
      await rooms.tellSeatTaken(match.id);
    }
    res.json(summary(await seenOf(req, session), session));
  });

  router.post(
    '/matches/:id/rematch',
    rematchRoute({
      services,
      rooms,
      limits,
      asker,
      matchOf,
      gameOf: ({ game: id }) => {
        const game = games.get(id);
        if (game === undefined) throw unknownGame(409, id, games);
        return game;
      },
      badWish,
    }),
  );

  router.post('/matches/:id/room', async (req, res) => {
    const session = await asker.sessionIfAny(req);
    const wanted = parseOr400(roomRequestSchema, req.body, 'malformed-request');
    limits.joins(asker.address(req), session?.id);
    if (wanted.as === 'play' && session === undefined) await asker.session(req);
    const match = await seenOf(req, session);
    if (games.get(match.game) === undefined) throw unknownGame(409, match.game, games);
    if (wanted.as === 'play' && !match.seats.some((seat) => seat.sessionId === session?.id)) {
      throw new HttpFault(403, 'not-seated', 'You have no seat in this match. You can watch it.');
    }
    if (wanted.as === 'play' && session !== undefined && match.seats.some(({ computer }) => computer)) {
      const refusal = computerMatches.refusal({ matchId: match.id, session: session.id, address: asker.address(req) });
      if (refusal !== undefined) throw new HttpFault(409, refusal.code, refusal.message);
    }
    if (wanted.as === 'play' && session !== undefined)
      await services.events.events.store.visit(match.id, session.id, now());
    const kind = wanted.as === 'watch' && (await isArbiterOf(match, session)) ? 'judge' : wanted.as;
    if (kind === 'judge' && session !== undefined) await services.events.looked(match.id, session.id);
    res.json({ roomId: await rooms.open(kind, match.id), as: wanted.as });
  });

  router.get(
    '/matches/:id/log',
    recordRoute({
      records,
      logger,
      matchOf: async (req) => await seenOf(req, await asker.sessionIfAny(req)),
      addressOf: (req) => asker.address(req),
      limit: (address) => limits.records(address),
    }),
  );

  return router;
}

const notStrict = (status: 400 | 403): HttpFault =>
  new HttpFault(
    status,
    'not-strict',
    'Strict dice need both browsers at every command: they are for two people at one sitting.',
  );

function unknownGame(status: number, id: string, games: Games): HttpFault {
  return new HttpFault(status, 'unknown-game', `This server does not play ${id}. It plays: ${games.ids.join(', ')}.`);
}

function unknownSide({ rules }: AnyGame, side: string): HttpFault {
  return new HttpFault(
    400,
    'unknown-side',
    `${rules.title} has no side ${side}. Its sides are ${rules.sides.join(' and ')}; or say random.`,
  );
}

/** Faults in one answer: enough to work on. */
const FAULTS_SHOWN = 50;
/** Of those, the ones whose sentences make the message. */
const FAULTS_TOLD = 3;
/** Letters of a place or a sentence that are given back: what was asked may be long, and no sentence of ours is. */
const FAULT_LETTERS = 300;

const inShort = (words: string) => (words.length > FAULT_LETTERS ? `${words.slice(0, FAULT_LETTERS)}…` : words);

function badWish({ code, faults: all }: BadWish): HttpFault {
  const faults = all.map(({ at, message }) => ({ at: inShort(at), message: inShort(message) }));
  const told = faults
    .slice(0, FAULTS_TOLD)
    .map(({ at, message }) => `${at === '' ? '' : `${at}: `}${message.replace(/\.$/, '')}`);
  const more = faults.length > FAULTS_TOLD ? `; and ${faults.length - FAULTS_TOLD} more` : '';
  const what = code === 'bad-options' ? 'The options' : 'The position';
  return new HttpFault(400, code, `${what} cannot be played: ${told.join('; ')}${more}.`, {
    faults: faults.slice(0, FAULTS_SHOWN),
  });
}
