/** Challenges to one person, and whose one wants, as their pages ask for them. */
import {
  type Challenges,
  challengesSchema,
  type ChallengeWishes,
  challengeWishesSchema,
  type DeclineReason,
} from '@warbeacon/protocol';
import { z } from 'zod';
import { ask } from './http.ts';

const of = (id: string): string => `/api/challenges/${encodeURIComponent(id)}`;

export const listChallenges = (): Promise<Challenges> => ask(challengesSchema, 'GET', '/api/challenges');

export const decline = (id: string, reason: DeclineReason): Promise<null> =>
  ask(z.null(), 'POST', `${of(id)}/decline`, { reason });

/** One that was declined. */
export const putAway = (id: string): Promise<null> => ask(z.null(), 'DELETE', of(id));

export const wishes = (): Promise<ChallengeWishes> => ask(challengeWishesSchema, 'GET', of('wishes'));

export const wishStrangers = (strangers: boolean): Promise<ChallengeWishes> =>
  ask(challengeWishesSchema, 'PUT', of('wishes'), { strangers });

/** Whoever has sent that one. */
export const blockSender = (challengeId: string): Promise<ChallengeWishes> =>
  ask(challengeWishesSchema, 'POST', of('blocks'), { challengeId });

export const unblock = (key: string): Promise<ChallengeWishes> =>
  ask(challengeWishesSchema, 'DELETE', `${of('blocks')}/${encodeURIComponent(key)}`);
