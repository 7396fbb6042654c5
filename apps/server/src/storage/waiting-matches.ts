/** Matches that wait for an opponent: how many somebody may have at once, and whether their maker is there. */
import type { Db } from './database.ts';
import type { MatchStatus } from './stored-match.ts';
import { removeUnplayed } from './remove-match.ts';
import type { WaitingMatchesTable } from './tables.ts';

/** The maker of that match was there. */
export interface MakerSeen {
  readonly matchId: string;
  readonly at: number;
}

export interface AtMost {
  readonly ofSession: number;
  readonly ofAddress: number;
}

export class WaitingMatches {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Notes that a match is going to wait, unless session or address have as many of its kind already; then says which.
   * Of two that come at the same moment and are one too many, in whichever processes, both may be refused.
   */
  async add(
    match: Omit<WaitingMatchesTable, 'maker_seen_at'>,
    atMost: AtMost,
  ): Promise<'added' | 'session-full' | 'address-full'> {
    await this.#db
      .insertInto('waiting_matches')
      .values({ ...match, maker_seen_at: match.made_at })
      .execute();
    const full =
      (await this.#count('session_id', match)) > atMost.ofSession
        ? 'session-full'
        : (await this.#count('address', match)) > atMost.ofAddress
          ? 'address-full'
          : undefined;
    if (full === undefined) return 'added';
    await this.remove(match.match_id);
    return full;
  }

  /** Those that have begun are there until somebody clears up; those that are being made are not in the list yet. */
  async #count(column: 'session_id' | 'address', match: Omit<WaitingMatchesTable, 'maker_seen_at'>): Promise<number> {
    const { n } = await this.#db
      .selectFrom('waiting_matches as w')
      .leftJoin('matches as m', 'm.id', 'w.match_id')
      .select((q) => q.fn.countAll<number | string>().as('n'))
      .where(`w.${column}`, '=', match[column])
      .where('w.visibility', '=', match.visibility)
      .where((where) => where.or([where('m.id', 'is', null), where('m.status', '=', 'open')]))
      .executeTakeFirstOrThrow();
    return Number(n);
  }

  /** The match has begun, or was not made after all. */
  async remove(matchId: string): Promise<void> {
    await this.#db.deleteFrom('waiting_matches').where('match_id', '=', matchId).execute();
  }

  /** Takes back a match that waits. False when it does not wait any more. */
  async withdraw(matchId: string): Promise<boolean> {
    return await removeUnplayed(this.#db, matchId, 'open');
  }

  /** Where the session has a seat in a match that is not over. */
  async seatsOf(sessionId: string): Promise<readonly { readonly matchId: string; readonly status: MatchStatus }[]> {
    const rows = await this.#db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.match_id')
      .select(['matches.id', 'matches.status'])
      .where('seats.session_id', '=', sessionId)
      .where('matches.status', '!=', 'over')
      .execute();
    return rows.map(({ id, status }) => ({ matchId: id, status }));
  }

  async makers(): Promise<readonly { readonly matchId: string; readonly sessionId: string }[]> {
    const rows = await this.#db
      .selectFrom('waiting_matches')
      .select(['match_id', 'session_id'])
      // In the same order everywhere, so that two processes that write down whom they saw do not wait for each other.
      .orderBy('match_id')
      .execute();
    return rows.map((row) => ({ matchId: row.match_id, sessionId: row.session_id }));
  }

  async makersSeen(seen: readonly MakerSeen[]): Promise<void> {
    if (seen.length === 0) return;
    await this.#db.transaction().execute(async (tx) => {
      for (const { matchId, at } of seen)
        await tx.updateTable('waiting_matches').set({ maker_seen_at: at }).where('match_id', '=', matchId).execute();
    });
  }

  /** Forgets those that wait no more, and those that somebody began to make before `before` and never made. */
  async clearUp(before: number): Promise<void> {
    await this.#db
      .deleteFrom('waiting_matches')
      .where('match_id', 'in', (q) =>
        q
          .selectFrom('waiting_matches as w')
          .leftJoin('matches as m', 'm.id', 'w.match_id')
          .select('w.match_id')
          .where('w.made_at', '<', before)
          .where((where) => where.or([where('m.id', 'is', null), where('m.status', '!=', 'open')])),
      )
      .execute();
  }

  /** Some of those whose maker was not there since `before`. */
  async abandoned(visibility: WaitingMatchesTable['visibility'], before: number, limit: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('waiting_matches')
      .select('match_id')
      .where('visibility', '=', visibility)
      .where('maker_seen_at', '<', before)
      .limit(limit)
      .execute();
    return rows.map((row) => row.match_id);
  }
}
