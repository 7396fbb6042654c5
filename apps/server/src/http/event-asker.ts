/** Who asks of an event: somebody with a session, or a program with a token of that event. */
import { type Refusal } from '@warbeacon/kernel';
import { idSchema, isServerCode } from '@warbeacon/protocol';
import type { Request } from 'express';
import { type Folded } from '../events/folded.ts';
import { rolesIn } from '../events/events.ts';
import type { EventDesk } from '../events/desk.ts';
import { TOKEN_PREFIX } from '../events/tokens.ts';
import type { Wisher } from '../events/wishes.ts';
import type { AccountStore } from '../storage/accounts.ts';
import type { Asker } from './asker.ts';
import { HttpFault, parseOr400 } from './http-fault.ts';
import { serverRefusal } from '../refusals.ts';

export interface EventReader {
  readonly eventId: string;
  readonly folded: Folded;
  /** `undefined`: nobody in particular. */
  readonly who: Wisher | undefined;
  readonly organises: boolean;
  /** Whether it is a program with a token of this event. */
  readonly program: boolean;
}

export interface EventAsker {
  /** Whoever asks, and the event; a 404 when there is none, or it is a draft of somebody else's. */
  reader(req: Request): Promise<EventReader>;
  /** Who asks to have something done; a 403 for a program that may only read. */
  wisher(req: Request): Promise<EventReader & { readonly who: Wisher }>;
  /** An organiser who does so. */
  organiser(req: Request): Promise<EventReader & { readonly who: Wisher }>;
}

const unknown = () => new HttpFault(404, 'unknown-event', 'There is no such event.');
const notAllowed = () => new HttpFault(403, 'not-allowed', 'That is not yours to do.');

export function eventAskerOf(
  { events, tokens }: Pick<EventDesk, 'events' | 'tokens'>,
  accounts: { readonly byPerson: AccountStore['byPerson'] },
  asker: Asker,
): EventAsker {
  const tokenOf = (req: Request): string | undefined => {
    const token = /^Bearer (\S+)$/i.exec(req.get('authorization') ?? '')?.[1];
    return token?.startsWith(TOKEN_PREFIX) === true ? token : undefined;
  };
  const find = async (req: Request, runs: boolean): Promise<EventReader> => {
    const eventId = parseOr400(idSchema, req.params['id'], 'bad-id');
    const token = tokenOf(req);
    let person: { readonly id: string; readonly name: string; readonly account: boolean } | undefined;
    if (token === undefined) {
      const session = runs ? await asker.player(req) : await asker.sessionIfAny(req);
      person = session && { id: session.id, name: session.name, account: session.hasAccount };
    } else {
      const known = await tokens.read(token, eventId);
      if (known === undefined) throw new HttpFault(401, 'unknown-session', 'That token is not known in this event.');
      if (runs && known.power !== 'run')
        throw new HttpFault(
          403,
          'token-without-power',
          'This token may read what its organiser may, and change nothing.',
        );
      const account = await accounts.byPerson(known.person_id);
      if (account === undefined) throw new HttpFault(401, 'unknown-session', 'Who has made that token is gone.');
      person = { id: account.personId, name: account.name, account: true };
    }
    const folded = await events.read(eventId);
    if (folded === undefined) throw unknown();
    const roles = person === undefined ? undefined : rolesIn(folded, person.id);
    const organises = roles?.isOwner === true || roles?.isArbiter === true;
    if (folded.state.phase === 'draft' && !organises) throw unknown();
    return {
      eventId,
      folded,
      organises,
      program: token !== undefined,
      who: person && roles && { ...person, ...roles, rating: null },
    };
  };
  const wisher = async (req: Request) => {
    const found = await find(req, true);
    const { who } = found;
    if (who === undefined) throw notAllowed();
    return { ...found, who };
  };
  return {
    reader: async (req) => await find(req, false),
    wisher,
    organiser: async (req) => {
      const found = await wisher(req);
      if (!found.organises) throw notAllowed();
      return found;
    },
  };
}

/** Refusals that mean that somebody may not, and not that it cannot be. */
const FORBIDDEN: ReadonlySet<string> = new Set([
  'not-allowed',
  'needs-account',
  'own-case',
  'wrong-code',
  'not-an-entrant',
  'rating-out-of-range',
]);
const PASSING: ReadonlySet<string> = new Set(['busy', 'not-saved', 'save-unknown', 'not-hosted']);

export function refusedEvent(
  { code, message }: Refusal = serverRefusal('server-error', 'Nothing was changed.'),
): HttpFault {
  if (!isServerCode(code)) return new HttpFault(409, 'not-possible', message, { said: code });
  if (code === 'unknown-event') return unknown();
  if (PASSING.has(code)) return new HttpFault(503, code, message, { retryAfter: 2 });
  const status = FORBIDDEN.has(code) ? 403 : code === 'unknown-person' ? 404 : BAD.has(code) ? 400 : 409;
  return new HttpFault(status, code, message);
}
const BAD: ReadonlySet<string> = new Set([
  'bad-options',
  'unknown-game',
  'bad-terms',
  'cannot-be-rated',
  'no-margin',
  'no-handicap',
  'bid-too-high',
]);
