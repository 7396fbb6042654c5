/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 takes a rejection to the error handler by itself. */
/** `/api/passkeys`: keys of one's own, and signing in by one. */
import {
  newPasskeySchema,
  type Passkeys as PasskeysAnswer,
  passkeyOptionsWishSchema,
  passkeySignInSchema,
  removePasskeySchema,
} from '@warbeacon/protocol';
import { type Request, type Response, Router } from 'express';
import { deviceLabel } from '../accounts/device-label.ts';
import type { PasskeyRefusal } from '../accounts/passkeys.ts';
import type { MatchRooms } from '../rooms/match-rooms.ts';
import type { Services } from '../services.ts';
import type { StoredAccount } from '../storage/accounts.ts';
import { ownOriginOnly, refused, signedIn } from './account-routes.ts';
import type { Asker } from './asker.ts';
import { HttpFault, parseOr400 } from './http-fault.ts';
import type { Limits } from './limits.ts';
import { giveTurnAway } from './turns.ts';

type Parts = Pick<Services, 'accounts' | 'config' | 'mail' | 'passkeys'>;

export function passkeyRoutes(parts: Parts, rooms: MatchRooms, limits: Limits, asker: Asker): Router {
  const { accounts, config, mail, passkeys } = parts;
  const router = Router();

  router.get('/', async (req, res) => {
    const session = await asker.sessionIfAny(req);
    const own = passkeys === undefined || session?.hasAccount !== true ? [] : await passkeys.store.of(session.id);
    const answer: PasskeysAnswer = {
      available: passkeys !== undefined,
      passkeys: own.map(({ id, label, createdAt, usedAt }) => ({ id, label, createdAt, usedAt })),
    };
    res.json(answer);
  });
  if (passkeys === undefined) {
    router.use(() => {
      throw new HttpFault(404, 'no-passkeys', 'This server takes no passkeys.');
    });
    return router;
  }

  const own = async (req: Request): Promise<StoredAccount> => {
    const account = await accounts.of(await asker.session(req));
    if (account === undefined) throw refused('no-account');
    return account;
  };
  /** A session that somebody has got hold of must not make itself a key, nor take the owner's away. */
  const mustKnow = async (req: Request, res: Response, account: StoredAccount, password: string): Promise<void> => {
    limits.passwords(asker.address(req), account.email);
    giveTurnAway(res);
    if (!(await accounts.isPassword(account, password))) throw refused('wrong-credentials');
  };

  router.use(ownOriginOnly(config.PUBLIC_URL));

  router.post('/options', async (req, res) => {
    const account = await own(req);
    const { password } = parseOr400(passkeyOptionsWishSchema, req.body, 'malformed-request');
    await mustKnow(req, res, account, password);
    res.json(await passkeys.addOptions(account));
  });

  router.post('/', async (req, res) => {
    const account = await own(req);
    const wish = parseOr400(newPasskeySchema, req.body, 'malformed-request');
    const refusal = await passkeys.add(account, wish, deviceLabel(req.get('user-agent')));
    if (refusal !== undefined) throw refusedKey(refusal);
    mail?.links.tellOfPasskey(account);
    res.status(204).end();
  });

  router.post('/remove', async (req, res) => {
    const account = await own(req);
    const { id, password } = parseOr400(removePasskeySchema, req.body, 'malformed-request');
    await mustKnow(req, res, account, password);
    if (!(await passkeys.store.remove(account.personId, id)))
      throw new HttpFault(404, 'unknown-passkey', 'You have no such passkey; it may have been removed.');
    res.status(204).end();
  });

  router.post('/sign-in/options', async (req, res) => {
    limits.sessions(asker.address(req));
    res.json(await passkeys.signInOptions());
  });

  router.post('/sign-in', async (req, res) => {
    limits.sessions(asker.address(req));
    const who = await asker.sessionIfAny(req);
    const wish = parseOr400(passkeySignInSchema, req.body, 'malformed-request');
    const account = await passkeys.whoAnswers(wish);
    if (account === undefined) throw refusedKey('passkey-refused');
    const { bring = false } = wish;
    const label = deviceLabel(req.get('user-agent'));
    res.json(await signedIn(await accounts.begin(who, account, { bring, label }), rooms));
  });

  return router;
}

const REFUSALS: Readonly<Record<PasskeyRefusal, readonly [status: number, message: string]>> = {
  'passkey-refused': [401, 'That passkey is not known here, or its answer came too late. Try again.'],
  'too-many-passkeys': [409, 'You have too many passkeys already. Remove one of them first.'],
};

function refusedKey(code: PasskeyRefusal): HttpFault {
  const [status, message] = REFUSALS[code];
  return new HttpFault(status, code, message);
}
