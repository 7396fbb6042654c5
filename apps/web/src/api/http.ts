/** The HTTP API as the pages use it: every answer is parsed, every failure is an `ApiError` with a code and a sentence. */
import {
  type CreatedSession,
  type CreateMatch,
  createdSessionSchema,
  errorBodySchema,
  hasCode,
  type MatchSummary,
  matchListSchema,
  matchSummarySchema,
  roomAnswerSchema,
} from '@warbeacon/protocol';
import { z } from 'zod';
import { text } from '../text/en.ts';
import { tokenNow, useSession } from './session.ts';

/** Milliseconds after which a request counts as unanswered: a line that has died without a word says nothing. */
const PATIENCE = 15_000;
/** The longest wait that a server may ask for, in seconds; and what is waited when it asks for patience but says no time. */
const LONGEST_ASKED = 600;
const USUALLY_ASKED = 5;

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

async function ask<T>(schema: z.ZodType<T>, method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const token = tokenNow();
  try {
    return await askAs(token, schema, method, path, body);
  } catch (cause) {
    if (token === undefined || !(cause instanceof ApiError && hasCode(cause, 'unknown-session'))) throw cause;
    useSession.getState().lose(token);
    // Looking on needs no name.
    if (method === 'GET') return await askAs(undefined, schema, method, path);
    throw new ApiError(cause.code, text.errors.sessionGone, cause.status);
  }
}

async function askAs<T>(
  token: string | undefined,
  schema: z.ZodType<T>,
  method: 'GET' | 'POST',
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
    answer = await response.json();
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

export const createMatch = (wish: CreateMatch): Promise<MatchSummary> =>
  ask(matchSummarySchema, 'POST', '/api/matches', wish);

export type ListStatus = 'open' | 'live' | 'over' | 'mine';
export async function listMatches(status: ListStatus): Promise<readonly MatchSummary[]> {
  return (await ask(matchListSchema, 'GET', `/api/matches?status=${status}`)).matches;
}

export const matchById = (matchId: string): Promise<MatchSummary> =>
  ask(matchSummarySchema, 'GET', `/api/matches/${encodeURIComponent(matchId)}`);

export const joinMatch = (matchId: string): Promise<MatchSummary> =>
  ask(matchSummarySchema, 'POST', `/api/matches/${encodeURIComponent(matchId)}/join`, {});

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
