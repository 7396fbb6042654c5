/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 takes a rejection to the error handler by itself. */
/** `/api/account`, of bots: becoming one, and tokens for its program. */
import { becomeBotSchema, type CreatedApiToken, createApiTokenSchema } from '@warbeacon/protocol';
import { type Request, type RequestHandler, Router } from 'express';
import type { Services } from '../services.ts';
import type { StoredAccount } from '../storage/accounts.ts';
import type { StoredSession } from '../storage/sessions.ts';
import type { Asker } from './asker.ts';
import { HttpFault, parseOr400 } from './http-fault.ts';

/** Of one account at once. */
const MOST_TOKENS = 10;

export const notWithThisToken = (): HttpFault =>
  new HttpFault(
    403,
    'not-with-this-token',
    'A program\u2019s token plays matches; the account is its owner\u2019s to change.',
  );

/** A program's token plays, and does nothing with the account; who has it may not make others, nor keep the owner out. */
export function ownerOnly(asker: Asker): RequestHandler {
  return async (req, _res, next) => {
    const mayLook = req.method === 'GET' && req.path === '/';
    if (!mayLook && (await asker.sessionIfAny(req))?.api === true) throw notWithThisToken();
    next();
  };
}

type Own = (req: Request) => Promise<{ readonly session: StoredSession; readonly account: StoredAccount }>;

export function botAccountRoutes({ accounts, sessions }: Pick<Services, 'accounts' | 'sessions'>, own: Own): Router {
  const router = Router();

  router.post('/bot', async (req, res) => {
    const { account } = await own(req);
    parseOr400(becomeBotSchema, req.body, 'malformed-request');
    if (!(await accounts.becomeBot(account.personId)))
      throw new HttpFault(409, 'rated-already', 'This account has a rated match, so it stays a person\u2019s.');
    res.status(204).end();
  });

  router.post('/tokens', async (req, res) => {
    const { account } = await own(req);
    const { label } = parseOr400(createApiTokenSchema, req.body, 'malformed-request');
    if (!account.bot) throw new HttpFault(403, 'not-a-bot', 'Tokens are for bots. Make the account one first.');
    const devices = await sessions.devicesOf(account.personId);
    if (devices.filter(({ api }) => api).length >= MOST_TOKENS)
      throw new HttpFault(409, 'too-many-tokens', `There are ${MOST_TOKENS} tokens already. Revoke one of them.`);
    const created: CreatedApiToken = { label, ...(await sessions.addProgram(account.personId, label)) };
    res.status(201).json(created);
  });

  return router;
}
