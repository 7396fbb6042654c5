/** Matches in which something is to be done by itself: a win on time to be claimed, or an end because nobody is there. */
import { sql } from 'kysely';
import type { Db } from './database.ts';

export interface ClaimDue {
  readonly matchId: string;
  readonly claimAt: number;
}

/** A match between people in which nothing has happened for long. */
export interface LeftMatch {
  readonly matchId: string;
  readonly game: string;
  readonly turn: number;
  /** Entries in its log. */
  readonly entries: number;
  /** When its players were told, if they were. */
  readonly warnedAt: number | null;
  readonly updatedAt: number;
  /** When its clock was out, where one ran that has been out since. */
  readonly deadline: number | null;
}

/** A match between people that one of them, or both, have left for good. */
export interface DepartedMatch {
  readonly matchId: string;
  /** The sides of those who have gone. */
  readonly gone: readonly string[];
}

/** Somebody who plays in such a match and wants to be told by mail. */
export interface Reminded {
  readonly personId: string;
  readonly email: string;
}

export class DeadlineStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Those due at `now`, the oldest first, after the one that is named. */
  async claimsDue(now: number, after: ClaimDue, limit: number): Promise<readonly ClaimDue[]> {
    const { claimAt, matchId } = after;
    const rows = await this.#db
      .selectFrom('matches')
      .select(['id', 'claim_at'])
      .where('claim_at', '<=', now)
      .where('status', '=', 'live')
      .where(sql<boolean>`(claim_at > ${claimAt} or (claim_at = ${claimAt} and id > ${matchId}))`)
      .orderBy('claim_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id, claim_at }) => ({ matchId: id, claimAt: claim_at ?? 0 }));
  }

  /**
   * Matches in which nothing has happened since `before` and no clock has run since, the oldest first, after the one that is named.
   * Lessons, and matches against the computer, wait for their player for ever.
   */
  async left(before: number, after: LeftMatch | undefined, limit: number): Promise<readonly LeftMatch[]> {
    let query = this.#db
      .selectFrom('matches as m')
      .select(['m.id', 'm.game', 'm.turn', 'm.entries', 'm.warned_at', 'm.updated_at', 'm.deadline'])
      .where('m.status', '=', 'live')
      .where('m.updated_at', '<', before)
      .where('m.lesson', 'is', null)
      .where((q) => q.or([q('m.deadline', 'is', null), q('m.deadline', '<', before)]))
      .where((q) =>
        q.not(
          q.exists(
            q.selectFrom('seats as s').select('s.side').whereRef('s.match_id', '=', 'm.id').where('s.computer', '=', 1),
          ),
        ),
      )
      .orderBy('m.updated_at')
      .orderBy('m.id')
      .limit(limit);
    if (after !== undefined)
      query = query.where(
        sql<boolean>`(m.updated_at > ${after.updatedAt} or (m.updated_at = ${after.updatedAt} and m.id > ${after.matchId}))`,
      );
    return (await query.execute()).map(({ id, game, turn, entries, warned_at, updated_at, deadline }) => ({
      matchId: id,
      game,
      turn,
      entries,
      // What was said before somebody moved again is past.
      warnedAt: warned_at !== null && warned_at > updated_at ? warned_at : null,
      updatedAt: updated_at,
      deadline,
    }));
  }

  /** Some of those, by their ids, after the one that is named. */
  async departed(after: string, limit: number): Promise<readonly DepartedMatch[]> {
    const gone = this.#db
      .selectFrom('seats as s')
      .innerJoin('sessions as p', 'p.id', 's.session_id')
      .where('p.left_at', 'is not', null)
      .select(['s.match_id', 's.side']);
    const rows = await this.#db
      .selectFrom('matches as m')
      .select('m.id')
      .where('m.status', '=', 'live')
      .where('m.lesson', 'is', null)
      .where('m.id', '>', after)
      .where('m.id', 'in', gone.clearSelect().select('s.match_id'))
      .where((q) =>
        q.not(
          q.exists(
            q.selectFrom('seats as c').select('c.side').whereRef('c.match_id', '=', 'm.id').where('c.computer', '=', 1),
          ),
        ),
      )
      .orderBy('m.id')
      .limit(limit)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    const seats = await gone.where('s.match_id', 'in', ids).execute();
    return ids.map((id) => ({
      matchId: id,
      gone: seats.flatMap(({ match_id: matchId, side }) => (matchId === id ? [side] : [])),
    }));
  }

  /** Notes that the players are told at `at`; false when another process has done so, or somebody has moved. */
  async warn({ matchId, entries }: LeftMatch, at: number): Promise<boolean> {
    const warned = await this.#db
      .updateTable('matches')
      .set({ warned_at: at })
      .where('id', '=', matchId)
      .where('status', '=', 'live')
      .where('entries', '=', entries)
      .where((q) => q.or([q('warned_at', 'is', null), q('warned_at', '<=', q.ref('updated_at'))]))
      .executeTakeFirst();
    return warned.numUpdatedRows === 1n;
  }

  /** Takes that back: they could not be told after all. */
  async unwarn({ matchId }: LeftMatch, at: number): Promise<void> {
    await this.#db
      .updateTable('matches')
      .set({ warned_at: null })
      .where('id', '=', matchId)
      .where('warned_at', '=', at)
      .execute();
  }

  async toRemind(matchId: string): Promise<readonly Reminded[]> {
    const rows = await this.#db
      .selectFrom('seats as s')
      .innerJoin('accounts as a', 'a.person_id', 's.session_id')
      .select(['a.person_id', 'a.email'])
      .where('s.match_id', '=', matchId)
      .where('a.notices', '=', 1)
      .where('a.confirmed_at', 'is not', null)
      .execute();
    return rows.map(({ person_id, email }) => ({ personId: person_id, email }));
  }
}
