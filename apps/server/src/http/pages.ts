/**
 * The page of the web client. It is one file, which knows by itself what to show at each address; whether something is
 * there the server says, by the status: programs, and whoever tries a link, read nothing else.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { idSchema } from '@warbeacon/protocol';
import type { RequestHandler } from 'express';
import type { Accounts } from '../accounts/accounts.ts';
import type { Events } from '../events/events.ts';
import type { Games } from '../match/game.ts';
import type { MatchStore } from '../storage/matches.ts';
import { HttpFault } from './http-fault.ts';

const PLAIN: ReadonlySet<string> = new Set([
  '/',
  '/about',
  '/account',
  '/events',
  '/events/new',
  '/lessons',
  '/order',
  '/players',
  '/rules',
  '/verify',
]);

/** What an address is of: a page as it stands, the rules of a game, a match, an event, a person; or of nothing. */
function leadsTo(
  path: string,
):
  | 'page'
  | { readonly game: string }
  | { readonly matchId: string }
  | { readonly eventId: string }
  | { readonly person: string }
  | null {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  if (PLAIN.has(plain)) return 'page';
  const [, game] = /^\/rules\/([\w-]+)$/.exec(plain) ?? [];
  if (game !== undefined) return { game };
  const [, person] = /^\/(?:people|challenge)\/([^/]{1,400})$/.exec(plain) ?? [];
  if (person !== undefined) return { person };
  const event = idSchema.safeParse(/^\/events\/([^/]+)(?:\/(?:desk|overlay))?$/.exec(plain)?.[1]);
  if (event.success) return { eventId: event.data };
  const id = idSchema.safeParse(/^\/(?:match|join|embed|overlay|challenge\/after)\/(.+)$/.exec(plain)?.[1]);
  return id.success ? { matchId: id.data } : null;
}

export interface PagesParts {
  readonly games: Pick<Games, 'get'>;
  readonly matches: Pick<MatchStore, 'get'>;
  readonly events: Pick<Events, 'read'>;
  readonly people: Pick<Accounts, 'named'>;
  /** Whether whoever asks may have the database asked for it. */
  mayLookUp(req: Parameters<RequestHandler>[0]): boolean;
}

/** Answers with the page at every address that a person may have typed, and with 404 where it can only say so. */
export function webPage(dir: string, parts: PagesParts): RequestHandler {
  const page = join(dir, 'index.html');

  const isThere = async (req: Parameters<RequestHandler>[0]): Promise<boolean> => {
    const aim = leadsTo(req.path);
    if (aim === null || aim === 'page') return aim !== null;
    if ('game' in aim) return parts.games.get(aim.game) !== undefined;
    if (!parts.mayLookUp(req)) return true;
    try {
      if ('eventId' in aim) return (await parts.events.read(aim.eventId)) !== undefined;
      if ('person' in aim) return (await parts.people.named(decodeURIComponent(aim.person))) !== undefined;
      return (await parts.matches.get(aim.matchId)) !== undefined;
    } catch {
      // The page asks for the match again, and says what is amiss.
      return true;
    }
  };

  return async (req, res, next) => {
    // What asks for a file by its name, and not as a person does, gets no page in its place.
    if (!req.accepts('html') || (req.path.includes('.') && req.accepts(['json', 'html']) !== 'html')) return next();
    if (!existsSync(page)) throw new HttpFault(503, 'no-web-client', 'The web client has not been built yet.');
    const status = (await isThere(req)) ? 200 : 404;
    res.status(status).set('Cache-Control', 'no-cache').sendFile(page);
  };
}
