/** The HTTP API as the pages use it: every answer is parsed, every failure is an `ApiError` with a code and a sentence. */
import {
  type CreatedSession,
  type CreateMatch,
  createdSessionSchema,
  errorBodySchema,
  type MatchSummary,
  matchListSchema,
  matchSummarySchema,
  roomAnswerSchema,
} from '@warbeacon/protocol';
import type { z } from 'zod';
import { text } from '../text/en.ts';
import { tokenNow } from './session.ts';

/** `offline` when the server was not reached, `unreadable` when its answer made no sense, else the server's own code. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, message: string, status: number) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
  }
}

async function ask<T>(schema: z.ZodType<T>, method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json' };
  const token = tokenNow();
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new ApiError('offline', text.errors.offline, 0);
  }
  try {
    answer = await response.json();
  } catch {
    throw new ApiError(
      response.ok ? 'unreadable' : 'offline',
      response.ok ? text.errors.unreadable : text.errors.offline,
      response.status,
    );
  }
  if (!response.ok) {
    const refusal = errorBodySchema.safeParse(answer);
    if (refusal.success) throw new ApiError(refusal.data.error.code, refusal.data.error.message, response.status);
    throw new ApiError('unreadable', text.errors.unreadable, response.status);
  }
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new ApiError('unreadable', text.errors.unreadable, response.status);
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
