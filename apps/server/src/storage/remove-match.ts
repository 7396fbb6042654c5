/** Takes matches away in which nobody has played, and lessons. What else has been played stays for ever. */
import type { Transaction } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/** Every table with rows of one match, those that refer to others first. */
export const TABLES_OF_A_MATCH = [
  'log',
  'snapshots',
  'history',
  'secrets',
  'standing_orders',
  'seats',
  'waiting_matches',
  'rematches',
  'talk',
  'notes',
  'moments',
  'rating_changes',
  'notices',
  'arbiter_calls',
  'pictures',
  'push_notices',
] as const satisfies readonly (keyof Tables)[];

/**
 * Removes a match that waits for an opponent, or one that has begun and in which nobody has given a command. False, with
 * nothing changed, when it is not like that (any more).
 */
export async function removeUnplayed(db: Db, matchId: string, status: 'open' | 'live'): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    // Whoever takes a seat changes its row first, so from here on nobody does.
    await tx
      .updateTable('seats')
      .set((seat) => ({ place: seat.ref('place') }))
      .where('match_id', '=', matchId)
      .execute();
    const match = await tx
      .selectFrom('matches')
      .select('id')
      .where('id', '=', matchId)
      .where('status', '=', status)
      .where((q) =>
        q.not(q.exists(q.selectFrom('log').select('seq').where('match_id', '=', matchId).where('seq', '>', 0))),
      )
      .executeTakeFirst();
    if (match === undefined) return false;
    await removeRows(tx, matchId);
    return true;
  });
}

async function removeRows(tx: Transaction<Tables>, matchId: string): Promise<void> {
  for (const table of TABLES_OF_A_MATCH) await tx.deleteFrom(table).where('match_id', '=', matchId).execute();
  await tx.deleteFrom('matches').where('id', '=', matchId).execute();
}

/** Removes a lesson, however far it went. False when something has happened in it since `before`. */
export async function removeLesson(db: Db, matchId: string, before: number): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    // Locks the row against whoever would write to its log.
    const left = await tx
      .updateTable('matches')
      .set((match) => ({ updated_at: match.ref('updated_at') }))
      .where('id', '=', matchId)
      .where('lesson', 'is not', null)
      .where('updated_at', '<', before)
      .executeTakeFirst();
    if (left.numUpdatedRows === 0n) return false;
    await removeRows(tx, matchId);
    return true;
  });
}

/** Some of the lessons in which nothing has happened since `before`. */
export async function lessonsLeft(db: Db, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('matches')
    .select('id')
    .where('lesson', 'is not', null)
    .where('updated_at', '<', before)
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Some of the matches that have begun, in which nobody has given a command, and to which nobody came since `before`; none of an event. */
export async function unplayedSince(db: Db, before: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('matches as m')
    .select('m.id')
    .where('m.status', '=', 'live')
    .where('m.updated_at', '<', before)
    .where((q) =>
      q.not(q.exists(q.selectFrom('event_legs as e').select('e.match_id').whereRef('e.match_id', '=', 'm.id'))),
    )
    .where((q) =>
      q.not(q.exists(q.selectFrom('log').select('seq').whereRef('match_id', '=', 'm.id').where('seq', '>', 0))),
    )
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
