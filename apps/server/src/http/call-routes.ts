/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 takes a rejection to the error handler by itself. */
/** `/api/calls`: players of a match call an arbiter, and arbiters decide. */
import {
  CALL_REASONS,
  callSchema,
  hasCode,
  idSchema,
  isServerCode,
  type OpenCall,
  rulingWishSchema,
  type ServerCode,
} from '@warbeacon/protocol';
import { type Request, Router } from 'express';
import { z } from 'zod';
import type { CallRefusal } from '../moderation/calls.ts';
import type { Services } from '../services.ts';
import type { StoredAccount } from '../storage/accounts.ts';
import type { CallRow } from '../storage/calls.ts';
import type { Asker } from './asker.ts';
import { HttpFault, parseOr400 } from './http-fault.ts';
import type { Limits } from './limits.ts';
import { ownOriginOnly } from './account-routes.ts';

/** Calls in one answer; what is settled makes room for the others. */
const CALLS = 20;

const reasonSchema = z.enum(CALL_REASONS).catch('other');

type Parts = Pick<Services, 'accounts' | 'calls' | 'config' | 'events' | 'games' | 'matches'>;

export function callRoutes(parts: Parts, limits: Limits, asker: Asker): Router {
  const { accounts, calls, config, events: desk, games, matches } = parts;
  const router = Router();

  const arbiter = async (req: Request): Promise<StoredAccount> => {
    const account = await accounts.of(await asker.session(req));
    // Those of events are arbiters of their own matches.
    if (
      account === undefined ||
      (account.role === 'player' && !(await calls.store.isOrganiser(account.personId, null)))
    )
      throw new HttpFault(403, 'not-allowed', 'That is not yours to do.');
    return account;
  };

  router.use(ownOriginOnly(config.PUBLIC_URL));

  router.post('/', async (req, res) => {
    const session = await asker.session(req);
    const { matchId, reason, words = '' } = parseOr400(callSchema, req.body, 'malformed-request');
    limits.calls(asker.address(req), session.id);
    const match = await matches.get(matchId);
    if (match === undefined) throw new HttpFault(404, 'unknown-match', 'There is no such match.');
    const refusal = await calls.call(session.id, match, { reason, words });
    if (refusal !== undefined) throw refused(refusal);
    await desk.called(match.id, session.id, words === '' ? reason : words);
    res.status(204).end();
  });

  router.get('/mine/:matchId', async (req, res) => {
    const session = await asker.session(req);
    const call = await calls.store.lastOf(parseOr400(idSchema, req.params.matchId, 'bad-id'), session.id);
    res.json({
      call:
        call === undefined
          ? null
          : { at: call.at, reason: reasonSchema.parse(call.reason), settled: call.state === 'settled' },
    });
  });

  router.get('/', async (req, res) => {
    const who = await arbiter(req);
    const rows = await calls.store.open(CALLS + 1, who.role === 'player' ? who.personId : undefined);
    const open: OpenCall[] = [];
    for (const row of rows.slice(0, CALLS)) {
      const call = await openCall(who, row);
      if (call !== undefined) open.push(call);
    }
    res.json({ calls: open, more: rows.length > CALLS });
  });

  router.post('/:id', async (req, res) => {
    const who = await arbiter(req);
    const id = parseOr400(idSchema, req.params.id, 'bad-id');
    const wish = parseOr400(rulingWishSchema, req.body, 'malformed-request');
    const refusal = await calls.answer(who, id, wish);
    if (typeof refusal === 'string') throw refused(refusal);
    if (refusal !== undefined) {
      const code: ServerCode = isServerCode(refusal.code) ? refusal.code : 'malformed-request';
      const passes = hasCode(refusal, 'busy', 'not-saved', 'save-unknown', 'not-hosted');
      throw new HttpFault(passes ? 503 : 409, code, refusal.message, passes ? { retryAfter: 2 } : {});
    }
    const call = wish.act === 'pause' ? undefined : await calls.store.callOf(id);
    if (call !== undefined) await desk.settled(call.match_id, who.personId, wish.words);
    res.status(204).end();
  });

  const openCall = async (who: StoredAccount, row: CallRow): Promise<OpenCall | undefined> => {
    const match = await matches.get(row.match_id);
    if (match === undefined) return undefined;
    const own = await calls.store.hasStake(who.personId, match.id);
    return {
      id: row.id,
      at: row.at,
      matchId: match.id,
      game: match.game,
      title: games.get(match.game)?.rules.title ?? match.game,
      // Whoever plays need not know here who has said what of them.
      by: own ? '' : (row.by_name ?? ''),
      side: own ? '' : row.side,
      reason: reasonSchema.parse(row.reason),
      words: own ? '' : row.words,
      sides: match.seats.map(({ side, name }) => ({ side, name: name ?? '' })),
      clock: match.clock !== null,
      rated: match.rated,
      over: match.status === 'over',
      held:
        row.state !== 'settled' &&
        row.answer !== null &&
        rulingWishSchema.parse(JSON.parse(row.answer)).act === 'pause',
      own,
    };
  };

  return router;
}

const REFUSALS: Readonly<Record<CallRefusal, readonly [status: number, message: string]>> = {
  'not-seated': [403, 'Only who plays in the match can call an arbiter.'],
  'no-opponent': [409, 'Against the computer there is nothing for an arbiter to decide.'],
  'not-started': [409, 'The match has not begun.'],
  'game-over': [409, 'The match is over. What somebody has done in it can be reported.'],
  'time-left': [409, 'Nobody’s time is over.'],
  'called-already': [409, 'You have called an arbiter already, who will come.'],
  'unknown-call': [404, 'There is no such call.'],
  'own-case': [409, 'Nobody decides in a case of their own.'],
  'settled-already': [409, 'Somebody else has settled it already, or is about to.'],
};

function refused(code: CallRefusal): HttpFault {
  const [status, message] = REFUSALS[code];
  return new HttpFault(status, code, message);
}
