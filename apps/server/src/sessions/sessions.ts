/** Sessions without an account: a name and a random token, which the browser keeps and which is never stored here. */
import { createHash } from 'node:crypto';
import { toHex } from '@warbeacon/kernel';
import type { RandomBytes } from '../match/new-match.ts';
import type { SessionStore, StoredSession } from '../storage/sessions.ts';
import { EndedTokens, type TokensEnded } from './ended-tokens.ts';

/** 256 random bits in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** What others go on to see of somebody who had themselves forgotten. */
const FORGOTTEN_NAME = 'A player who left';

export interface SessionsParts {
  readonly store: SessionStore;
  readonly random: RandomBytes;
  readonly now: () => number;
  /** For how long a session is kept without being used. */
  readonly days: number;
}

export class Sessions {
  readonly #parts: SessionsParts;
  readonly ended: EndedTokens;
  /** Has every process close what was opened with tokens that are no more; set when there are rooms. */
  announce: (ended: TokensEnded) => void = () => {};

  constructor(parts: SessionsParts) {
    this.#parts = parts;
    this.ended = new EndedTokens(parts.now);
  }

  /** `name` has passed the protocol's schema. The token is in this answer and nowhere else. */
  async create(name: string): Promise<{ readonly id: string; readonly name: string; readonly token: string }> {
    const { store, random, now } = this.#parts;
    const session = { id: toHex(random(16)), name: name.normalize('NFC') };
    const token = this.#newToken();
    await store.add({ ...session, tokenHash: hashOf(token), at: now() });
    return { ...session, token };
  }

  /** The session of a token; `undefined` for one that is unknown, malformed or too long unused. */
  async byToken(token: unknown): Promise<StoredSession | undefined> {
    if (typeof token !== 'string' || !TOKEN.test(token)) return undefined;
    const { store, now } = this.#parts;
    const hash = hashOf(token);
    const found = await store.byTokenHash(hash);
    if (found === undefined || this.expiresAt(found) <= now()) return undefined;
    const { isNext, ...session } = found;
    if (!isNext) {
      // Written rarely, since it is read with every request.
      if (now() - session.seenAt >= HOUR && !(await store.touch(session.id, now()))) return undefined;
      return session;
    }
    const generation = session.generation + 1;
    if (await store.takeNext(session.id, hash, now())) this.announce({ sessionId: session.id, generation });
    return { ...session, generation, seenAt: now() };
  }

  /** Milliseconds since 1970, should it not be used again. */
  expiresAt(session: Pick<StoredSession, 'seenAt'>): number {
    return session.seenAt + this.#parts.days * DAY;
  }

  /**
   * Another token, which takes the place of the present one when it is first used: should this answer be lost on its
   * way, the present one still holds.
   */
  async offerNext(session: StoredSession): Promise<string> {
    const token = this.#newToken();
    await this.#parts.store.offerNext(session.id, hashOf(token));
    return token;
  }

  /** Whether the session may still be used by somebody. */
  async isThere(id: string): Promise<boolean> {
    return await this.#parts.store.isThere(id);
  }

  /** Ends the session for good. Matches that were played keep their seats, under a name that says nothing. */
  async forget(session: StoredSession): Promise<void> {
    const { store, now } = this.#parts;
    await store.close(session.id, FORGOTTEN_NAME, now());
    this.announce({ sessionId: session.id, generation: session.generation + 1 });
  }

  #newToken(): string {
    return Buffer.from(this.#parts.random(32)).toString('base64url');
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
