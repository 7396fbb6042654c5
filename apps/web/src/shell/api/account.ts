/** Accounts and people, as their pages ask for them. */
import {
  type Account,
  accountSchema,
  type CreatedSession,
  createdSessionSchema,
  type Device,
  deviceListSchema,
  type OwnData,
  ownDataSchema,
  type Profile,
  profileSchema,
  type SignedIn,
  type SignIn,
  signedInSchema,
  type SignUp,
} from '@warbeacon/protocol';
import { z } from 'zod';
import { ask } from './http.ts';

export const signUp = (wish: SignUp): Promise<CreatedSession> =>
  ask(createdSessionSchema, 'POST', '/api/account', wish);

export const signIn = (wish: SignIn): Promise<SignedIn> => ask(signedInSchema, 'POST', '/api/account/sign-in', wish);

export const ownAccount = (): Promise<Account> => ask(accountSchema, 'GET', '/api/account');

export const ownDevices = async (): Promise<readonly Device[]> =>
  (await ask(deviceListSchema, 'GET', '/api/account/sessions')).sessions;

/** One by its id, or all but the present one. */
export const endDevice = (which: string): Promise<null> =>
  ask(z.null(), 'DELETE', `/api/account/sessions/${encodeURIComponent(which)}`);

export const changePassword = (password: string, next: string): Promise<null> =>
  ask(z.null(), 'POST', '/api/account/password', { password, next });

export const ownData = (): Promise<OwnData> => ask(ownDataSchema, 'GET', '/api/account/data');

export const deleteAccount = (password: string): Promise<null> =>
  ask(z.null(), 'POST', '/api/account/delete', { password });

export const profileOf = (name: string, after?: string): Promise<Profile> =>
  ask(
    profileSchema,
    'GET',
    `/api/people/${encodeURIComponent(name)}${after === undefined ? '' : `?after=${encodeURIComponent(after)}`}`,
  );
