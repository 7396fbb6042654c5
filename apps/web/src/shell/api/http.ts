/** The HTTP API as the pages use it: every answer is parsed, every failure is an `ApiError` with a code and a sentence. */
import {
  type CreatedSession,
  type CreateMatch,
  createdSessionSchema,
  errorBodySchema,
  type GameList,
  gameListSchema,
  hasCode,
  type MatchSummary,
  matchListSchema,
  matchSummarySchema,
  ownSessionSchema,
  type RematchAction,
  roomAnswerSchema,
} from '@warbeacon/protocol';
import { z } from 'zod';
import { text } from '../../text/en.ts';
import { tokenNow, useSession } from './session.ts';

/** Milliseconds after which a request counts as unanswered: a line that has died without a word says nothing. */
const PATIENCE = 15_000;
/** The longest wait that a server may ask for, in seconds; and what is waited when it asks for patience but says no time. */
const LONGEST_ASKED = 600;
const USUALLY_ASKED = 5;

const NO_CONTENT = 204;

/** What went wrong on this side: the server was not reached, its answer made no sense, or a fault of the page. */
type OwnCode = 'offline' | 'unreadable' | 'unknown';

/** `code` is an `OwnCode`, or what the server said. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  /** Milliseconds that the server wants to be left alone. */
  readonly retryAfter: number;
  constructor(code: string, message: string, status: number, retryAfter = 0) {
    super(message);
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
  }

  /** Whether the same may work a little later. */
  get mayPass(): boolean {
    const { status } = this;
    return this.code === ('offline' satisfies OwnCode) || status >= 500 || status === 408 || status === 429;
  }
}

function ownFault(code: OwnCode, status = 0): ApiError {
  return new ApiError(code, text.errors[code], status);
}

/** Everything that is caught where the API was asked, as one of its errors. */
export function asApiError(cause: unknown): ApiError {
  return cause instanceof ApiError ? cause : ownFault('unknown');
}

/** Milliseconds, of the header's seconds. */
function retryAfterOf({ status, headers }: Response): number {
  const asked = Number(headers.get('retry-after') ?? Number.NaN);
  if (asked >= 0) return Math.min(asked, LONGEST_ASKED) * 1000;
  return status === 429 ? USUALLY_ASKED * 1000 : 0;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Asks as whoever plays in this browser; throws an `ApiError`. */
export async function ask<T>(schema: z.ZodType<T>, method: Method, path: string, body?: unknown): Promise<T> {
  const token = tokenNow();
  try {
    return await askAs(token, schema, method, path, body);
  } catch (cause) {
    if (token === undefined || !(cause instanceof ApiError && hasCode(cause, 'unknown-session'))) throw cause;
    const other = useSession.getState().lose(token);
    if (other !== undefined) return await askAs(other, schema, method, path, body);
    // Looking on needs no name.
    if (method === 'GET') return await askAs(undefined, schema, method, path);
    throw new ApiError(cause.code, text.errors.sessionGone, cause.status);
  }
}

async function askAs<T>(
  token: string | undefined,
  schema: z.ZodType<T>,
  method: Method,
  path: string,
  body?: unknown,
): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(path, {
      method,
      headers,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw ownFault('offline');
  }
  const { ok, status } = response;
  try {
    answer = status === NO_CONTENT ? null : await response.json();
  } catch (cause) {
    // A refusal that is no JSON comes from something between, which speaks when the server does not.
    throw ownFault(ok && cause instanceof SyntaxError ? 'unreadable' : 'offline', status);
  }
  if (!ok) {
    const refusal = errorBodySchema.safeParse(answer);
    if (!refusal.success) throw ownFault('unreadable', status);
    const { code, message } = refusal.data.error;
    throw new ApiError(code, message, status, retryAfterOf(response));
  }
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw ownFault('unreadable', status);
  return parsed.data;
}

export const createSession = (name: string): Promise<CreatedSession> =>
  ask(createdSessionSchema, 'POST', '/api/sessions', { name });

/** Another token for the same session; it takes the place of the present one when it is first used. */
export const newToken = (): Promise<CreatedSession> => ask(createdSessionSchema, 'POST', '/api/sessions/mine/rotate');

/** Whether the server knows the token now in use. */
export const ownSession = (): Promise<z.infer<typeof ownSessionSchema>> =>
  ask(ownSessionSchema, 'GET', '/api/sessions/mine');

/** Ends the session on the server: its name is taken off all matches, and those that wait are withdrawn. */
export const endSession = (): Promise<null> => ask(z.null(), 'DELETE', '/api/sessions/mine');

export const listGames = async (): Promise<GameList['games']> => (await ask(gameListSchema, 'GET', '/api/games')).games;

export const createMatch = (wish: CreateMatch): Promise<MatchSummary> =>
  ask(matchSummarySchema, 'POST', '/api/matches', wish);

export type ListStatus = 'open' | 'live' | 'over' | 'mine';

export interface Matches {
  readonly matches: readonly MatchSummary[];
  /** There are others behind them. */
  readonly more: boolean;
}
/** As many as the server sends at once. */
const LONGEST_PAGE = 100;

/** The first `count` matches of a list. */
export async function listMatches(status: ListStatus, count: number): Promise<Matches> {
  // By their ids: one that moves up the list meanwhile is met twice.
  const matches = new Map<string, MatchSummary>();
  let next: string | undefined;
  do {
    const query = new URLSearchParams({ status, limit: String(Math.min(count - matches.size, LONGEST_PAGE)) });
    if (next !== undefined) query.set('after', next);
    const page = await ask(matchListSchema, 'GET', `/api/matches?${query.toString()}`);
    for (const match of page.matches) matches.set(match.matchId, match);
    next = page.next;
  } while (next !== undefined && matches.size < count);
  return { matches: [...matches.values()], more: next !== undefined };
}

export const withdrawMatch = (matchId: string): Promise<null> =>
  ask(z.null(), 'DELETE', `/api/matches/${encodeURIComponent(matchId)}`);

export const matchById = (matchId: string): Promise<MatchSummary> =>
  ask(matchSummarySchema, 'GET', `/api/matches/${encodeURIComponent(matchId)}`);

export const joinMatch = (matchId: string): Promise<MatchSummary> =>
  ask(matchSummarySchema, 'POST', `/api/matches/${encodeURIComponent(matchId)}/join`, {});

export const sayRematch = (matchId: string, action: RematchAction): Promise<MatchSummary> =>
  ask(matchSummarySchema, 'POST', `/api/matches/${encodeURIComponent(matchId)}/rematch`, { action });

export const roomOf = (matchId: string, as: 'play' | 'watch'): Promise<z.infer<typeof roomAnswerSchema>> =>
  ask(roomAnswerSchema, 'POST', `/api/matches/${encodeURIComponent(matchId)}/room`, { as });

/** A seat in a room, kept for a few seconds for whoever comes for it. */
const reservationSchema = z.object({
  name: z.string(),
  sessionId: z.string(),
  processId: z.string(),
  /** Host and port of the process, where it has its own. */
  publicAddress: z.string().optional(),
});

export const enterRoom = (roomId: string): Promise<z.infer<typeof reservationSchema>> =>
  ask(reservationSchema, 'POST', `/matchmake/joinById/${encodeURIComponent(roomId)}`, {});
