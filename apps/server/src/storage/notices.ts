/** Who is to be told that a match waits for them, by mail or by push, and who has been. */
import type { NotNull } from 'kysely';
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
  /** Up to which entry they know of it already; `null`: of none. */
  readonly known: number | null;
}

/** A challenge that waits for the answer of somebody who wants to be told. */
export interface ChallengedFor {
  /** Of the match that waits with it. */
  readonly matchId: string;
  readonly game: string;
  readonly personId: string;
  readonly madeAt: number;
}

/** Noted of who was told of a challenge, before there is an entry in the match that they could know of. */
const OF_A_CHALLENGE = -1;

export class NoticeStore {
  readonly #db: Db;
  readonly #way: 'notices' | 'push_notices';

  /** `way`: the table of who has been told by mail, or by push. */
  constructor(db: Db, way: 'notices' | 'push_notices') {
    this.#db = db;
    this.#way = way;
  }

  /** People who want to be told in this way, and can be. */
  #whoWantsIt() {
    return this.#way === 'notices'
      ? this.#db
          .selectFrom('accounts')
          .select('person_id')
          .where('notices', '=', 1)
          .where('confirmed_at', 'is not', null)
      : this.#db
          .selectFrom('push_subscriptions as p')
          .innerJoin('devices as d', 'd.id', 'p.device_id')
          .select('d.person_id');
  }

  /** The longest-waiting ones first, of matches between people. */
  async waiting(limit: number): Promise<readonly WaitingFor[]> {
    const rows = await this.#db
      .selectFrom('matches as m')
      .innerJoin('seats as s', (join) => join.onRef('s.match_id', '=', 'm.id').onRef('s.side', '=', 'm.to_move'))
      .leftJoin(`${this.#way} as n`, (join) =>
        join.onRef('n.match_id', '=', 'm.id').onRef('n.person_id', '=', 's.session_id'),
      )
      .select(['m.id', 'm.game', 'm.turn', 'm.clock', 'm.entries', 'm.updated_at', 's.side', 's.session_id'])
      .select('n.entry')
      .where('m.status', '=', 'live')
      .where('m.lesson', 'is', null)
      .where('m.hot_seat', '=', 0)
      .where('s.session_id', 'in', this.#whoWantsIt())
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
      .$narrowType<{ session_id: NotNull }>()
      .execute();
    return rows.map((row) => ({
      matchId: row.id,
      game: row.game,
      turn: row.turn,
      clock: row.clock,
      entries: row.entries,
      since: row.updated_at,
      personId: row.session_id,
      side: row.side,
      known: row.entry,
    }));
  }

  /** Notes that they know of it, and by `at`; false when another process has noted it already. */
  async note({ matchId, personId, entries, known }: WaitingFor, at: number): Promise<boolean> {
    if (known === null) {
      const added = await this.#db
        .insertInto(this.#way)
        .values({ match_id: matchId, person_id: personId, entry: entries, at })
        .onConflict((conflict) => conflict.columns(['match_id', 'person_id']).doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    }
    const moved = await this.#db
      .updateTable(this.#way)
      .set({ entry: entries, at })
      .where('match_id', '=', matchId)
      .where('person_id', '=', personId)
      .where('entry', '=', known)
      .executeTakeFirst();
    return moved.numUpdatedRows === 1n;
  }

  /** Challenges that wait since `before` at the latest and at `now` still, of which nobody was told; never to who has blocked who asks. */
  async challenged(limit: number, before: number, now: number): Promise<readonly ChallengedFor[]> {
    const rows = await this.#db
      .selectFrom('challenges as c')
      .innerJoin('matches as m', 'm.id', 'c.id')
      .select(['c.id', 'c.game', 'c.to_id', 'c.made_at'])
      .where('c.state', '=', 'open')
      .where('m.status', '=', 'open')
      .where('c.made_at', '<=', before)
      .where('c.expires_at', '>', now)
      .where('c.to_id', 'in', this.#whoWantsIt())
      .where((q) =>
        q.not(
          q.exists(
            q
              .selectFrom('challenge_blocks as b')
              .select('b.at')
              .whereRef('b.person_id', '=', 'c.to_id')
              .whereRef('b.blocked_id', '=', 'c.by_id'),
          ),
        ),
      )
      // Of anybody: a guest who was told may have become an account since.
      .where((q) => q.not(q.exists(q.selectFrom(this.#way).select('entry').whereRef('match_id', '=', 'c.id'))))
      .orderBy('c.made_at')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ matchId: row.id, game: row.game, personId: row.to_id, madeAt: row.made_at }));
  }

  /** Notes that they are told of it; false when another process has noted it already. */
  async noteChallenge({ matchId, personId }: ChallengedFor, at: number): Promise<boolean> {
    const added = await this.#db
      .insertInto(this.#way)
      .values({ match_id: matchId, person_id: personId, entry: OF_A_CHALLENGE, at })
      .onConflict((conflict) => conflict.columns(['match_id', 'person_id']).doNothing())
      .executeTakeFirst();
    return added.numInsertedOrUpdatedRows === 1n;
  }

  /** Takes that back: they could not be told after all. */
  async forgetChallenge({ matchId, personId }: ChallengedFor): Promise<void> {
    await this.#db
      .deleteFrom(this.#way)
      .where('match_id', '=', matchId)
      .where('person_id', '=', personId)
      .where('entry', '=', OF_A_CHALLENGE)
      .execute();
  }

  /** Takes that back: they could not be told after all. */
  async forget({ matchId, personId, entries, known }: WaitingFor): Promise<void> {
    await this.#db
      .updateTable(this.#way)
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
