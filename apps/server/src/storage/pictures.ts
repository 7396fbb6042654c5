/**
 * Small pictures of boards, for lists: each says how a match stood, as everybody may see it, at a moment at which it did stand so.
 * Of a match that is watched with a delay the older ones are kept until the next one may be told.
 */
import { sql } from 'kysely';
import type { Db } from './database.ts';

const MINUTE = 60_000;

export interface NewPicture {
  readonly matchId: string;
  readonly at: number;
  /** JSON. */
  readonly body: string;
  /** Milliseconds by which it is told later. */
  readonly delay: number;
}

export interface StoredPicture {
  readonly matchId: string;
  readonly game: string;
  readonly at: number;
  readonly body: string;
}

export class PictureStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** All in one transaction, since the embedded database waits for its disk once for each. */
  async add(pictures: readonly NewPicture[]): Promise<void> {
    if (pictures.length === 0) return;
    await this.#db.transaction().execute(async (tx) => {
      for (const { matchId, at, body, delay } of pictures) {
        // A match that has been removed meanwhile has none.
        await sql`insert into pictures (match_id, at, body)
          select m.id, cast(${at} as bigint), cast(${body} as text) from matches m where m.id = ${matchId}
          on conflict do nothing`.execute(tx);
        await tx
          .deleteFrom('pictures')
          .where('match_id', '=', matchId)
          .where('at', '<', (q) =>
            q
              .selectFrom('pictures as told')
              .select((of) => of.fn.max('told.at').as('at'))
              .where('told.match_id', '=', matchId)
              .where('told.at', '<=', at - delay),
          )
          .execute();
      }
    });
  }

  /** The last one of each that may be told at `now`: of listed matches that are not private. */
  async told(matchIds: readonly string[], now: number): Promise<readonly StoredPicture[]> {
    if (matchIds.length === 0) return [];
    const rows = await this.#db
      .selectFrom('pictures as p')
      .innerJoin('matches as m', 'm.id', 'p.match_id')
      .select(['p.match_id', 'p.at', 'p.body', 'm.game'])
      .where('p.match_id', 'in', matchIds)
      .where('m.visibility', '=', 'listed')
      .where('m.status', '!=', 'open')
      .where('m.watching', '!=', 'private')
      .where(sql<boolean>`p.at <= cast(${now} as bigint) - m.delay_minutes * cast(${MINUTE} as bigint)`)
      .orderBy('p.at')
      .execute();
    const last = new Map(rows.map((row) => [row.match_id, row]));
    return [...last.values()].map((row) => ({ matchId: row.match_id, game: row.game, at: row.at, body: row.body }));
  }
}
