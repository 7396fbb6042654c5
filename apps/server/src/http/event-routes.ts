/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 takes a rejection to the error handler by itself. */
/** `/api/events`: tournaments, as pages and programs make, enter and follow them. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createEventSchema,
  EVENT_LISTS,
  eventListSchema,
  type EventList,
  eventRequestSchema,
  eventStandingsSchema,
} from '@warbeacon/protocol/events';
import { standings } from '@warbeacon/tournament';
import { type Response, Router } from 'express';
import { z } from 'zod';
import type { EventDesk } from '../events/desk.ts';
import { type Folded, pairingOf } from '../events/folded.ts';
import { newsOf } from '../events/news.ts';
import type { Services } from '../services.ts';
import { eventPlaceSchema } from '../storage/events.ts';
import type { Asker } from './asker.ts';
import { eventAnswers } from './event-answers.ts';
import { eventAskerOf, refusedEvent } from './event-asker.ts';
import { eventDeskRoutes } from './event-desk-routes.ts';
import { eventFileRoutes } from './event-files.ts';
import { HttpFault, parseOr400 } from './http-fault.ts';
import type { Limits } from './limits.ts';
import { Piece, sendJson } from './packed.ts';
import { giveTurnAway } from './turns.ts';

const LIST_LIMIT = 50;
const LOG_LIMIT = 500;
/** Milliseconds between two looks for a page that waits, and how many may wait. */
const LOOK_EVERY = 500;
const MOST_WAITING = 2000;

const count = (most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().max(most));
const listQuerySchema = z.object({
  list: z.enum(EVENT_LISTS),
  limit: count(LIST_LIMIT).pipe(z.number().min(1)).optional(),
  after: eventPlaceSchema.optional(),
});
const viewQuerySchema = z.object({
  after: count(999_999_999).optional(),
  wait: count(25).optional(),
  /** What has changed since `after`, where that is known. */
  changes: z.literal('1').optional(),
});
/** What the asker has seen; answered by what has changed since. */
const wishQuerySchema = viewQuerySchema.pick({ after: true });
const logQuerySchema = z.object({ after: count(999_999_999).optional(), limit: count(LOG_LIMIT).optional() });

export function eventRoutes(services: Services, limits: Limits, asker: Asker): Router {
  const { now } = services;
  const desk: EventDesk = services.events;
  const { events } = desk;
  const router = Router();
  const who = eventAskerOf(desk, services.accountStore, asker);
  let waiting = 0;
  /** Standings as they are sent: to reckon them takes long, and they are the same until something is written. */
  const ranked = new WeakMap<Folded, Piece>();
  /** What was written last in each event, looked up once for all pages that wait for it. */
  const looks = new Map<string, Promise<number | undefined>>();

  const { send, notModified } = eventAnswers(desk, now);

  router.get('/', async (req, res) => {
    const { list, limit = LIST_LIMIT, after } = parseOr400(listQuerySchema, req.query, 'malformed-request');
    const session = list === 'mine' ? await asker.session(req) : await asker.sessionIfAny(req);
    const { rows, next } = await events.store.list(
      list === 'mine' ? { of: session?.id ?? '' } : { list },
      limit,
      after,
    );
    const ids = rows.map(({ id }) => id);
    const roles = session === undefined ? undefined : await events.store.rolesOf(session.id, ids);
    const answer: EventList = {
      events: rows.map((row) => {
        const own = roles?.get(row.id) ?? [];
        return {
          eventId: row.id,
          title: row.title,
          game: row.game,
          format: row.format,
          phase: row.phase,
          startsAt: row.starts_at,
          entrants: row.entrants,
          limit: row.most,
          round: row.round,
          rounds: row.rounds,
          owner: row.owner ?? '',
          roles: own.flatMap(({ role }) => (role === 'entrant' ? [] : [role])),
          entrant: own.find(({ role }) => role === 'entrant')?.entrant ?? null,
        };
      }),
      next,
    };
    res.json(eventListSchema.parse(answer));
  });

  router.post('/', async (req, res) => {
    const session = await asker.player(req);
    if (!session.hasAccount)
      throw new HttpFault(403, 'needs-account', 'Who makes an event needs an account, and you are a guest.');
    const wanted = parseOr400(createEventSchema, req.body, 'malformed-request');
    limits.matches(asker.address(req), session.id);
    const made = await events.create({ id: session.id, name: session.name, rating: null }, wanted);
    if (!made.ok) throw refusedEvent(made.error);
    const folded = await events.read(made.value);
    if (folded === undefined) throw new Error('an event is not there after it was made');
    const reader = { id: session.id, name: session.name, rating: null, account: true, isOwner: true, isArbiter: false };
    res.status(201);
    await send(req, res, { eventId: made.value, folded, who: reader, organises: true, program: false });
  });

  /** With `after`, answers 204 when nothing was written after that entry within `wait` seconds. */
  router.get('/:id', async (req, res) => {
    const { after, wait = 0, changes } = parseOr400(viewQuerySchema, req.query, 'malformed-request');
    let reader = await who.reader(req);
    if (after !== undefined && reader.folded.seq <= after && !(changes && wait === 0)) {
      if (wait > 0) await untilNews(reader.eventId, after, wait, res);
      if (res.closed || res.destroyed) return;
      reader = await who.reader(req);
      if (reader.folded.seq <= after) return void res.status(204).end();
    }
    await send(req, res, reader, changes && after);
  });

  const lookedUp = async (eventId: string): Promise<number | undefined> => {
    let look = looks.get(eventId);
    if (look === undefined) {
      look = events.store.seqOf(eventId);
      looks.set(eventId, look);
      setTimeout(() => looks.delete(eventId), LOOK_EVERY / 2).unref();
    }
    return await look;
  };

  const untilNews = async (eventId: string, after: number, seconds: number, res: Response): Promise<void> => {
    giveTurnAway(res);
    if (waiting >= MOST_WAITING) return;
    waiting++;
    try {
      const until = performance.now() + seconds * 1000;
      while (performance.now() < until && !res.closed && !res.destroyed) {
        await sleep(LOOK_EVERY);
        if (((await lookedUp(eventId)) ?? 0) > after) return;
      }
    } finally {
      waiting--;
    }
  };

  router.post('/:id/wishes', async (req, res) => {
    const { wishId, wish } = parseOr400(eventRequestSchema, req.body, 'malformed-request');
    const { after } = parseOr400(wishQuerySchema, req.query, 'malformed-request');
    const { eventId, who: wisher } = await who.wisher(req);
    limits.joins(asker.address(req), wisher.id);
    giveTurnAway(res);
    const done = await events.ask(eventId, wisher, wishId, wish);
    if (!done.ok) throw refusedEvent(await desk.inPresentNames(eventId, done.error));
    if (wish.do === 'rule' || wish.do === 'settle') {
      const match = pairingOf(done.value, wish.pairing)?.pairing.legs[wish.leg]?.match ?? null;
      if (match !== null) await services.calls.store.settleIn(match, wisher.id, now());
    }
    await send(req, res, await who.reader(req), after);
  });

  router.get('/:id/log', async (req, res) => {
    const { after = 0, limit = LOG_LIMIT } = parseOr400(logQuerySchema, req.query, 'malformed-request');
    const { eventId } = await who.reader(req);
    await sendJson(req, res, [new Piece(JSON.stringify(await newsOf(events, eventId, after, limit)))]);
  });

  router.get('/:id/standings', async (req, res) => {
    const { eventId, folded } = await who.reader(req);
    // Nothing else than what is written changes them.
    if (notModified(req, res, String(folded.seq))) return;
    let answer = ranked.get(folded);
    if (answer === undefined) {
      const { seq, state } = folded;
      answer = new Piece(JSON.stringify(eventStandingsSchema.parse({ eventId, seq, standings: standings(state) })));
      ranked.set(folded, answer);
    }
    await sendJson(req, res, [answer]);
  });

  router.use('/:id', eventFileRoutes({ services, who, limits, asker }));
  router.use('/:id', eventDeskRoutes({ desk, who, limits, asker }));
  return router;
}
