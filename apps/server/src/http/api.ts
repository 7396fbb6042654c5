/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 takes a rejection to the error handler by itself. */
/** The HTTP API. Bodies and answers are those of the protocol package. */
import {
  createMatchSchema,
  createSessionSchema,
  type CreatedSession,
  idSchema,
  type MatchSummary,
  roomRequestSchema,
} from '@warbeacon/protocol';
import { type Request, Router } from 'express';
import { z } from 'zod';
import { type BadWish, newMatch } from '../match/new-match.ts';
import type { MatchRooms } from '../rooms/match-rooms.ts';
import type { Services } from '../services.ts';
import type { StoredMatch } from '../storage/matches.ts';
import type { StoredSession } from '../storage/sessions.ts';
import { clientAddress } from './client-address.ts';
import { HttpFault, parseOr400 } from './http-fault.ts';
import type { Limits } from './limits.ts';
import { summaryOf } from './summary.ts';

const LIST_LIMIT = 100;
const listQuerySchema = z.object({ status: z.enum(['open', 'live', 'over', 'mine']) });

export function apiRoutes<S, C, E, V, Side extends string>(
  services: Services<S, C, E, V, Side>,
  rooms: MatchRooms,
  limits: Limits,
): Router {
  const { computerMatches, config, game, matches, sessions, randomBytes, now } = services;
  const router = Router();
  const addressOf = (req: Request) => clientAddress(req, config.TRUST_PROXY);

  const sessionIfAny = async (req: Request): Promise<StoredSession | undefined> => {
    const header = req.get('authorization');
    if (header === undefined) return undefined;
    const session = await sessions.byToken(/^Bearer (\S+)$/i.exec(header)?.[1]);
    if (session === undefined)
      throw new HttpFault(401, 'unknown-session', 'The session is not known here. Please choose a name again.');
    return session;
  };
  const sessionOf = async (req: Request): Promise<StoredSession> => {
    const session = await sessionIfAny(req);
    if (session === undefined)
      throw new HttpFault(401, 'missing-token', 'This needs a session: send its token as "Authorization: Bearer …".');
    return session;
  };
  const matchOf = async (req: Request): Promise<StoredMatch> => {
    const id = parseOr400(idSchema, req.params['id'], 'bad-id');
    const match = await matches.get(id);
    // The same for a match that is not there and for one that the asker may not see.
    if (match === undefined) throw new HttpFault(404, 'unknown-match', 'There is no such match.');
    return match;
  };
  const summary = (match: StoredMatch, session: StoredSession | undefined): MatchSummary =>
    summaryOf(match, game.rules.title, game.computer.name, session?.id);

  router.post('/sessions', async (req, res) => {
    limits.sessions(addressOf(req));
    const { name } = parseOr400(createSessionSchema, req.body, 'malformed-request');
    const { id, ...rest } = await sessions.create(name);
    const created: CreatedSession = { sessionId: id, ...rest };
    res.status(201).json(created);
  });

  router.get('/sessions/mine', async (req, res) => {
    const { id, name } = await sessionOf(req);
    res.json({ sessionId: id, name });
  });

  router.post('/matches', async (req, res) => {
    const session = await sessionOf(req);
    const wanted = parseOr400(createMatchSchema, req.body, 'malformed-request');
    limits.matches(addressOf(req), session.id);
    const { sides } = game.rules;
    const side = wanted.side === 'random' ? sides[(randomBytes(1)[0] ?? 0) & 1] : wanted.side;
    const computer = wanted.opponent === 'computer';
    const result = newMatch(game, randomBytes, now(), wanted);
    if (!result.ok) throw badWish(result.error);
    const made = result.value;
    await matches.add(
      {
        id: made.matchId,
        game: wanted.game,
        visibility: wanted.visibility,
        status: computer ? 'live' : 'open',
        turn: made.turn,
        phase: made.phase,
        to_move: made.toMove,
        winner: null,
        created_at: made.opening.at,
        options: JSON.stringify(made.options),
        practice: wanted.position === undefined ? 0 : 1,
      },
      sides.map((name, place) => ({
        match_id: made.matchId,
        side: name,
        place,
        session_id: name === side ? session.id : null,
        computer: name !== side && computer ? 1 : 0,
      })),
      made.opening,
      made.secret,
    );
    const match = await matches.get(made.matchId);
    if (match === undefined) throw new Error('a match is not there after it was made');
    res.status(201).json(summary(match, session));
  });

  router.get('/matches', async (req, res) => {
    const { status } = parseOr400(listQuerySchema, req.query, 'malformed-request');
    const session = status === 'mine' ? await sessionOf(req) : await sessionIfAny(req);
    const filter = status === 'mine' ? { seatedSession: session?.id ?? '' } : { status };
    const found = await matches.list(filter, LIST_LIMIT);
    res.json({ matches: found.map((match) => summary(match, session)) });
  });

  router.get('/matches/:id', async (req, res) => {
    const session = await sessionIfAny(req);
    res.json(summary(await matchOf(req), session));
  });

  router.post('/matches/:id/join', async (req, res) => {
    const session = await sessionOf(req);
    limits.joins(addressOf(req), session.id);
    const match = await matchOf(req);
    const taken = await matches.takeSeat(match.id, session.id, now());
    if (taken === 'full')
      throw new HttpFault(409, 'match-full', 'Both seats of this match are taken. You can watch it.');
    if (taken === 'taken') await rooms.tellSeatTaken(match.id);
    res.json(summary(await matchOf(req), session));
  });

  router.post('/matches/:id/room', async (req, res) => {
    const session = await sessionIfAny(req);
    const wanted = parseOr400(roomRequestSchema, req.body, 'malformed-request');
    limits.joins(addressOf(req), session?.id);
    if (wanted.as === 'play' && session === undefined) await sessionOf(req);
    const match = await matchOf(req);
    if (wanted.as === 'play' && !match.seats.some((seat) => seat.sessionId === session?.id)) {
      throw new HttpFault(403, 'not-seated', 'You have no seat in this match. You can watch it.');
    }
    if (wanted.as === 'play' && session !== undefined && match.seats.some(({ computer }) => computer)) {
      const refusal = computerMatches.refusal({ matchId: match.id, session: session.id, address: addressOf(req) });
      if (refusal !== undefined) throw new HttpFault(409, refusal.code, refusal.message);
    }
    res.json({ roomId: await rooms.open(wanted.as, match.id), as: wanted.as });
  });

  // While a match is played its record is the opening entry alone, which commits the server to its dice, and of one
  // that began from a position that commitment alone. The rest holds hidden things, and even hashes of those could be
  // tried out; all of it is there when the match is over.
  router.get('/matches/:id/log', async (req, res) => {
    const match = await matchOf(req);
    const entries = await matches.log(match.id);
    const complete = match.status === 'over';
    const opening = entries[0]?.body;
    if (opening?.kind !== 'open') throw new Error('a match has no opening entry');
    const { commitment, position } = opening;
    const shown = complete ? entries : position === undefined ? entries.slice(0, 1) : [];
    res.json({ complete, commitment, entries: shown });
  });

  return router;
}

/** Faults in one answer: enough to work on. */
const FAULTS_SHOWN = 50;
/** Of those, the ones whose sentences make the message. */
const FAULTS_TOLD = 3;

function badWish({ code, faults }: BadWish): HttpFault {
  const told = faults
    .slice(0, FAULTS_TOLD)
    .map(({ at, message }) => `${at === '' ? '' : `${at}: `}${message.replace(/\.$/, '')}`);
  const more = faults.length > FAULTS_TOLD ? `; and ${faults.length - FAULTS_TOLD} more` : '';
  const what = code === 'bad-options' ? 'The options' : 'The position';
  return new HttpFault(400, code, `${what} cannot be played: ${told.join('; ')}${more}.`, {
    faults: faults.slice(0, FAULTS_SHOWN),
  });
}
