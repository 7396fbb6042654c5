/** Keys of one's own: what the server wants of them, the browser asks for. What speaks with them is fetched when it is used. */
import {
  passkeyAddOptionsSchema,
  passkeyAskOptionsSchema,
  type Passkeys,
  passkeysSchema,
  type SignedIn,
  signedInSchema,
} from '@warbeacon/protocol';
import { z } from 'zod';
import { people as words } from '../../text/people.ts';
import { ApiError, ask } from './http.ts';

/** `null` where there are none: on this server, or in this browser. */
export async function ownPasskeys(): Promise<Passkeys['passkeys'] | null> {
  if (!('PublicKeyCredential' in window)) return null;
  const { available, passkeys } = await ask(passkeysSchema, 'GET', '/api/passkeys');
  return available ? passkeys : null;
}

export async function addPasskey(password: string): Promise<void> {
  const optionsJSON = await ask(passkeyAddOptionsSchema, 'POST', '/api/passkeys/options', { password });
  const { startRegistration } = await import('@simplewebauthn/browser');
  const answer = await startRegistration({ optionsJSON }).catch(notDone);
  await ask(z.null(), 'POST', '/api/passkeys', { answer });
}

/** With `bring` what the guest has who was here so far. */
export async function signInByPasskey(bring: boolean): Promise<SignedIn> {
  const optionsJSON = await ask(passkeyAskOptionsSchema, 'POST', '/api/passkeys/sign-in/options', {});
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const answer = await startAuthentication({ optionsJSON }).catch(notDone);
  return await ask(signedInSchema, 'POST', '/api/passkeys/sign-in', { answer, bring });
}

export const removePasskey = (id: string, password: string): Promise<null> =>
  ask(z.null(), 'POST', '/api/passkeys/remove', { id, password });

/** Somebody has thought better of it, or has no key at hand. */
function notDone(): never {
  throw new ApiError('not-done', words.passkeyNotDone, 0);
}
