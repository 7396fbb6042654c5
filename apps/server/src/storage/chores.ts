/** What several processes share one database for: work that one of them does for all, and keys that they have in common. */
import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

const KEY_BYTES = 32;

/** True for one process in `every` milliseconds: whoever gets it does the work. */
export async function claimChore(db: Db, name: string, now: number, every: number): Promise<boolean> {
  await db
    .insertInto('chores')
    .values({ name, begun_at: 0 })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const claimed = await db
    .updateTable('chores')
    .set({ begun_at: now })
    .where('name', '=', name)
    .where('begun_at', '<=', now - every)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

/** The key of that name, made by whoever asks first. */
export async function sharedKey(db: Db, name: string): Promise<Buffer> {
  await db
    .insertInto('server_keys')
    .values({ name, key: randomBytes(KEY_BYTES).toString('hex') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db.selectFrom('server_keys').select('key').where('name', '=', name).executeTakeFirstOrThrow();
  return Buffer.from(row.key, 'hex');
}
