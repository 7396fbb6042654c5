/** The lists of matches, a page at a time. */
import { sql } from 'kysely';
import { z } from 'zod';
import type { Logger } from '../logger.ts';
import { onceEach } from '../once-each.ts';
import type { Db } from './database.ts';
import { parseOptionsCell } from './log.schema.ts';
import type { MatchStatus, StoredMatch } from './matches.ts';
import type { MatchesTable } from './tables.ts';

export type Listing = { readonly status: MatchStatus } | { readonly seatedSession: string };

/** Where a page begins: after this match. */
export interface ListPlace {
  /** 1 when the maker of an open match is there. */
  readonly present: number;
  readonly updatedAt: number;
  readonly id: string;
}

/** As it stands in an address. */
export const listPlaceSchema = z
  .string()
  .regex(/^[01]-\d{1,15}-[0-9a-f]{32}$/)
  .transform((text): ListPlace => {
    const [present = '', updatedAt = '', id = ''] = text.split('-');
    return { present: Number(present), updatedAt: Number(updatedAt), id };
  });

export interface ListPage {
  readonly matches: readonly StoredMatch[];
  /** Where the next page begins, as text; `null` when there is none. */
  readonly next: string | null;
}

export interface ListOptions {
  readonly limit: number;
  readonly after?: ListPlace | undefined;
  /** Makers of open matches who were seen since are there. */
  readonly presentSince: number;
}

export class LobbyStore {
  readonly #db: Db;
  readonly #logger: Logger;
  readonly #firstTime = onceEach();

  constructor(db: Db, logger: Logger) {
    this.#db = db;
    this.#logger = logger;
  }

  /**
   * The newest first; of open matches those whose maker is there before all others. Listed matches only, except that
   * people see all of their own.
   */
  async list(listing: Listing, { limit, after, presentSince }: ListOptions): Promise<ListPage> {
    const open = 'status' in listing && listing.status === 'open';
    const present = open ? sql<number>`case when w.maker_seen_at >= ${presentSince} then 1 else 0 end` : sql<number>`0`;
    let query = this.#db
      .selectFrom('matches as m')
      .selectAll('m')
      .select(present.as('present'))
      .orderBy('present', 'desc')
      .orderBy('m.updated_at', 'desc')
      .orderBy('m.id')
      .limit(limit + 1);
    if (open) query = query.leftJoin('waiting_matches as w', 'w.match_id', 'm.id');
    if ('status' in listing) query = query.where('m.status', '=', listing.status).where('m.visibility', '=', 'listed');
    else {
      const { seatedSession } = listing;
      query = query.where('m.id', 'in', (q) =>
        q.selectFrom('seats').select('match_id').where('session_id', '=', seatedSession),
      );
    }
    if (after !== undefined) {
      query = query.where(
        sql<boolean>`(${present} < ${after.present} or (${present} = ${after.present} and
          (m.updated_at < ${after.updatedAt} or (m.updated_at = ${after.updatedAt} and m.id > ${after.id}))))`,
      );
    }
    const rows = await query.execute();
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      matches: await this.#withSeats(shown),
      next: rows.length > limit && last !== undefined ? `${last.present}-${last.updated_at}-${last.id}` : null,
    };
  }

  async #withSeats(rows: readonly MatchesTable[]): Promise<StoredMatch[]> {
    if (rows.length === 0) return [];
    const seats = await this.#db
      .selectFrom('seats')
      .leftJoin('sessions', 'sessions.id', 'seats.session_id')
      .select(['seats.match_id', 'seats.side', 'seats.session_id', 'seats.computer', 'sessions.name'])
      .where(
        'seats.match_id',
        'in',
        rows.map((row) => row.id),
      )
      .orderBy('seats.place')
      .execute();
    return rows.flatMap((row) => {
      try {
        return [
          {
            id: row.id,
            game: row.game,
            visibility: row.visibility,
            status: row.status,
            turn: row.turn,
            phase: row.phase,
            toMove: row.to_move,
            winner: row.winner,
            createdAt: row.created_at,
            updatedAt: row.updated_at,
            options: parseOptionsCell(row.options),
            practice: row.practice === 1,
            seats: seats
              .filter((seat) => seat.match_id === row.id)
              .map((seat) => ({
                side: seat.side,
                sessionId: seat.session_id,
                name: seat.name,
                computer: seat.computer === 1,
              })),
          },
        ];
      } catch (error) {
        // One row that is damaged must not take the list from everybody.
        if (this.#firstTime(row.id))
          this.#logger.fatal({ err: error, matchId: row.id }, 'a match is damaged; it is left out of the lists');
        return [];
      }
    });
  }
}
