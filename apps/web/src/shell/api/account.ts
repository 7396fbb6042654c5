/** Accounts and people, as their pages ask for them. */
import {
  type Account,
  accountSchema,
  type CreatedSession,
  createdSessionSchema,
  type Device,
  deviceListSchema,
  mailSchema,
  type OwnData,
  ownDataSchema,
  type Profile,
  profileSchema,
  type SignedIn,
  type SignIn,
  signedInSchema,
  type SignUp,
  type UsedLink,
  usedLinkSchema,
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

export const changeName = (name: string): Promise<null> => ask(z.null(), 'POST', '/api/account/name', { name });

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

/** Whether the server sends mail at all. */
export const mailThere = async (): Promise<boolean> => (await ask(mailSchema, 'GET', '/api/mail')).available;

export const askForLink = (email: string): Promise<unknown> => ask(z.unknown(), 'POST', '/api/mail/link', { email });

/** With a password, that is the account's from then on. */
export const followLink = (key: string, password: string | undefined): Promise<UsedLink> =>
  ask(usedLinkSchema, 'POST', '/api/mail/use', { key, ...(password === undefined ? {} : { password }) });

export const askForEmail = (email: string, password: string): Promise<unknown> =>
  ask(z.unknown(), 'POST', '/api/mail/email', { email, password });

export const setNotices = (wanted: boolean): Promise<null> => ask(z.null(), 'POST', '/api/mail/notices', { wanted });

export const stopNotices = (of: string, key: string): Promise<null> =>
  ask(z.null(), 'POST', `/api/mail/stop?${new URLSearchParams({ of, key }).toString()}`);
