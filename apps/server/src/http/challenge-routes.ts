/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 takes a rejection to the error handler by itself. */
/** `/api/challenges`: what waits for one's answer, what one waits for, and whose challenges one wants. */
import {
  blockSchema,
  type Challenges,
  challengesSchema,
  type ChallengeWishes,
  declineSchema,
  idSchema,
  wishStrangersSchema,
} from '@warbeacon/protocol';
import { type Request, Router } from 'express';
import { z } from 'zod';
import { seenBy } from '../match/seen-match.ts';
import type { MatchRooms } from '../rooms/match-rooms.ts';
import type { Services } from '../services.ts';
import type { ListedChallenge } from '../storage/challenges.ts';
import type { Asker } from './asker.ts';
import { HttpFault, parseOr400 } from './http-fault.ts';
import type { Limits } from './limits.ts';
import { summaryOf } from './summary.ts';

const keySchema = z
  .string()
  .regex(/^\d{1,16}$/)
  .transform(Number);

const unknown = () => new HttpFault(404, 'unknown-challenge', 'There is no such challenge, or not any more.');

export function challengeRoutes(services: Services, rooms: MatchRooms, limits: Limits, asker: Asker): Router {
  const { accounts, challenges, games, matches, now, waiting } = services;
  const router = Router();
  const idOf = (req: Request): string => parseOr400(idSchema, req.params['id'], 'bad-id');
  /** Everything here is written in one's own name, so it is counted as joining is. */
  const writer = async (req: Request) => {
    const session = await asker.session(req);
    limits.joins(asker.address(req), session.id);
    return session;
  };

  const told = ({ matchId, other, game, madeAt, expiresAt }: ListedChallenge) => ({
    matchId,
    other: { name: other.name, ...(other.account ? { account: true as const } : {}) },
    game,
    madeAt,
    expiresAt,
  });
  const wishesOf = async (personId: string): Promise<ChallengeWishes> => ({
    strangers: await challenges.strangers(personId),
    blocked: (await challenges.blocked(personId)).map(({ name, at }) => ({ name, key: String(at) })),
  });

  router.get('/', async (req, res) => {
    const session = await asker.session(req);
    const received: Challenges['received'] = [];
    for (const one of await challenges.received(session.id, now())) {
      const stored = await matches.get(one.matchId);
      const [match] = stored === undefined ? [] : await seenBy(services, [stored], session.id);
      if (match !== undefined)
        received.push({ ...told(one), match: summaryOf(match, games.get(match.game), session.id) });
    }
    const sent = (await challenges.sent(session.id, now())).map((one) => ({
      ...told(one),
      state: one.state,
      reason: one.reason,
    }));
    res.json(challengesSchema.parse({ received, sent }));
  });

  router.post('/:id/decline', async (req, res) => {
    const session = await writer(req);
    const { reason } = parseOr400(declineSchema, req.body, 'malformed-request');
    const id = idOf(req);
    if (!(await challenges.decline(id, session.id, reason, now()))) throw unknown();
    await rooms.remove(id, async () => await waiting.withdraw(id));
    res.status(204).end();
  });

  router.delete('/:id', async (req, res) => {
    const session = await writer(req);
    if (!(await challenges.putAway(idOf(req), session.id, now()))) throw unknown();
    res.status(204).end();
  });

  router.get('/wishes', async (req, res) => {
    const session = await asker.session(req);
    res.json(await wishesOf(session.id));
  });

  router.put('/wishes', async (req, res) => {
    const session = await writer(req);
    const { strangers } = parseOr400(wishStrangersSchema, req.body, 'malformed-request');
    await challenges.wishStrangers(session.id, strangers);
    res.json(await wishesOf(session.id));
  });

  router.post('/blocks', async (req, res) => {
    const session = await writer(req);
    const wanted = parseOr400(blockSchema, req.body, 'malformed-request');
    const blocked =
      'account' in wanted
        ? (await accounts.named(wanted.account))?.personId
        : await challenges.sender(wanted.challengeId, session.id);
    if (blocked === undefined || blocked === session.id)
      throw new HttpFault(404, 'unknown-person', 'There is nobody whom you could block so.');
    if (!(await challenges.block(session.id, blocked, now())))
      throw new HttpFault(409, 'too-many-challenges', 'You have blocked as many as can be.');
    res.json(await wishesOf(session.id));
  });

  router.delete('/blocks/:key', async (req, res) => {
    const session = await writer(req);
    await challenges.unblock(session.id, parseOr400(keySchema, req.params.key, 'bad-id'));
    res.json(await wishesOf(session.id));
  });

  return router;
}
