/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 takes a rejection to the error handler by itself. */
/** `/api/sessions`: taking a name, looking after one's token, and being forgotten. */
import { type CreatedSession, createSessionSchema, type OwnSession, type Session } from '@warbeacon/protocol';
import { Router } from 'express';
import type { MatchRooms } from '../rooms/match-rooms.ts';
import type { Services } from '../services.ts';
import type { StoredSession } from '../storage/sessions.ts';
import { deviceLabel } from '../accounts/device-label.ts';
import { refused } from './account-routes.ts';
import type { Asker } from './asker.ts';
import { notWithThisToken } from './bot-account-routes.ts';
import { parseOr400 } from './http-fault.ts';
import type { Limits } from './limits.ts';

type Parts = Pick<Services, 'sessions' | 'accounts' | 'waiting' | 'quickMatch' | 'now'>;

export function sessionRoutes(
  { sessions, accounts, waiting, quickMatch, now }: Parts,
  rooms: MatchRooms,
  limits: Limits,
  asker: Asker,
): Router {
  const router = Router();

  router.post('/', async (req, res) => {
    limits.sessions(asker.address(req));
    const { name } = parseOr400(createSessionSchema, req.body, 'malformed-request');
    const refusal = await accounts.guestMayNot(name);
    if (refusal !== undefined) throw refused(refusal);
    const { id, ...rest } = await sessions.create(name, deviceLabel(req.get('user-agent')));
    const created: CreatedSession = { sessionId: id, ...rest };
    res.status(201).json(created);
  });

  router.get('/mine', async (req, res) => {
    const session = await asker.session(req);
    const { createdAt, seenAt } = session;
    const own: OwnSession = { ...personOf(session), createdAt, seenAt, expiresAt: sessions.expiresAt(session) };
    res.json(own);
  });

  router.post('/mine/rotate', async (req, res) => {
    limits.sessions(asker.address(req));
    const session = await asker.session(req);
    if (session.api) throw notWithThisToken();
    const token = await sessions.offerNext(session);
    const created: CreatedSession = { ...personOf(session), token };
    res.json(created);
  });

  router.delete('/mine', async (req, res) => {
    const session = await asker.session(req);
    if (session.hasAccount) {
      await sessions.end(session.id, { only: session.device });
      return void res.status(204).end();
    }
    await sessions.forget(session);
    await quickMatch.store.leave(session.id, now());
    for (const { matchId, status } of await waiting.seatsOf(session.id)) {
      if (status === 'open') await rooms.remove(matchId, async () => await waiting.withdraw(matchId));
      // Whoever plays on there is to see the other name.
      else await rooms.tellSeatTaken(matchId);
    }
    res.status(204).end();
  });

  return router;
}

function personOf({ id, name, hasAccount }: StoredSession): Session {
  return { sessionId: id, name, ...(hasAccount ? { account: true } : {}) };
}
