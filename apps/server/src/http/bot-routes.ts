/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 takes a rejection to the error handler by itself. */
/** `/api/bot`: how programs play, by requests alone. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  botAnswerSchema,
  botLookSchema,
  botOptionsQuerySchema,
  botOptionsSchema,
  botTableSchema,
  commandRequestSchema,
  resignRequestSchema,
} from '@warbeacon/protocol';
import { type Request, type Response, Router } from 'express';
import { LRUCache } from 'lru-cache';
import type { SeatAnswer, SeatQuestion } from '../rooms/bot-seats.ts';
import type { MatchRooms } from '../rooms/match-rooms.ts';
import { TryAgainError } from '../rooms/try-again.ts';
import type { StoredMatch } from '../storage/stored-match.ts';
import type { StoredSession } from '../storage/sessions.ts';
import type { Asker } from './asker.ts';
import { HttpFault, parseOr400 } from './http-fault.ts';
import type { Limits } from './limits.ts';
import { giveTurnAway } from './turns.ts';

/** Milliseconds between two looks for a program that waits. */
const LOOK_EVERY = 250;
/** Questions that a token may have waiting at once: one for each match that it plays, within reason. */
const MOST_WAITING = 20;

interface Parts {
  readonly rooms: MatchRooms;
  readonly limits: Limits;
  readonly asker: Asker;
  readonly matchOf: (req: Request) => Promise<StoredMatch>;
  /** Is told that a bot has come to its board. */
  readonly visited: (matchId: string, person: string) => Promise<void>;
}

export function botRoutes({ rooms, limits, asker, matchOf, visited }: Parts): Router {
  const router = Router();
  const waiting = new Map<string, number>();
  /** Written down already. */
  const seen = new LRUCache<string, true>({ max: 10_000 });

  const bot = async (req: Request): Promise<StoredSession> => {
    const session = await asker.session(req);
    if (!session.bot)
      throw new HttpFault(403, 'not-a-bot', 'This is for bots. An account becomes one before its first rated match.');
    limits.bots(session.device);
    return session;
  };
  const seated = async (req: Request): Promise<(question: SeatQuestion) => Promise<SeatAnswer>> => {
    const session = await bot(req);
    const match = await matchOf(req);
    if (!match.seats.some(({ sessionId }) => sessionId === session.id))
      throw new HttpFault(403, 'not-seated', 'You have no seat in this match.');
    if (!seen.has(`${match.id}/${session.id}`)) {
      await visited(match.id, session.id);
      seen.set(`${match.id}/${session.id}`, true);
    }
    return async (question) => await rooms.askSeat(match.id, session.id, question);
  };
  const known = (answer: SeatAnswer): SeatAnswer => {
    // Who has just sat down may be unknown to the match for a moment.
    if ('notSeated' in answer) throw new TryAgainError();
    return answer;
  };

  /** Returns when `work` has, which may wait; throws when the token has too many that do. */
  const inWaiting = async <T>(device: string, work: () => Promise<T>): Promise<T> => {
    const already = waiting.get(device) ?? 0;
    if (already >= MOST_WAITING)
      throw new HttpFault(429, 'too-many-requests', `${MOST_WAITING} questions of this token wait already.`, {
        retryAfter: 1,
      });
    waiting.set(device, already + 1);
    try {
      return await work();
    } finally {
      const left = (waiting.get(device) ?? 1) - 1;
      if (left === 0) waiting.delete(device);
      else waiting.set(device, left);
    }
  };

  const table = async (ask: (question: SeatQuestion) => Promise<SeatAnswer>, after: number | undefined) => {
    const answer = known(await ask({ do: 'look', ...(after === undefined ? {} : { after }) }));
    return 'unchanged' in answer ? undefined : botTableSchema.parse(answer);
  };

  router.get('/matches/:id', async (req, res) => {
    const { after, wait = 0 } = parseOr400(botLookSchema, req.query, 'malformed-request');
    const ask = await seated(req);
    const { device } = await asker.session(req);
    giveTurnAway(res);
    const found = await inWaiting(device, async () => {
      const until = performance.now() + wait * 1000;
      for (;;) {
        const seen = await table(ask, after);
        if (seen !== undefined || performance.now() >= until || isGone(res)) return seen;
        await sleep(LOOK_EVERY);
      }
    });
    res.json(found ?? (await table(ask, undefined)));
  });

  router.get('/matches/:id/options', async (req, res) => {
    const { actor } = parseOr400(botOptionsQuerySchema, req.query, 'malformed-request');
    const ask = await seated(req);
    res.json(botOptionsSchema.parse(known(await ask({ do: 'options', ...(actor === undefined ? {} : { actor }) }))));
  });

  router.post('/matches/:id/commands', async (req, res) => {
    const command = parseOr400(commandRequestSchema, req.body, 'malformed-request');
    const ask = await seated(req);
    res.json(botAnswerSchema.parse(known(await ask({ do: 'command', ...command }))));
  });

  router.post('/matches/:id/resign', async (req, res) => {
    const { ply } = parseOr400(resignRequestSchema, req.body, 'malformed-request');
    const ask = await seated(req);
    res.json(botAnswerSchema.parse(known(await ask({ do: 'resign', ply }))));
  });

  return router;
}

const isGone = (res: Response): boolean => res.closed || res.destroyed;
