/** Calls for an arbiter, as pages ask for them. */
import { type Call, type OpenCall, openCallsSchema, ownCallSchema, type RulingWish } from '@warbeacon/protocol';
import { z } from 'zod';
import { ask } from './http.ts';

export const callArbiter = (call: Call): Promise<null> => ask(z.null(), 'POST', '/api/calls', call);

/** Whether one has called in that match, and somebody has settled it; `null` where one has not. */
export const ownCall = async (matchId: string): Promise<{ readonly settled: boolean } | null> =>
  (await ask(ownCallSchema, 'GET', `/api/calls/mine/${matchId}`)).call;

export const openCalls = (): Promise<{ calls: OpenCall[]; more: boolean }> => ask(openCallsSchema, 'GET', '/api/calls');

export const decideCall = (id: string, wish: RulingWish): Promise<null> =>
  ask(z.null(), 'POST', `/api/calls/${id}`, wish);
