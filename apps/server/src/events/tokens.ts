/** Tokens with which programs act in one event, in the name of an organiser, and with no more power than was given. */
import { createHash } from 'node:crypto';
import { toHex } from '@warbeacon/kernel';
import type { RandomBytes } from '../match/new-match.ts';
import type { EventHookStore } from '../storage/event-hooks.ts';
import type { EventTokensTable } from '../storage/tables-events.ts';

/** What such a token begins with, so that it is taken for no other. */
export const TOKEN_PREFIX = 'wbe_';
export const MOST_TOKENS = 10;
export type Power = EventTokensTable['power'];

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export class EventTokens {
  readonly #store: EventHookStore;
  readonly #random: RandomBytes;
  readonly #now: () => number;

  constructor({ store, random, now }: { store: EventHookStore; random: RandomBytes; now: () => number }) {
    this.#store = store;
    this.#random = random;
    this.#now = now;
  }

  /** Shown once; its hash alone is kept. `undefined`: there are as many as may be. */
  async make(eventId: string, personId: string, label: string, power: Power) {
    if ((await this.#store.tokensOf(eventId)).length >= MOST_TOKENS) return undefined;
    const token = `${TOKEN_PREFIX}${Buffer.from(this.#random(32)).toString('base64url')}`;
    const id = toHex(this.#random(8));
    const row = { id, token_hash: hashOf(token), event_id: eventId, person_id: personId, label, power };
    const madeAt = this.#now();
    await this.#store.addToken({ ...row, made_at: madeAt, seen_at: null });
    return { id, label, power, token, madeAt, seenAt: null };
  }

  async of(eventId: string): Promise<readonly EventTokensTable[]> {
    return await this.#store.tokensOf(eventId);
  }

  /** With a person: only one of theirs. */
  async remove(eventId: string, id: string, personId?: string): Promise<boolean> {
    return await this.#store.removeToken(eventId, id, personId);
  }

  /** Whose the token is, in that event. */
  async read(token: string, eventId: string): Promise<Pick<EventTokensTable, 'person_id' | 'power'> | undefined> {
    const row = await this.#store.tokenBy(hashOf(token));
    if (row === undefined || row.event_id !== eventId) return undefined;
    await this.#store.sawToken(row.id, this.#now());
    return row;
  }
}
