/** Where messages to people's browsers go: one address for each device, which ends with it. */
import type { Db } from './database.ts';

/** Devices of one person that may be told. */
const MOST_OF_ONE = 10;
/** Messages in a row that are refused before an address is forgotten. */
const MOST_FAILURES = 10;

export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface StoredPushAddress extends PushAddress {
  readonly device: string;
}

export class PushStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * That of the device from now on. A browser that was somebody else's device before tells them nothing any more: it is
   * known by its secret, not by its address alone.
   */
  async put(
    { id: personId, device }: { readonly id: string; readonly device: string },
    { endpoint, p256dh, auth }: PushAddress,
    at: number,
  ): Promise<'put' | 'too-many' | 'ended'> {
    return await this.#db.transaction().execute(async (tx) => {
      // Locks the person, so that many at once are counted one after another.
      await tx
        .updateTable('sessions')
        .set((row) => ({ name: row.ref('name') }))
        .where('id', '=', personId)
        .execute();
      const own = await tx
        .selectFrom('devices as d')
        .leftJoin('push_subscriptions as p', 'p.device_id', 'd.id')
        .select(['d.id', 'p.endpoint'])
        .where('d.person_id', '=', personId)
        .execute();
      if (!own.some(({ id }) => id === device)) return 'ended';
      if (own.filter((row) => row.id !== device && row.endpoint !== null).length >= MOST_OF_ONE) return 'too-many';
      await tx
        .deleteFrom('push_subscriptions')
        .where('endpoint', '=', endpoint)
        .where('auth', '=', auth)
        .where('p256dh', '=', p256dh)
        .execute();
      const row = { endpoint, p256dh, auth, created_at: at, failures: 0 };
      await tx
        .insertInto('push_subscriptions')
        .values({ device_id: device, ...row })
        .onConflict((conflict) => conflict.column('device_id').doUpdateSet(row))
        .execute();
      return 'put';
    });
  }

  async isOn(device: string): Promise<boolean> {
    const query = this.#db.selectFrom('push_subscriptions').select('device_id').where('device_id', '=', device);
    return (await query.executeTakeFirst()) !== undefined;
  }

  /** With `endpoint` only if it is still that one. */
  async remove(device: string, endpoint?: string): Promise<void> {
    let query = this.#db.deleteFrom('push_subscriptions').where('device_id', '=', device);
    if (endpoint !== undefined) query = query.where('endpoint', '=', endpoint);
    await query.execute();
  }

  async of(personId: string): Promise<readonly StoredPushAddress[]> {
    return await this.#db
      .selectFrom('push_subscriptions as p')
      .innerJoin('devices as d', 'd.id', 'p.device_id')
      .select(['p.device_id as device', 'p.endpoint', 'p.p256dh', 'p.auth'])
      .where('d.person_id', '=', personId)
      .orderBy('p.device_id')
      .execute();
  }

  async taken({ device, endpoint }: StoredPushAddress): Promise<void> {
    await this.#db
      .updateTable('push_subscriptions')
      .set({ failures: 0 })
      .where('device_id', '=', device)
      .where('endpoint', '=', endpoint)
      .where('failures', '>', 0)
      .execute();
  }

  /** One that has failed too often is forgotten. */
  async failed({ device, endpoint }: StoredPushAddress): Promise<void> {
    await this.#db
      .updateTable('push_subscriptions')
      .set((row) => ({ failures: row('failures', '+', 1) }))
      .where('device_id', '=', device)
      .where('endpoint', '=', endpoint)
      .execute();
    await this.#db
      .deleteFrom('push_subscriptions')
      .where('device_id', '=', device)
      .where('failures', '>=', MOST_FAILURES)
      .execute();
  }
}
