/**
 * Signing in by a key of one's own (WebAuthn): what a key is to sign, and whether it has. A challenge is for one answer and
 * for a short time, and known by its hash alone; keys answer for the public address of this server and no other.
 */
import { isIP } from 'node:net';
import type { newPasskeySchema, passkeySignInSchema } from '@warbeacon/protocol';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import type { RandomBytes } from '../match/new-match.ts';
import type { AccountStore, StoredAccount } from '../storage/accounts.ts';
import type { PasskeyStore } from '../storage/passkeys.ts';
import type { PasskeyChallengesTable } from '../storage/tables.ts';

const MINUTE = 60_000;
/** Milliseconds within which a key has to answer. */
const HOLDS = 5 * MINUTE;
const CHALLENGE_BYTES = 32;
/** How keys sign: EdDSA, ES256 and RS256, the three that WebAuthn names. */
const ALGORITHMS = [-8, -7, -257];
/** What keys and browsers show beside the address. */
const SITE = 'Warbeacon';

/** Fetched when the first key is asked for: it is a seventh of what the server would load before it can answer anybody. */
const webAuthn = async () => await import('@simplewebauthn/server');

export type PasskeyRefusal = 'passkey-refused' | 'too-many-passkeys';

export interface PasskeysParts {
  readonly store: PasskeyStore;
  readonly accounts: AccountStore;
  readonly random: RandomBytes;
  readonly now: () => number;
  readonly logger: Logger;
}

/** What a browser has had signed; there is more in it, which the library looks at. */
const clientDataSchema = z.object({ challenge: z.string().max(200), crossOrigin: z.boolean().optional() });

export class Passkeys {
  readonly #parts: PasskeysParts;
  readonly store: PasskeyStore;
  readonly #origin: string;
  /** The name that keys know the server by. */
  readonly #rpId: string;

  private constructor(parts: PasskeysParts, { origin, hostname }: URL) {
    this.#parts = parts;
    this.store = parts.store;
    this.#origin = origin;
    this.#rpId = hostname;
  }

  /** `undefined` where no browser would ask a key: without an address that has a name, or one without TLS. */
  static of({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, parts: PasskeysParts): Passkeys | undefined {
    if (PUBLIC_URL === undefined) return undefined;
    const url = new URL(PUBLIC_URL);
    const isAddress = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
    const isOwn = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
    return isAddress || (url.protocol !== 'https:' && !isOwn) ? undefined : new Passkeys(parts, url);
  }

  /** What a browser asks a new key for; whoever asks has proved who they are a moment ago. */
  async addOptions({ personId, name }: StoredAccount) {
    const { generateRegistrationOptions } = await webAuthn();
    return await generateRegistrationOptions({
      rpName: SITE,
      rpID: this.#rpId,
      userID: new Uint8Array(Buffer.from(personId, 'hex')),
      userName: name,
      userDisplayName: name,
      challenge: await this.#newChallenge('add', personId),
      timeout: HOLDS,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: (await this.store.of(personId)).map(({ id, transports }) => ({
        id,
        transports: [...transports],
      })),
      // The key alone opens the account: so it knows whose it is, and makes sure that it is they who use it.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  async add(
    { personId }: StoredAccount,
    { answer }: z.output<typeof newPasskeySchema>,
    label: string,
  ): Promise<PasskeyRefusal | undefined> {
    const { now } = this.#parts;
    const taken = await this.#takeChallenge(answer.response.clientDataJSON, 'add');
    if (taken === undefined || taken.personId !== personId) return 'passkey-refused';
    const { transports = [], ...response } = answer.response;
    const { verifyRegistrationResponse } = await webAuthn();
    const verified = await this.#tried(
      verifyRegistrationResponse({
        response: { ...answer, response, clientExtensionResults: {} },
        expectedChallenge: taken.challenge,
        expectedOrigin: this.#origin,
        expectedRPID: this.#rpId,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (verified?.verified !== true) return 'passkey-refused';
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    const done = await this.store.add({
      id,
      personId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      label,
      createdAt: now(),
    });
    if (done === 'too-many') return 'too-many-passkeys';
    return done === 'known' ? 'passkey-refused' : undefined;
  }

  /** What a browser asks keys for; which of them answers says whose it is. */
  async signInOptions() {
    const { generateAuthenticationOptions } = await webAuthn();
    return await generateAuthenticationOptions({
      rpID: this.#rpId,
      challenge: await this.#newChallenge('sign-in', null),
      timeout: HOLDS,
      userVerification: 'required',
    });
  }

  /** Whose key has answered; `undefined` when none has that this server knows, whatever the reason. */
  async whoAnswers({ answer }: z.output<typeof passkeySignInSchema>): Promise<StoredAccount | undefined> {
    const { accounts, logger, now } = this.#parts;
    const taken = await this.#takeChallenge(answer.response.clientDataJSON, 'sign-in');
    if (taken === undefined) return undefined;
    const key = await this.store.byId(answer.id);
    if (key === undefined) return undefined;
    const { userHandle, ...signed } = answer.response;
    // Keys that know whose they are say so; another's is none of this account's.
    if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString('hex') !== key.personId)
      return undefined;
    const { verifyAuthenticationResponse } = await webAuthn();
    const verified = await this.#tried(
      verifyAuthenticationResponse({
        response: { ...answer, response: signed, clientExtensionResults: {} },
        expectedChallenge: taken.challenge,
        expectedOrigin: this.#origin,
        expectedRPID: this.#rpId,
        credential: {
          id: key.id,
          publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
          // Looked at below, when it is known that the key itself has said it.
          counter: 0,
        },
        requireUserVerification: true,
      }),
    );
    if (verified?.verified !== true) return undefined;
    const { newCounter } = verified.authenticationInfo;
    // One that counts has counted further; else there are two of it.
    if ((newCounter > 0 || key.counter > 0) && newCounter <= key.counter) {
      logger.warn({ person: key.personId }, 'a key has answered that seems to have been copied');
      return undefined;
    }
    if (!(await this.store.used(key, newCounter, now()))) return undefined;
    return await accounts.byPerson(key.personId);
  }

  async #newChallenge(purpose: PasskeyChallengesTable['purpose'], personId: string | null) {
    const { random, now, store } = this.#parts;
    const challenge = Buffer.from(random(CHALLENGE_BYTES));
    const expiresAt = now() + HOLDS;
    await store.addChallenge(challenge.toString('base64url'), { purpose, personId }, now(), expiresAt);
    return new Uint8Array(challenge);
  }

  /** The one that the browser says it had signed, used up; whether it was signed is seen afterwards. */
  async #takeChallenge(clientDataJSON: string, purpose: PasskeyChallengesTable['purpose']) {
    const said = clientDataSchema.safeParse(readJson(Buffer.from(clientDataJSON, 'base64url').toString()));
    // No page of ours stands in a foreign one with this in it.
    if (!said.success || said.data.crossOrigin === true) return undefined;
    const { challenge } = said.data;
    const taken = await this.store.takeChallenge(challenge, purpose, this.#parts.now());
    return taken && { ...taken, challenge };
  }

  /** `undefined` for an answer that makes no sense, or is not what was asked for. */
  async #tried<T>(work: Promise<T>): Promise<T | undefined> {
    try {
      return await work;
    } catch (error) {
      this.#parts.logger.debug({ err: error }, 'the answer of a key was refused');
      return undefined;
    }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
