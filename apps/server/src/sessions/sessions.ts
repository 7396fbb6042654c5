/** Who somebody is: a person with a name, known on each of their devices by a random token, which is never stored here. */
import { createHash } from 'node:crypto';
import { toHex } from '@warbeacon/kernel';
import { skeletonOf } from '../accounts/names.ts';
import type { RandomBytes } from '../match/new-match.ts';
import type { NewDevice, SessionStore, StoredSession, WhichDevices } from '../storage/sessions.ts';
import { EndedTokens, type TokensEnded } from './ended-tokens.ts';

/** 256 random bits in base64url. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** What others go on to see of somebody who had themselves forgotten. */
export const FORGOTTEN_NAME = 'A player who left';

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

  /** A guest. `name` has passed the protocol's schema. The token is in this answer and nowhere else. */
  async create(
    name: string,
    label = '',
  ): Promise<{ readonly id: string; readonly name: string; readonly token: string }> {
    const person = this.newPerson(name);
    const { token, device } = this.newDevice(person.id, label);
    await this.#parts.store.add(person, device);
    return { id: person.id, name: person.name, token };
  }

  /** 128 random bits, for whatever needs a name of its own. */
  newId(): string {
    return toHex(this.#parts.random(16));
  }

  /** To be stored, with the skeleton of its name. */
  newPerson(name: string): { id: string; name: string; skeleton: string; at: number } {
    const { now } = this.#parts;
    return { id: this.newId(), name: name.normalize('NFC'), skeleton: skeletonOf(name), at: now() };
  }

  /** To be stored; its token is told once. */
  newDevice(personId: string, label: string): { readonly token: string; readonly device: NewDevice } {
    const { now } = this.#parts;
    const token = this.#newToken();
    return { token, device: { id: this.newId(), personId, tokenHash: hashOf(token), label, at: now() } };
  }

  /** A program that plays for the account; its token is in this answer and nowhere else. */
  async addProgram(personId: string, label: string): Promise<{ readonly id: string; readonly token: string }> {
    const { token, device } = this.newDevice(personId, label);
    await this.#parts.store.addDevice({ ...device, api: true });
    return { id: device.id, token };
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
      if (now() - session.seenAt >= HOUR && !(await store.touch(session, now()))) return undefined;
      return session;
    }
    const generation = session.generation + 1;
    if (await store.takeNext(session, hash, now())) this.announce({ device: session.device, generation });
    return { ...session, generation, seenAt: now() };
  }

  /** Milliseconds since 1970, should it not be used again. */
  expiresAt(session: Pick<StoredSession, 'seenAt'>): number {
    return session.seenAt + this.#parts.days * DAY;
  }

  /** Those on which the person is, with when each ends. */
  async devicesOf(personId: string) {
    const { store, days, now } = this.#parts;
    const devices = await store.devicesOf(personId, now() - days * DAY);
    return devices.map((device) => ({ ...device, expiresAt: this.expiresAt(device) }));
  }

  /** False when the person has no such device. */
  async end(personId: string, which: WhichDevices): Promise<boolean> {
    const { store, now } = this.#parts;
    const ended = await store.endDevices(personId, which, now());
    this.announceAll(ended);
    return ended.length > 0;
  }

  /** Whoever uses that browser from now on is not told what waits for who was there before. */
  async quiet(device: string): Promise<void> {
    await this.#parts.store.quiet(device);
  }

  announceAll(ended: readonly TokensEnded[]): void {
    for (const each of ended) this.announce(each);
  }

  /**
   * Another token, which takes the place of the present one when it is first used: should this answer be lost on its
   * way, the present one still holds.
   */
  async offerNext(session: StoredSession): Promise<string> {
    const token = this.#newToken();
    await this.#parts.store.offerNext(session.device, hashOf(token));
    return token;
  }

  /** Whether the person may still come back. */
  async isThere(personId: string): Promise<boolean> {
    return await this.#parts.store.isThere(personId);
  }

  /** Ends a guest for good. Matches that were played keep their seats, under a name that says nothing. */
  async forget(session: StoredSession): Promise<void> {
    const { store, now } = this.#parts;
    this.announceAll(await store.leave(session.id, FORGOTTEN_NAME, now()));
  }

  #newToken(): string {
    return Buffer.from(this.#parts.random(32)).toString('base64url');
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
