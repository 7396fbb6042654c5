/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 takes a rejection to the error handler by itself. */
/** `/api/mail`: links to sign in with, another address, and whether one is told that a match waits. */
import {
  linkRequestSchema,
  type Mail as MailAnswer,
  newEmailSchema,
  noticesSchema,
  stopSchema,
  type UsedLink,
  useLinkSchema,
} from '@warbeacon/protocol';
import { Router } from 'express';
import { deviceLabel } from '../accounts/device-label.ts';
import type { LinkRefusal } from '../mail/links.ts';
import type { Mail } from '../mail/mail.ts';
import type { Services } from '../services.ts';
import { created, ownOriginOnly, refused } from './account-routes.ts';
import type { Asker } from './asker.ts';
import { HttpFault, parseOr400 } from './http-fault.ts';
import type { Limits } from './limits.ts';
import { giveTurnAway } from './turns.ts';

type Parts = Pick<Services, 'accounts' | 'config' | 'mail'>;

export function mailRoutes({ accounts, config, mail }: Parts, limits: Limits, asker: Asker): Router {
  const router = Router();

  router.get('/', (_req, res) => {
    const answer: MailAnswer = { available: mail !== undefined };
    res.json(answer);
  });
  if (mail === undefined) {
    router.use(() => {
      throw new HttpFault(404, 'no-mail', 'This server sends no mail.');
    });
    return router;
  }

  router.use(ownOriginOnly(config.PUBLIC_URL));

  router.post('/link', (req, res) => {
    const { email } = parseOr400(linkRequestSchema, req.body, 'malformed-request');
    limits.mails(asker.address(req), email);
    mail.links.askToSignIn(email);
    res.status(202).json({});
  });

  router.post('/use', async (req, res) => {
    const address = asker.address(req);
    limits.sessions(address);
    const who = await asker.sessionIfAny(req);
    const { key, password } = parseOr400(useLinkSchema, req.body, 'malformed-request');
    giveTurnAway(res);
    const used = await mail.links.use(key, who, { password }, deviceLabel(req.get('user-agent')));
    if (typeof used === 'string') throw refusedLink(used);
    const answer: UsedLink = { email: used.email, session: used.begun === null ? null : created(used.begun) };
    res.json(answer);
  });

  router.post('/email', async (req, res) => {
    const account = await accounts.of(await asker.session(req));
    if (account === undefined) throw refused('no-account');
    const { email, password } = parseOr400(newEmailSchema, req.body, 'malformed-request');
    limits.passwords(asker.address(req), account.email);
    limits.mails(asker.address(req), email);
    giveTurnAway(res);
    if (!(await accounts.isPassword(account, password))) throw refused('wrong-credentials');
    mail.links.askForEmail(account, email);
    res.status(202).json({});
  });

  router.post('/notices', async (req, res) => {
    const account = await accounts.of(await asker.session(req));
    if (account === undefined) throw refused('no-account');
    const { wanted } = parseOr400(noticesSchema, req.body, 'malformed-request');
    if (wanted && !account.confirmed)
      throw new HttpFault(409, 'unconfirmed-email', 'First follow a link that we send to your e-mail.');
    await accounts.setNotices(account, wanted);
    res.status(204).end();
  });

  return router;
}

/**
 * `/api/mail/stop`, as a letter's header and its link name it: a program that sorts mail posts a form there (RFC 8058), and a
 * person who comes with a browser is sent to the page that does the same. The body is not looked at.
 */
export function stopRoute({ letters }: Mail, accounts: Services['accounts']): Router {
  const router = Router();
  router.get('/', (req, res) => {
    const { of, key } = parseOr400(stopSchema, req.query, 'malformed-request');
    // To fetch an address must change nothing: programs that look for bad links fetch all of them.
    res.redirect(303, `/account#stop=${of}.${key}`);
  });
  router.post('/', async (req, res) => {
    const { of, key } = parseOr400(stopSchema, req.query, 'malformed-request');
    if (!letters.mayStop(of, key)) throw refusedLink('unknown-link');
    await accounts.setNotices({ personId: of }, false);
    res.status(204).end();
  });
  return router;
}

function refusedLink(code: LinkRefusal): HttpFault {
  if (code !== 'unknown-link') return refused(code);
  return new HttpFault(404, code, 'This link has been used, or is too old. Ask for another one.');
}
