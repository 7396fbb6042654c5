/**
 * What has changed in the lists, in whichever process. Asked of the database once a second by each process that has
 * somebody in its lobby: all that writes to a match passes through its row, and a few looks at an index cost less than
 * to have everybody who writes tell everybody who looks.
 */
import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { MatchStatus } from './stored-match.ts';
import { PLACE } from './watching.ts';

/** Rows in one look at what has changed; what is more waits for the page's own slow asking. */
const MOST = 2000;
const STATUSES: readonly MatchStatus[] = ['open', 'live', 'over'];

/** A match of one's own that has changed. */
export interface OwnChange {
  readonly sessionId: string;
  /** The same for the same change. */
  readonly mark: string;
}

export class LobbyChanges {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * The same text for as long as the first `atMost` listed matches of each kind are the same, and as they were, as far as
   * everybody may know: that something has happened in a match that is seen later does not change it.
   */
  async digest(atMost: number, now: number): Promise<string> {
    const parts: string[] = [];
    for (const status of STATUSES) {
      let query = this.#db
        .selectFrom('matches as m')
        .select(['m.id', PLACE.as('place')])
        .where('m.status', '=', status)
        .where('m.visibility', '=', 'listed')
        .orderBy(PLACE, 'desc')
        .limit(atMost);
      if (status !== 'open') query = query.where('m.watching', '!=', 'private');
      if (status === 'over') query = query.where(sql<boolean>`coalesce(m.told_at, 0) <= ${now}`);
      const rows = await query.execute();
      parts.push(rows.map(({ id, place }) => `${id}@${place}`).join(' '));
    }
    return parts.join('/');
  }

  /** Who has a seat in a match that has changed since, or that somebody has offered a rematch after; whom a challenge concerns. */
  async ownSince(since: number): Promise<OwnChange[]> {
    const moved = await this.#db
      .selectFrom('matches as m')
      .innerJoin('seats as s', 's.match_id', 'm.id')
      .select(['s.session_id', 'm.id', 'm.updated_at as at'])
      .where('m.status', 'in', STATUSES)
      .where('m.visibility', 'in', ['listed', 'private'])
      .where('m.updated_at', '>=', since)
      .where('m.lesson', 'is', null)
      .where('s.session_id', 'is not', null)
      .limit(MOST)
      .execute();
    const offered = await this.#db
      .selectFrom('rematches as r')
      .innerJoin('seats as s', 's.match_id', 'r.match_id')
      .select(['s.session_id', 'r.match_id as id', 'r.at'])
      .where('r.at', '>=', since)
      .where('s.session_id', 'is not', null)
      .limit(MOST)
      .execute();
    const challenged = await this.#db
      .selectFrom('challenges')
      .select(['by_id', 'to_id', 'id', 'changed_at as at'])
      .where('changed_at', '>=', since)
      .limit(MOST)
      .execute();
    const concerned = challenged.flatMap(({ by_id, to_id, id, at }) =>
      [by_id, to_id].map((person) => ({ session_id: person, id: `challenge ${id}`, at })),
    );
    return [...moved, ...offered, ...concerned].flatMap(({ session_id: sessionId, id, at }) =>
      sessionId === null ? [] : [{ sessionId, mark: `${sessionId}/${id}@${at}` }],
    );
  }

  /** How many matches each of these sessions has waiting: of one that is taken back nothing is left that could have changed. */
  async waitingOf(sessions: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    for (let from = 0; from < sessions.length; from += MOST) {
      const rows = await this.#db
        .selectFrom('waiting_matches')
        .select((eb) => ['session_id', eb.fn.countAll<number | string>().as('count')])
        .where('session_id', 'in', sessions.slice(from, from + MOST))
        .groupBy('session_id')
        .execute();
      for (const { session_id: session, count } of rows) if (session !== null) counts.set(session, Number(count));
    }
    return counts;
  }
}
