/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 takes a rejection to the error handler by itself. */
/** `/api/account`: an account, signing in, one's sessions, one's data, and going for good. */
import {
  type Account,
  type CreatedSession,
  deleteAccountSchema,
  type Device,
  idSchema,
  newNameSchema,
  newPasswordRequestSchema,
  type OwnData,
  type SignedIn,
  signInSchema,
  signUpSchema,
} from '@warbeacon/protocol';
import { type Request, type RequestHandler, Router } from 'express';
import type { AccountRefusal, Begun } from '../accounts/accounts.ts';
import { deviceLabel } from '../accounts/device-label.ts';
import type { MatchRooms } from '../rooms/match-rooms.ts';
import type { Services } from '../services.ts';
import type { StoredAccount } from '../storage/accounts.ts';
import type { Brought } from '../storage/bring-along.ts';
import { readOwnData } from '../storage/own-data.ts';
import type { StoredSession } from '../storage/sessions.ts';
import type { Asker } from './asker.ts';
import { HttpFault, parseOr400 } from './http-fault.ts';
import type { Limits } from './limits.ts';
import { originAllowed } from './security.ts';
import { botAccountRoutes, ownerOnly } from './bot-account-routes.ts';
import { giveTurnAway } from './turns.ts';

type Parts = Pick<Services, 'accounts' | 'config' | 'db' | 'sessions' | 'waiting' | 'now'>;

export function accountRoutes(services: Parts, rooms: MatchRooms, limits: Limits, asker: Asker): Router {
  const { accounts, config, db, sessions, waiting, now } = services;
  const router = Router();

  const labelOf = (req: Request) => deviceLabel(req.get('user-agent'));
  const own = async (req: Request): Promise<{ session: StoredSession; account: StoredAccount }> => {
    const session = await asker.session(req);
    const account = await accounts.of(session);
    if (account === undefined) throw refused('no-account');
    return { session, account };
  };

  router.use(ownOriginOnly(config.PUBLIC_URL));
  router.use(ownerOnly(asker));
  router.use(botAccountRoutes(services, own));

  router.post('/', async (req, res) => {
    const address = asker.address(req);
    limits.sessions(address);
    const guest = await asker.sessionIfAny(req);
    const wish = parseOr400(signUpSchema, req.body, 'malformed-request');
    limits.passwords(address, wish.email);
    limits.accounts(address);
    giveTurnAway(res);
    const begun = await accounts.signUp(guest, wish, labelOf(req));
    if (typeof begun === 'string') throw refused(begun);
    if (guest !== undefined) await tellMatches(begun.personId);
    res.status(201).json(created(begun));
  });

  router.post('/sign-in', async (req, res) => {
    const address = asker.address(req);
    const who = await asker.sessionIfAny(req);
    const { email, password, bring = false } = parseOr400(signInSchema, req.body, 'malformed-request');
    limits.passwords(address, email);
    giveTurnAway(res);
    const begun = await accounts.signIn(who, { email, password, bring }, labelOf(req));
    if (begun === 'wrong-credentials') throw refused(begun);
    res.json(await signedIn(begun, rooms));
  });

  router.get('/', async (req, res) => {
    const { account } = await own(req);
    const answer: Account = { personId: account.personId, name: account.name, ...ownOf(account) };
    res.json(answer);
  });

  router.post('/name', async (req, res) => {
    const { account } = await own(req);
    const { name } = parseOr400(newNameSchema, req.body, 'malformed-request');
    const refusal = await accounts.rename(account, name);
    if (refusal === 'renamed-lately') throw renamedLately(accounts.renameAt(account) ?? now());
    if (refusal !== undefined) throw refused(refusal);
    await tellMatches(account.personId);
    res.status(204).end();
  });

  router.post('/password', async (req, res) => {
    const { session, account } = await own(req);
    const { password, next } = parseOr400(newPasswordRequestSchema, req.body, 'malformed-request');
    limits.passwords(asker.address(req), account.email);
    giveTurnAway(res);
    const refusal = await accounts.changePassword(session, password, next);
    if (refusal !== undefined) throw refused(refusal);
    res.status(204).end();
  });

  router.get('/sessions', async (req, res) => {
    const session = await asker.session(req);
    const devices = await sessions.devicesOf(session.id);
    const list: Device[] = devices.map((device) => ({ ...device, current: device.id === session.device }));
    res.json({ sessions: list });
  });

  router.delete('/sessions', async (req, res) => {
    const { session } = await own(req);
    await sessions.end(session.id, 'all');
    res.status(204).end();
  });

  router.delete('/sessions/others', async (req, res) => {
    const { session } = await own(req);
    await sessions.end(session.id, { but: session.device });
    res.status(204).end();
  });

  router.delete('/sessions/:id', async (req, res) => {
    const { session } = await own(req);
    const id = parseOr400(idSchema, req.params['id'], 'bad-id');
    if (!(await sessions.end(session.id, { only: id })))
      throw new HttpFault(404, 'unknown-device', 'You have no such session; it may have ended by itself.');
    res.status(204).end();
  });

  router.get('/data', async (req, res) => {
    limits.records(asker.address(req));
    const session = await asker.session(req);
    const account = await accounts.of(session);
    const data: OwnData = {
      exportedAt: now(),
      personId: session.id,
      name: session.name,
      account: account === undefined ? null : ownOf(account),
      sessions: [...(await sessions.devicesOf(session.id))],
      ...(await readOwnData(db, session.id, now())),
    };
    res.set('Content-Disposition', 'attachment; filename="warbeacon-data.json"').json(data);
  });

  router.post('/delete', async (req, res) => {
    const { session, account } = await own(req);
    const { password } = parseOr400(deleteAccountSchema, req.body, 'malformed-request');
    limits.passwords(asker.address(req), account.email);
    giveTurnAway(res);
    if (!(await accounts.remove(session, password))) throw refused('wrong-credentials');
    await tellMatches(session.id, true);
    res.status(204).end();
  });

  const ownOf = (account: StoredAccount) => {
    const { email, createdAt, bot, confirmed, notices, role } = account;
    return { email, createdAt, bot, confirmed, notices, role, renameAt: accounts.renameAt(account) };
  };

  /** Whoever plays with somebody is to see the name that is theirs now. `gone`: what waits for an opponent goes. */
  const tellMatches = async (personId: string, gone = false): Promise<void> => {
    for (const { matchId, status } of await waiting.seatsOf(personId)) {
      if (gone && status === 'open') await rooms.remove(matchId, async () => await waiting.withdraw(matchId));
      else await rooms.tellSeatTaken(matchId);
    }
  };

  return router;
}

/**
 * A token goes in a header that no foreign page can send; who is made to sign in by a foreign page would play for
 * somebody else, though, and a form needs no token for that.
 */
export function ownOriginOnly(publicUrl: string | undefined): RequestHandler {
  return (req, _res, next) => {
    if (!originAllowed(req.get('origin'), req.get('host'), publicUrl))
      throw new HttpFault(403, 'foreign-origin', 'This is for pages of this server alone.');
    next();
  };
}

/** Somebody has come in by whatever has proved who they are; whoever plays with what they have brought is told. */
export async function signedIn(
  begun: Begun & { readonly brought: Brought | undefined },
  rooms: MatchRooms,
): Promise<SignedIn> {
  const { brought } = begun;
  for (const { matchId, status } of brought?.matches ?? []) if (status !== 'over') await rooms.tellSeatTaken(matchId);
  return { session: created(begun), brought: brought?.matches.length ?? 0, left: brought?.left ?? 0 };
}

export const created = ({ personId, name, token }: Begun): CreatedSession => ({
  sessionId: personId,
  name,
  token,
  account: true,
});

const REFUSALS: Readonly<Record<AccountRefusal, readonly [status: number, message: string]>> = {
  'wrong-credentials': [401, 'That e-mail and password do not belong together here.'],
  'email-taken': [409, 'There is an account with this e-mail already. Sign in to it.'],
  'name-taken': [409, 'Somebody has this name, or one that looks like it. Please choose another one.'],
  'name-reserved': [409, 'Nobody may be called that. Please choose another name.'],
  'weak-password': [400, 'That password is too easy to guess: it is your name or address, or nearly one letter.'],
  'account-already': [409, 'You have an account already.'],
  'no-account': [403, 'You are a guest here, and have no account yet.'],
};

function renamedLately(at: number): HttpFault {
  const day = new Date(at).toISOString().slice(0, 10);
  return new HttpFault(409, 'renamed-lately', `You have changed your name a short while ago. You can again on ${day}.`);
}

export function refused(code: AccountRefusal): HttpFault {
  const [status, message] = REFUSALS[code];
  return new HttpFault(status, code, message);
}
