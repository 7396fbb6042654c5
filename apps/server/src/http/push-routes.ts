/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 takes a rejection to the error handler by itself. */
/** `/api/push`: whether the browser that asks is told that a match waits, and where such messages go. */
import { ECDH } from 'node:crypto';
import { type Push as PushAnswer, pushSubscriptionSchema } from '@warbeacon/protocol';
import { Router } from 'express';
import type { Services } from '../services.ts';
import { ownOriginOnly } from './account-routes.ts';
import type { Asker } from './asker.ts';
import { HttpFault, parseOr400 } from './http-fault.ts';

type Parts = Pick<Services, 'config' | 'push' | 'now'>;

export function pushRoutes({ config, push, now }: Parts, asker: Asker): Router {
  const router = Router();

  router.get('/', async (req, res) => {
    const session = await asker.sessionIfAny(req);
    const on = session !== undefined && push !== undefined && (await push.store.isOn(session.device));
    const answer: PushAnswer = { key: push?.key ?? null, on };
    res.json(answer);
  });
  if (push === undefined) {
    router.use(() => {
      throw new HttpFault(404, 'no-push', 'This server sends no messages to browsers.');
    });
    return router;
  }

  router.use(ownOriginOnly(config.PUBLIC_URL));

  router.post('/', async (req, res) => {
    const session = await asker.session(req);
    const { endpoint, keys } = parseOr400(pushSubscriptionSchema, req.body, 'malformed-request');
    const address = push.hosts.endpoint(endpoint);
    if (address === undefined)
      throw new HttpFault(400, 'unknown-push-service', 'This server does not know your browser’s push service.');
    if (!isOnCurve(keys.p256dh)) throw new HttpFault(400, 'malformed-request', 'keys.p256dh: no point of the curve.');
    const done = await push.store.put(session, { endpoint: address.href, ...keys }, now());
    if (done === 'ended')
      throw new HttpFault(401, 'unknown-session', 'The session is not known here. Please choose a name again.');
    if (done === 'too-many')
      throw new HttpFault(409, 'too-many-devices', 'Too many of your devices are told already. End one of them first.');
    res.status(204).end();
  });

  router.delete('/', async (req, res) => {
    await push.store.remove((await asker.session(req)).device);
    res.status(204).end();
  });

  return router;
}

/** What is not could not be encrypted for. */
function isOnCurve(point: string): boolean {
  try {
    ECDH.convertKey(Buffer.from(point, 'base64url'), 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
