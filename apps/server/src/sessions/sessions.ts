/** Sessions without an account: a name and a random token, which the browser keeps and which is never stored here. */
import { createHash } from 'node:crypto';
import { toHex } from '@warbeacon/kernel';
import type { RandomBytes } from '../match/new-match.ts';
import type { SessionStore, StoredSession } from '../storage/sessions.ts';

/** 256 random bits in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

export class Sessions {
  readonly #store: SessionStore;
  readonly #random: RandomBytes;
  readonly #now: () => number;

  constructor(store: SessionStore, random: RandomBytes, now: () => number) {
    this.#store = store;
    this.#random = random;
    this.#now = now;
  }

  /** `name` has passed the protocol's schema. The token is in this answer and nowhere else. */
  async create(name: string): Promise<StoredSession & { readonly token: string }> {
    const session = { id: toHex(this.#random(16)), name: name.normalize('NFC') };
    const token = Buffer.from(this.#random(32)).toString('base64url');
    await this.#store.add({ ...session, tokenHash: hashOf(token), at: this.#now() });
    return { ...session, token };
  }

  /** The session of a token; `undefined` for one that is unknown or malformed. */
  async byToken(token: unknown): Promise<StoredSession | undefined> {
    if (typeof token !== 'string' || !TOKEN.test(token)) return undefined;
    return await this.#store.byTokenHash(hashOf(token));
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
