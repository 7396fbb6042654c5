/** Who is to be told by mail that a match waits for them, and who has been. */
import type { Db } from './database.ts';

/** A match that waits for somebody who wants to be told. */
export interface WaitingFor {
  readonly matchId: string;
  readonly game: string;
  readonly turn: number;
  /** JSON of the clock's setting; `null` where there is none. */
  readonly clock: string | null;
  /** Entries in the match's log. */
  readonly entries: number;
  /** When the last one came. */
  readonly since: number;
  readonly personId: string;
  readonly side: string;
  readonly email: string;
  /** Up to which entry they know of it already; `null`: of none. */
  readonly known: number | null;
}

export class NoticeStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** The longest-waiting ones first, of matches between people. */
  async waiting(limit: number): Promise<readonly WaitingFor[]> {
    const rows = await this.#db
      .selectFrom('matches as m')
      .innerJoin('seats as s', (join) => join.onRef('s.match_id', '=', 'm.id').onRef('s.side', '=', 'm.to_move'))
      .innerJoin('accounts as a', 'a.person_id', 's.session_id')
      .leftJoin('notices as n', (join) =>
        join.onRef('n.match_id', '=', 'm.id').onRef('n.person_id', '=', 'a.person_id'),
      )
      .select(['m.id', 'm.game', 'm.turn', 'm.clock', 'm.entries', 'm.updated_at', 's.side', 'a.person_id', 'a.email'])
      .select('n.entry')
      .where('m.status', '=', 'live')
      .where('m.lesson', 'is', null)
      .where('a.notices', '=', 1)
      .where('a.confirmed_at', 'is not', null)
      .where((q) => q.or([q('n.entry', 'is', null), q('n.entry', '<', q.ref('m.entries'))]))
      .where((q) =>
        q.not(
          q.exists(
            q.selectFrom('seats as c').select('c.side').whereRef('c.match_id', '=', 'm.id').where('c.computer', '=', 1),
          ),
        ),
      )
      .orderBy('m.updated_at')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      matchId: row.id,
      game: row.game,
      turn: row.turn,
      clock: row.clock,
      entries: row.entries,
      since: row.updated_at,
      personId: row.person_id,
      side: row.side,
      email: row.email,
      known: row.entry,
    }));
  }

  /** Notes that they know of it, and by `at`; false when another process has noted it already. */
  async note({ matchId, personId, entries, known }: WaitingFor, at: number): Promise<boolean> {
    if (known === null) {
      const added = await this.#db
        .insertInto('notices')
        .values({ match_id: matchId, person_id: personId, entry: entries, at })
        .onConflict((conflict) => conflict.columns(['match_id', 'person_id']).doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    }
    const moved = await this.#db
      .updateTable('notices')
      .set({ entry: entries, at })
      .where('match_id', '=', matchId)
      .where('person_id', '=', personId)
      .where('entry', '=', known)
      .executeTakeFirst();
    return moved.numUpdatedRows === 1n;
  }

  /** Takes that back: they could not be told after all. */
  async forget({ matchId, personId, entries, known }: WaitingFor): Promise<void> {
    await this.#db
      .updateTable('notices')
      // Before the first one, where they knew of none.
      .set({ entry: known ?? -1 })
      .where('match_id', '=', matchId)
      .where('person_id', '=', personId)
      .where('entry', '=', entries)
      .execute();
  }

  /** The last entries of the match's log, the newest first, as they stand there. */
  async lastEntries(matchId: string, limit: number): Promise<readonly unknown[]> {
    return await this.#db
      .selectFrom('log')
      .select(['seq', 'at', 'body', 'prev', 'hash'])
      .where('match_id', '=', matchId)
      .orderBy('seq', 'desc')
      .limit(limit)
      .execute();
  }
}
