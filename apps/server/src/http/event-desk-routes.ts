/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 takes a rejection to the error handler by itself. */
/** What an organiser has beside the event itself: where its news are sent, and tokens for programs. */
import { createEventTokenSchema, webhookSchema } from '@warbeacon/protocol/events';
import { type Request, Router } from 'express';
import { z } from 'zod';
import type { EventDesk } from '../events/desk.ts';
import { MOST_HOOKS } from '../events/hooks.ts';
import { MOST_TOKENS } from '../events/tokens.ts';
import type { Asker } from './asker.ts';
import type { EventAsker } from './event-asker.ts';
import { HttpFault, parseOr400 } from './http-fault.ts';
import type { Limits } from './limits.ts';

interface Parts {
  readonly desk: EventDesk;
  readonly who: EventAsker;
  readonly limits: Limits;
  readonly asker: Asker;
}

const keySchema = z.string().regex(/^[0-9a-f]{16,32}$/);

export function eventDeskRoutes({ desk, who, limits, asker }: Parts): Router {
  const { hooks, tokens } = desk;
  const router = Router({ mergeParams: true });
  /** A program that could make tokens could keep its organiser out. */
  const himself = async (req: Request) => {
    const found = await who.organiser(req);
    if (found.program)
      throw new HttpFault(403, 'token-without-power', 'A program may not do this: it is for its organiser.');
    return found;
  };
  const owner = async (req: Request) => {
    const found = await himself(req);
    if (!found.who.isOwner) throw new HttpFault(403, 'not-allowed', 'That is for whose event it is.');
    return found;
  };

  router.get('/hooks', async (req, res) => {
    const { eventId } = await owner(req);
    res.json({ hooks: await hooks.of(eventId), on: hooks.on });
  });

  router.post('/hooks', async (req, res) => {
    const { url, tells } = parseOr400(webhookSchema, req.body, 'malformed-request');
    const { eventId, folded, who: person } = await owner(req);
    limits.joins(asker.address(req), person.id);
    const made = await hooks.add(eventId, url, tells, folded.seq);
    if (made === 'refused')
      throw new HttpFault(
        400,
        'hook-refused',
        'That address may not be called: it must be one of the internet, over https.',
      );
    if (made === 'full')
      throw new HttpFault(409, 'too-many-hooks', `There are ${MOST_HOOKS} already. Remove one of them.`);
    res.status(201).json({ ...made.row, secret: made.secret });
  });

  router.post('/hooks/:hook/try', async (req, res) => {
    const { eventId, who: person } = await owner(req);
    limits.joins(asker.address(req), person.id);
    const tried = await hooks.tryNow(eventId, parseOr400(keySchema, req.params.hook, 'bad-id'));
    if (tried === undefined) throw new HttpFault(404, 'unknown-hook', 'Nothing is sent there.');
    res.json(tried);
  });

  router.delete('/hooks/:hook', async (req, res) => {
    const { eventId } = await owner(req);
    if (!(await hooks.store.remove(eventId, parseOr400(keySchema, req.params.hook, 'bad-id'))))
      throw new HttpFault(404, 'unknown-hook', 'Nothing is sent there.');
    res.status(204).end();
  });

  router.get('/tokens', async (req, res) => {
    const { eventId, who: person } = await himself(req);
    const all = (await tokens.of(eventId)).filter(({ person_id }) => person_id === person.id || person.isOwner);
    const names = await desk.events.store.namesOf([...new Set(all.map(({ person_id }) => person_id))]);
    res.json({
      tokens: all.map(({ id, label, power, made_at, seen_at, person_id }) => ({
        id,
        label,
        power,
        by: names.get(person_id)?.name ?? '',
        madeAt: made_at,
        seenAt: seen_at,
      })),
    });
  });

  router.post('/tokens', async (req, res) => {
    const { label, power } = parseOr400(createEventTokenSchema, req.body, 'malformed-request');
    const { eventId, who: person } = await himself(req);
    limits.joins(asker.address(req), person.id);
    const made = await tokens.make(eventId, person.id, label, power);
    if (made === undefined)
      throw new HttpFault(409, 'too-many-tokens', `There are ${MOST_TOKENS} tokens already. Remove one of them.`);
    res.status(201).json({ ...made, by: person.name });
  });

  router.delete('/tokens/:token', async (req, res) => {
    const { eventId, who: person } = await himself(req);
    const id = parseOr400(keySchema, req.params.token, 'bad-id');
    if (!(await tokens.remove(eventId, id, person.isOwner ? undefined : person.id)))
      throw new HttpFault(404, 'unknown-token', 'There is no such token.');
    res.status(204).end();
  });

  return router;
}
