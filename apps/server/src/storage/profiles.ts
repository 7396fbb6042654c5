/** What everybody may see of somebody with an account: listed matches, and how they went. */
import type { Results } from '@warbeacon/protocol';
import { sql } from 'kysely';
import type { Db } from './database.ts';
import { makeStoredMatch, readSeats, type StoredMatch } from './stored-match.ts';
import { PLACE, PLACE_WHILE_PLAYED } from './watching.ts';

/** A page of the history begins after this match. */
export interface HistoryPlace {
  /** When it last changed, as far as everybody may know. */
  readonly place: number;
  readonly id: string;
}

export class ProfileStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Of matches that began as the game begins, between two people, and are over, as far as everybody may know at `now`. */
  async results(personId: string, now: number): Promise<readonly Results[]> {
    const rows = await this.#db
      .selectFrom('seats as s')
      .innerJoin('matches as m', 'm.id', 's.match_id')
      .innerJoin('seats as o', (join) => join.onRef('o.match_id', '=', 's.match_id').onRef('o.side', '!=', 's.side'))
      .select(['m.game', 's.side'])
      .select([
        sql<number | string>`sum(case when m.winner = s.side then 1 else 0 end)`.as('won'),
        sql<number | string>`sum(case when m.winner = o.side then 1 else 0 end)`.as('lost'),
        sql<number | string>`sum(case when m.winner is null and m.voided = 0 then 1 else 0 end)`.as('drawn'),
      ])
      .where('s.session_id', '=', personId)
      .where('m.status', '=', 'over')
      .where('m.visibility', '=', 'listed')
      .where('m.watching', '!=', 'private')
      .where(sql<boolean>`coalesce(m.told_at, 0) <= ${now}`)
      .where('m.practice', '=', 0)
      .where('o.computer', '=', 0)
      .groupBy(['m.game', 's.side', 's.place'])
      .orderBy('m.game')
      .orderBy('s.place')
      .execute();
    return rows.map(({ game, side, won, lost, drawn }) => ({
      game,
      side,
      won: Number(won),
      lost: Number(lost),
      drawn: Number(drawn),
    }));
  }

  /** Listed matches that have begun and that others may watch, the newest first, as far as everybody may know at `now`. */
  async history(
    personId: string,
    { limit, now, after }: { readonly limit: number; readonly now: number; readonly after: HistoryPlace | undefined },
  ): Promise<{ readonly matches: readonly StoredMatch[]; readonly next: HistoryPlace | null }> {
    const place = sql<number>`case when m.told_at > ${now} then ${PLACE_WHILE_PLAYED} else ${PLACE} end`;
    let query = this.#db
      .selectFrom('matches as m')
      .selectAll('m')
      .select(place.as('place'))
      .where('m.id', 'in', (q) => q.selectFrom('seats').select('match_id').where('session_id', '=', personId))
      .where('m.visibility', '=', 'listed')
      .where('m.status', '!=', 'open')
      .where('m.watching', '!=', 'private')
      .orderBy('place', 'desc')
      .orderBy('m.id')
      .limit(limit + 1);
    if (after !== undefined) {
      query = query.where(
        sql<boolean>`(${place} < ${after.place} or (${place} = ${after.place} and m.id > ${after.id}))`,
      );
    }
    const rows = await query.execute();
    const shown = rows.slice(0, limit);
    const seats = await readSeats(
      this.#db,
      shown.map(({ id }) => id),
    );
    const last = shown.at(-1);
    return {
      matches: shown.map((row) => makeStoredMatch(row, seats.get(row.id) ?? [], null)),
      next: rows.length > limit && last !== undefined ? { place: last.place, id: last.id } : null,
    };
  }
}
