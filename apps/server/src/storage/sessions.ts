/** People, and the devices on which they are: a name, and the hash of a token for each device. */
import type { Transaction } from 'kysely';
import type { TokensEnded } from '../sessions/ended-tokens.ts';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/** Who asks, and on which device. */
export interface StoredSession {
  /** Of the person: the same on all devices. */
  readonly id: string;
  readonly name: string;
  readonly hasAccount: boolean;
  /** The account is a bot's. */
  readonly bot: boolean;
  /** It is a program with a token of its own, which may not change the account. */
  readonly api: boolean;
  readonly device: string;
  /** When that device was signed in. */
  readonly createdAt: number;
  /** When it was last used, to within an hour. */
  readonly seenAt: number;
  /** How often its token was replaced. */
  readonly generation: number;
}

export interface NewPerson {
  readonly id: string;
  readonly name: string;
  readonly skeleton: string;
  readonly at: number;
}

export interface NewDevice {
  readonly id: string;
  readonly personId: string;
  readonly tokenHash: string;
  readonly label: string;
  readonly at: number;
  /** A program's. */
  readonly api?: boolean;
}

export interface StoredDevice {
  readonly id: string;
  readonly label: string;
  readonly api: boolean;
  readonly createdAt: number;
  readonly seenAt: number;
}

/** Which devices of a person. */
export type WhichDevices = { readonly only: string } | { readonly but: string } | 'all';

export class SessionStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async add(person: NewPerson, device: NewDevice): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      await addPerson(tx, person);
      await addDevice(tx, device);
    });
  }

  async addDevice(device: NewDevice): Promise<void> {
    await addDevice(this.#db, device);
  }

  /** `isNext`: the token is the one that is to take the place of the present one. */
  async byTokenHash(tokenHash: string): Promise<(StoredSession & { readonly isNext: boolean }) | undefined> {
    const row = await this.#db
      .selectFrom('devices as d')
      .innerJoin('sessions as s', 's.id', 'd.person_id')
      .leftJoin('accounts as a', 'a.person_id', 's.id')
      .select(['s.id', 's.name', 'a.bot', 'd.api', 'd.id as device', 'd.created_at', 'd.seen_at', 'd.generation'])
      .select('d.next_hash')
      .where((where) => where.or([where('d.token_hash', '=', tokenHash), where('d.next_hash', '=', tokenHash)]))
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { id, name, device, created_at: createdAt, seen_at: seenAt, generation } = row;
    return {
      id,
      name,
      hasAccount: row.bot !== null,
      bot: row.bot === 1,
      api: row.api === 1,
      device,
      createdAt,
      seenAt,
      generation,
      isNext: row.next_hash === tokenHash,
    };
  }

  /** Whether it is still there. */
  async touch({ id, device }: Pick<StoredSession, 'id' | 'device'>, at: number): Promise<boolean> {
    await this.#db.updateTable('sessions').set({ seen_at: at }).where('id', '=', id).execute();
    const done = await this.#db.updateTable('devices').set({ seen_at: at }).where('id', '=', device).executeTakeFirst();
    return done.numUpdatedRows > 0n;
  }

  async offerNext(device: string, nextHash: string): Promise<void> {
    await this.#db.updateTable('devices').set({ next_hash: nextHash }).where('id', '=', device).execute();
  }

  /** Puts the next token in the place of the present one; false when another use of it was quicker. */
  async takeNext({ device, generation }: StoredSession, nextHash: string, at: number): Promise<boolean> {
    return await this.#db.transaction().execute(async (tx) => {
      const done = await tx
        .updateTable('devices')
        .set({ token_hash: nextHash, next_hash: null, generation: generation + 1, seen_at: at })
        .where('id', '=', device)
        .where('next_hash', '=', nextHash)
        .executeTakeFirst();
      if (done.numUpdatedRows === 0n) return false;
      await noteEnded(tx, [{ device, generation: generation + 1 }], at);
      return true;
    });
  }

  /** Those that were used since, the last used first. */
  async devicesOf(personId: string, since: number): Promise<readonly StoredDevice[]> {
    const rows = await this.#db
      .selectFrom('devices')
      .select(['id', 'label', 'api', 'created_at', 'seen_at'])
      .where('person_id', '=', personId)
      .where('seen_at', '>', since)
      .orderBy('seen_at', 'desc')
      .orderBy('created_at', 'desc')
      .execute();
    return rows.map(({ id, label, api, created_at, seen_at }) => ({
      id,
      label,
      api: api === 1,
      createdAt: created_at,
      seenAt: seen_at,
    }));
  }

  /** Returns what has ended by it; nothing, when the person has no such device. */
  async endDevices(personId: string, which: WhichDevices, at: number): Promise<readonly TokensEnded[]> {
    return await this.#db.transaction().execute(async (tx) => await endDevices(tx, personId, which, at));
  }

  /** Ends all that the person has, and puts another name in the place of theirs. */
  async leave(personId: string, name: string, at: number): Promise<readonly TokensEnded[]> {
    return await this.#db.transaction().execute(async (tx) => await leave(tx, personId, name, at));
  }

  /** Whoever uses that browser from now on is not told what waits for who was there before. */
  async quiet(device: string): Promise<void> {
    await this.#db.deleteFrom('push_subscriptions').where('device_id', '=', device).execute();
  }

  /** False for one who has left. */
  async isThere(personId: string): Promise<boolean> {
    const row = await this.#db.selectFrom('sessions').select('left_at').where('id', '=', personId).executeTakeFirst();
    return row !== undefined && row.left_at === null;
  }

  /** Devices of which a token was replaced or given up. */
  async endedSince(at: number): Promise<readonly TokensEnded[]> {
    const rows = await this.#db
      .selectFrom('ended_tokens')
      .select(['device_id', 'generation'])
      .where('at', '>=', at)
      .execute();
    return rows.map(({ device_id: device, generation }) => ({ device, generation }));
  }

  /** Removes people who have neither seat nor account and were not here since `before`, some at a time. Returns how many. */
  async removeUnused(before: number, limit: number): Promise<number> {
    const done = await this.#db
      .deleteFrom('sessions')
      .where('id', 'in', (q) =>
        q
          .selectFrom('sessions')
          .leftJoin('seats', 'seats.session_id', 'sessions.id')
          .leftJoin('accounts', 'accounts.person_id', 'sessions.id')
          .select('sessions.id')
          .where('sessions.seen_at', '<', before)
          .where('seats.session_id', 'is', null)
          .where('accounts.person_id', 'is', null)
          .limit(limit),
      )
      // Asked again, since it may have been used a moment ago.
      .where('seen_at', '<', before)
      .executeTakeFirst();
    return Number(done.numDeletedRows);
  }

  /** Removes devices that were not used since `before`, and forgets which tokens ended before. */
  async removeExpired(before: number, endedBefore: number): Promise<void> {
    await this.#db.deleteFrom('devices').where('seen_at', '<', before).execute();
    await this.#db.deleteFrom('ended_tokens').where('at', '<', endedBefore).execute();
  }
}

export async function addPerson(db: Db | Transaction<Tables>, { id, name, skeleton, at }: NewPerson): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ id, name, token_hash: id, created_at: at, seen_at: at, left_at: null, skeleton })
    .execute();
}

export async function addDevice(db: Db | Transaction<Tables>, device: NewDevice): Promise<void> {
  await db
    .insertInto('devices')
    .values({
      id: device.id,
      person_id: device.personId,
      token_hash: device.tokenHash,
      next_hash: null,
      generation: 0,
      label: device.label,
      api: device.api === true ? 1 : 0,
      created_at: device.at,
      seen_at: device.at,
    })
    .execute();
}

export async function endDevices(
  tx: Transaction<Tables>,
  personId: string,
  which: WhichDevices,
  at: number,
): Promise<readonly TokensEnded[]> {
  let query = tx.deleteFrom('devices').where('person_id', '=', personId);
  if (which !== 'all')
    query = 'only' in which ? query.where('id', '=', which.only) : query.where('id', '!=', which.but);
  const rows = await query.returning(['id', 'generation']).execute();
  const ended = rows.map(({ id, generation }) => ({ device: id, generation: generation + 1 }));
  await noteEnded(tx, ended, at);
  return ended;
}

export async function leave(
  tx: Transaction<Tables>,
  personId: string,
  name: string,
  at: number,
): Promise<readonly TokensEnded[]> {
  await tx.updateTable('sessions').set({ name, skeleton: null, left_at: at }).where('id', '=', personId).execute();
  await tx
    .deleteFrom('challenge_blocks')
    .where((q) => q.or([q('person_id', '=', personId), q('blocked_id', '=', personId)]))
    .execute();
  // What was answered stays under the new name until it is cleared up; what waits for them waits no longer.
  await tx
    .updateTable('challenges')
    .set({ expires_at: at })
    .where('to_id', '=', personId)
    .where('state', '=', 'open')
    .execute();
  await tx.deleteFrom('challenge_wishes').where('person_id', '=', personId).execute();
  return await endDevices(tx, personId, 'all', at);
}

async function noteEnded(tx: Transaction<Tables>, ended: readonly TokensEnded[], at: number): Promise<void> {
  for (const { device, generation } of ended) {
    await tx
      .insertInto('ended_tokens')
      .values({ device_id: device, generation, at })
      .onConflict((conflict) => conflict.column('device_id').doUpdateSet({ generation, at }))
      .execute();
  }
}
