/** The lists of matches, a page at a time. */
import { sql } from 'kysely';
import { z } from 'zod';
import type { Logger } from '../logger.ts';
import { onceEach } from '../once-each.ts';
import { readChallenges } from './challenges.ts';
import type { Db } from './database.ts';
import { readRematches } from './rematches.ts';
import { makeStoredMatch, type MatchStatus, readSeats, type StoredMatch } from './stored-match.ts';
import type { MatchesTable } from './tables.ts';
import { PLACE, PLACE_WHILE_PLAYED } from './watching.ts';

export type Listing = { readonly status: MatchStatus } | { readonly seatedSession: string };

/** Where a page begins: after this match. */
export interface ListPlace {
  /** The first of two or three parts of a list is shown before the others; the greatest number first. */
  readonly part: number;
  /** When it last changed, as far as whoever asks may know. */
  readonly place: number;
  readonly id: string;
}

/** As it stands in an address. */
export const listPlaceSchema = z
  .string()
  .regex(/^[0-2]-\d{1,15}-[0-9a-f]{32}$/)
  .transform((text): ListPlace => {
    const [part = '', place = '', id = ''] = text.split('-');
    return { part: Number(part), place: Number(place), id };
  });

export interface ListPage {
  readonly matches: readonly StoredMatch[];
  /** Where the next page begins, as text; `null` when there is none. */
  readonly next: string | null;
}

type ListedRow = MatchesTable & { readonly part: number; readonly place: number };

export interface ListOptions {
  readonly limit: number;
  readonly after?: ListPlace | undefined;
  readonly now: number;
  /** Makers of open matches who were seen since are there. */
  readonly presentSince: number;
  /** Of open matches those alone whose makers are there. */
  readonly presentOnly?: boolean;
}

function partOf(listing: Listing, presentSince: number) {
  if ('seatedSession' in listing) {
    return sql<number>`case
      when m.status = 'over' and exists (select 1 from rematches as r join seats as s on s.match_id = r.match_id
        where r.match_id = m.id and r.state = 'offered' and s.session_id = ${listing.seatedSession}
        and s.side <> r.by_side) then 2
      when m.status = 'over' then 0
      when m.status = 'live' and exists (select 1 from seats as s where s.match_id = m.id
        and s.session_id = ${listing.seatedSession} and s.side = m.to_move) then 2
      else 1 end`;
  }
  return listing.status === 'open'
    ? sql<number>`case when w.maker_seen_at >= ${presentSince} then 1 else 0 end`
    : sql<number>`0`;
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
   * The newest first; of open matches those whose maker is there before all others, of one's own those that wait for
   * one's own decision or one's answer, and then all that are not over. Listed matches only, except that people see all of
   * their own. The public lists go by what everybody may know at `now`: a match whose end may not be told yet is still among
   * those that are played, and a private one that has begun is in none.
   */
  async list(listing: Listing, options: ListOptions): Promise<ListPage> {
    const { limit } = options;
    const rows = await this.#rows(listing, options, 'known');
    if ('status' in listing && listing.status === 'live') {
      rows.push(...(await this.#rows({ status: 'over' }, options, 'untold')));
      rows.sort((a, b) => b.place - a.place || (a.id < b.id ? -1 : 1));
    }
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      matches: await this.#withSeats(shown),
      next: rows.length > limit && last !== undefined ? `${last.part}-${last.place}-${last.id}` : null,
    };
  }

  /** One more than the limit. `untold`: those whose end may not be told yet, as they stand among those that are played. */
  async #rows(listing: Listing, options: ListOptions, which: 'known' | 'untold'): Promise<ListedRow[]> {
    const { limit, after, now, presentSince, presentOnly = false } = options;
    const open = 'status' in listing && listing.status === 'open';
    const part = which === 'untold' ? sql<number>`0` : partOf(listing, presentSince);
    const place =
      'seatedSession' in listing ? sql<number>`m.updated_at` : which === 'untold' ? PLACE_WHILE_PLAYED : PLACE;
    let query = this.#db
      .selectFrom('matches as m')
      .selectAll('m')
      .select([part.as('part'), place.as('place')])
      .orderBy('part', 'desc')
      .orderBy(place, 'desc')
      .orderBy('m.id')
      .limit(limit + 1);
    if (open) query = query.leftJoin('waiting_matches as w', 'w.match_id', 'm.id');
    if (open && presentOnly) query = query.where(sql<boolean>`w.maker_seen_at >= ${presentSince}`);
    if ('status' in listing) {
      query = query.where('m.status', '=', listing.status).where('m.visibility', '=', 'listed');
      if (!open) query = query.where('m.watching', '!=', 'private');
      if (which === 'untold') query = query.where('m.told_at', '>', now);
      else if (listing.status === 'over') query = query.where(sql<boolean>`coalesce(m.told_at, 0) <= ${now}`);
    } else {
      const { seatedSession } = listing;
      query = query
        .where('m.lesson', 'is', null)
        .where('m.id', 'in', (q) => q.selectFrom('seats').select('match_id').where('session_id', '=', seatedSession));
    }
    if (after !== undefined) {
      query = query.where(
        sql<boolean>`(${part} < ${after.part} or (${part} = ${after.part} and
          (${place} < ${after.place} or (${place} = ${after.place} and m.id > ${after.id}))))`,
      );
    }
    return await query.execute();
  }

  async #withSeats(rows: readonly MatchesTable[]): Promise<StoredMatch[]> {
    const seats = await readSeats(
      this.#db,
      rows.map(({ id }) => id),
    );
    const rematches = await readRematches(
      this.#db,
      rows.flatMap(({ id, status }) => (status === 'over' ? id : [])),
    );
    const challenges = await readChallenges(
      this.#db,
      rows.flatMap(({ id, status }) => (status === 'open' ? id : [])),
    );
    return rows.flatMap((row) => {
      try {
        return [
          makeStoredMatch(row, seats.get(row.id) ?? [], rematches.get(row.id) ?? null, challenges.get(row.id) ?? null),
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
