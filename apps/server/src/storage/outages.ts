/**
 * When no server was there at all. While one is, it says so every few seconds; the first that comes after a longer silence
 * writes down how long that was, and the clocks of matches give that time back. By the servers' own clocks, for the log's
 * times are by those too.
 */
import type { Db } from './database.ts';

const CHORE = 'alive';
/** Milliseconds. */
export const SAID_EVERY = 2000;
/** A silence of more than this is an outage, whatever it comes from; a busy server may be late by less. */
const SILENCE = 20_000;
/**
 * When a server starts, the one before it was not busy but gone. Where others may be there it is their word that is missing, so
 * they are given the time to say it.
 */
export const SILENCE_BEFORE_START = { alone: 1000, amongOthers: SAID_EVERY + 1000 } as const;

/** A server lives. Of several that come at once after an outage, one writes it down: a silence of more than `silence` ms. */
export async function sayAlive(db: Db, now: number, silence: number = SILENCE): Promise<void> {
  await db
    .insertInto('chores')
    .values({ name: CHORE, begun_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  await db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('chores').select('begun_at').where('name', '=', CHORE).executeTakeFirstOrThrow();
    const said = await tx
      .updateTable('chores')
      .set({ begun_at: now })
      .where('name', '=', CHORE)
      .where('begun_at', '=', row.begun_at)
      .where('begun_at', '<', now)
      .executeTakeFirst();
    if (said.numUpdatedRows === 0n || now - row.begun_at <= silence) return;
    await tx.insertInto('outages').values({ from_at: row.begun_at, to_at: now }).execute();
  });
}

/** Milliseconds since `at` in which no server was there. */
export async function lostSince(db: Db, at: number): Promise<number> {
  const rows = await db.selectFrom('outages').selectAll().where('to_at', '>', at).execute();
  return rows.reduce((lost, { from_at, to_at }) => lost + to_at - Math.max(from_at, at), 0);
}
