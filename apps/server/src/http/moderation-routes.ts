/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 takes a rejection to the error handler by itself. */
/** `/api/moderation`: reports by anybody; what is done about them, by who has a role. */
import {
  type AuditEntry,
  type HeldSanction,
  idSchema,
  imposeSchema,
  type OpenReport,
  REPORT_REASONS,
  reportSchema,
  type Role,
  roleWishSchema,
  type Said,
  settleSchema,
  TALK_PLACES,
  takeNameSchema,
} from '@warbeacon/protocol';
import { type Request, Router } from 'express';
import { z } from 'zod';
import type { ModerationRefusal } from '../moderation/moderation.ts';
import type { MatchRooms } from '../rooms/match-rooms.ts';
import { shown } from '../rooms/talk.ts';
import type { Services } from '../services.ts';
import type { StoredAccount } from '../storage/accounts.ts';
import type { ReportRow } from '../storage/moderation.ts';
import { ownOriginOnly } from './account-routes.ts';
import type { Asker } from './asker.ts';
import { HttpFault, parseOr400 } from './http-fault.ts';
import type { Limits } from './limits.ts';

/** Reports in one answer; what is settled makes room for the others. */
const REPORTS = 20;
const SANCTIONS = 200;
const ENTRIES = 200;
/** Sayings before the one that is meant, and after it. */
const AROUND = 5;

const placeSchema = z.enum(TALK_PLACES);

type Parts = Pick<Services, 'accounts' | 'config' | 'moderation' | 'quickMatch' | 'talk' | 'waiting' | 'now'>;

export function moderationRoutes(parts: Parts, rooms: MatchRooms, limits: Limits, asker: Asker): Router {
  const { accounts, config, moderation, quickMatch, talk, waiting, now } = parts;
  const { store } = moderation;
  const router = Router();

  const inRole = async (req: Request, ...roles: readonly Role[]): Promise<StoredAccount> => {
    const account = await accounts.of(await asker.session(req));
    if (account === undefined || !roles.includes(account.role)) throw refused('not-allowed');
    return account;
  };
  const done = (refusal: ModerationRefusal | undefined) => {
    if (refusal !== undefined) throw refused(refusal);
  };

  /** What somebody offers to others is offered no more. */
  const withdrawAll = async (personId: string | undefined): Promise<void> => {
    if (personId === undefined) return;
    await quickMatch.store.leave(personId, now());
    for (const { matchId, status } of await waiting.seatsOf(personId))
      if (status === 'open') await rooms.remove(matchId, async () => await waiting.withdraw(matchId));
  };

  router.use(ownOriginOnly(config.PUBLIC_URL));

  router.post('/reports', async (req, res) => {
    const session = await asker.session(req);
    const { about, reason, words = '' } = parseOr400(reportSchema, req.body, 'malformed-request');
    limits.reports(asker.address(req), session.id);
    done(await moderation.report(session, about, reason, words));
    res.status(204).end();
  });

  router.get('/reports', async (req, res) => {
    const who = await inRole(req, 'arbiter', 'admin');
    const rows = await store.open(REPORTS + 1);
    const reports: OpenReport[] = [];
    for (const row of rows.slice(0, REPORTS)) reports.push(await openReport(who, row));
    res.json({ reports, more: rows.length > REPORTS });
  });

  router.post('/reports/:id', async (req, res) => {
    const who = await inRole(req, 'arbiter', 'admin');
    const id = parseOr400(idSchema, req.params.id, 'bad-id');
    const { sanction } = parseOr400(settleSchema, req.body, 'malformed-request');
    done(await moderation.settle(who, id, sanction));
    if (sanction?.kind === 'ban') await withdrawAll((await store.reportOf(id))?.about_id);
    res.status(204).end();
  });

  router.get('/sanctions', async (req, res) => {
    await inRole(req, 'arbiter', 'admin');
    const sanctions = (await store.allHeld(now(), SANCTIONS)).map(
      (row): HeldSanction => ({
        id: row.id,
        name: row.about_name ?? '',
        kind: row.kind,
        reason: row.reason,
        by: row.by_name ?? '',
        at: row.at,
        until: row.until_at,
      }),
    );
    res.json({ sanctions });
  });

  router.post('/sanctions', async (req, res) => {
    const who = await inRole(req, 'arbiter', 'admin');
    const { name, sanction } = parseOr400(imposeSchema, req.body, 'malformed-request');
    done(await moderation.impose(who, name, sanction));
    if (sanction.kind === 'ban') await withdrawAll((await accounts.named(name))?.personId);
    res.status(204).end();
  });

  router.delete('/sanctions/:id', async (req, res) => {
    const who = await inRole(req, 'arbiter', 'admin');
    done(await moderation.lift(who, parseOr400(idSchema, req.params.id, 'bad-id')));
    res.status(204).end();
  });

  router.post('/names', async (req, res) => {
    const who = await inRole(req, 'arbiter', 'admin');
    const { name } = parseOr400(takeNameSchema, req.body, 'malformed-request');
    const taken = await moderation.takeName(who, name);
    if (typeof taken === 'string') throw refused(taken);
    for (const { matchId } of await waiting.seatsOf(taken.personId)) await rooms.tellSeatTaken(matchId);
    res.status(204).end();
  });

  router.post('/roles', async (req, res) => {
    const who = await inRole(req, 'admin');
    const { name, role } = parseOr400(roleWishSchema, req.body, 'malformed-request');
    done(await moderation.setRole(who, name, role));
    res.status(204).end();
  });

  router.get('/audit', async (req, res) => {
    await inRole(req, 'admin');
    const entries = (await store.audit(ENTRIES)).map(
      ({ at, act, details, by_name: by, about_name: about }): AuditEntry => ({
        at,
        by: by ?? '',
        act,
        about: about ?? '',
        details,
      }),
    );
    res.json({ entries });
  });

  const openReport = async (who: StoredAccount, row: ReportRow): Promise<OpenReport> => {
    const { id, at, match_id: matchId, seq: meant, words } = row;
    const own = await moderation.isOwnCase(who, row);
    return {
      id,
      at,
      // Who is meant need not know who has reported it.
      by: own ? '' : (row.by_name ?? ''),
      about: row.about_name ?? '',
      reason: z.enum(REPORT_REASONS).catch('other').parse(row.reason),
      words: own ? '' : words,
      matchId,
      said: own ? [] : await around(row),
      meant,
      before: await store.count(row.about_id),
      own,
    };
  };

  const around = async ({ match_id: matchId, place, seq }: ReportRow): Promise<Said[]> => {
    if (matchId === null || place === null || seq === null) return [];
    const where = { matchId, place: placeSchema.parse(place) };
    const sayings = await talk.page(where, seq + AROUND + 1, 2 * AROUND + 1);
    return sayings.map((saying) => shown(saying, false));
  };

  return router;
}

const REFUSALS: Readonly<Record<ModerationRefusal, readonly [status: number, message: string]>> = {
  'unknown-report': [404, 'There is no such report.'],
  'unknown-sanction': [404, 'There is no such sanction, or it has been lifted.'],
  'unknown-person': [404, 'There is nobody like that here.'],
  'unknown-saying': [404, 'Nobody has said that there.'],
  'unknown-match': [404, 'There is no such match.'],
  'not-allowed': [403, 'That is not yours to do.'],
  'own-case': [409, 'Nobody decides in a case of their own.'],
  'settled-already': [409, 'Somebody else has settled it already.'],
};

function refused(code: ModerationRefusal): HttpFault {
  const [status, message] = REFUSALS[code];
  return new HttpFault(status, code, message);
}
