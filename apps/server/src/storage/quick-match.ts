/**
 * Who looks for an opponent. A session has one place in the queue. Two are brought together by one transaction that
 * marks both and makes their match, on condition that both still wait: of several processes that try it one succeeds.
 */
import { NEWCOMER } from '@warbeacon/rating';
import type { Database, Db } from './database.ts';
import { addMatch, type NewMatchRows } from './matches.ts';
import type { QuickSeekersTable } from './tables.ts';

/** With their rating in the game. */
export type SeekerInQueue = QuickSeekersTable & { readonly mean: number };

/** Of those that looked for the same lately. Milliseconds. */
export interface Waits {
  /** The middle of how long those waited who found somebody; `null` when nobody did. */
  readonly middle: number | null;
  readonly found: number;
  readonly gaveUp: number;
}

/** How many of the last ones are counted, and for how long. */
const COUNTED = 20;
const LATELY = 7 * 24 * 3_600_000;
const KEPT = 30 * 24 * 3_600_000;
/** More than ever look at once on one server. */
const MOST = 1000;

/** Somebody was quicker; nothing is changed. */
class NotBothWaiting extends Error {
  override readonly name = 'NotBothWaiting';
}

export class QuickMatchStore {
  readonly #db: Db;

  constructor({ db }: Pick<Database, 'db'>) {
    this.#db = db;
  }

  async get(sessionId: string): Promise<QuickSeekersTable | undefined> {
    return await this.#db
      .selectFrom('quick_seekers')
      .selectAll()
      .where('session_id', '=', sessionId)
      .executeTakeFirst();
  }

  /** Everybody, who has waited longest first. */
  async all(): Promise<SeekerInQueue[]> {
    const rows = await this.#db
      .selectFrom('quick_seekers as q')
      .leftJoin('ratings as r', (join) => join.onRef('r.person_id', '=', 'q.session_id').onRef('r.game', '=', 'q.game'))
      .selectAll('q')
      .select('r.mean')
      .orderBy('q.since')
      .orderBy('q.session_id')
      .limit(MOST)
      .execute();
    return rows.map(({ mean, ...row }) => ({ ...row, mean: mean ?? NEWCOMER.mean }));
  }

  /**
   * Puts somebody into the queue, or gives them other wishes and their old place; whoever has been found stays found.
   * `full`: the address has `ofAddress` there already.
   */
  async seek(seeker: Omit<QuickSeekersTable, 'found'>, ofAddress: number): Promise<'seeking' | 'full'> {
    await this.#db
      .insertInto('quick_seekers')
      .values({ ...seeker, found: null })
      .onConflict((conflict) =>
        conflict
          .column('session_id')
          .doUpdateSet({
            game: seeker.game,
            side: seeker.side,
            rated: seeker.rated,
            seen_at: seeker.seen_at,
            address: seeker.address,
          })
          .where('quick_seekers.found', 'is', null),
      )
      .execute();
    const { n } = await this.#db
      .selectFrom('quick_seekers')
      .select((q) => q.fn.countAll<number | string>().as('n'))
      .where('address', '=', seeker.address)
      .where('found', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(n) <= ofAddress) return 'seeking';
    await this.#db
      .deleteFrom('quick_seekers')
      .where('session_id', '=', seeker.session_id)
      .where('found', 'is', null)
      .execute();
    return 'full';
  }

  /** Those of the sessions that wait are there. */
  async seen(sessionIds: readonly string[], at: number): Promise<void> {
    if (sessionIds.length === 0) return;
    await this.#db
      .updateTable('quick_seekers')
      .set({ seen_at: at })
      .where('session_id', 'in', sessionIds)
      .where('found', 'is', null)
      .execute();
  }

  /**
   * Takes somebody out of the queue who waits, and notes that it was in vain. `unseenSince`: only when they have not been
   * there since. False when they do not wait (any more).
   */
  async leave(sessionId: string, at: number, unseenSince?: number): Promise<boolean> {
    return await this.#db.transaction().execute(async (tx) => {
      let query = tx.deleteFrom('quick_seekers').where('session_id', '=', sessionId).where('found', 'is', null);
      if (unseenSince !== undefined) query = query.where('seen_at', '<', unseenSince);
      const gone = await query.returning(['game', 'side', 'rated', 'since']).executeTakeFirst();
      if (gone === undefined) return false;
      await tx
        .insertInto('quick_waits')
        .values({
          session_id: sessionId,
          game: gone.game,
          side: gone.side ?? '',
          rated: gone.rated,
          waited: Math.max(0, at - gone.since),
          found: 0,
          at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return true;
    });
  }

  /** Somebody who was found has come to the match, or will not. */
  async heard(sessionId: string): Promise<void> {
    await this.#db
      .deleteFrom('quick_seekers')
      .where('session_id', '=', sessionId)
      .where('found', 'is not', null)
      .execute();
  }

  /** Forgets whom nobody could tell since that they were found. Their match stands in their list. */
  async forgetFound(before: number): Promise<void> {
    await this.#db.deleteFrom('quick_seekers').where('found', 'is not', null).where('seen_at', '<', before).execute();
  }

  /**
   * Makes the match of two that wait, both of whom were there since `seenSince`. False, with nothing changed, when one of
   * them does not wait any more.
   */
  async pair(
    pair: readonly [QuickSeekersTable, QuickSeekersTable],
    made: NewMatchRows,
    at: number,
    seenSince: number,
  ): Promise<boolean> {
    const [match] = made;
    try {
      await this.#db.transaction().execute(async (tx) => {
        // In the same order everywhere, so that two who try it do not wait for each other.
        for (const { session_id, game, side, rated } of pair.toSorted((a, b) =>
          a.session_id < b.session_id ? -1 : 1,
        )) {
          const marked = await tx
            .updateTable('quick_seekers')
            .set({ found: match.id, seen_at: at })
            .where('session_id', '=', session_id)
            .where('found', 'is', null)
            .where('game', '=', game)
            .where('side', side === null ? 'is' : '=', side)
            .where('rated', '=', rated)
            .where('seen_at', '>=', seenSince)
            .executeTakeFirst();
          if (marked.numUpdatedRows === 0n) throw new NotBothWaiting();
        }
        await addMatch(tx, ...made);
        for (const { session_id, game, side, rated, since } of pair) {
          await tx
            .insertInto('quick_waits')
            .values({ session_id, game, side: side ?? '', rated, waited: Math.max(0, at - since), found: 1, at })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }
        await tx
          .deleteFrom('quick_waits')
          .where('at', '<', at - KEPT)
          .execute();
      });
      return true;
    } catch (error) {
      if (error instanceof NotBothWaiting) return false;
      throw error;
    }
  }

  /** How it went for the last ones who looked for that game and side. */
  async waits({ game, side, rated }: Pick<QuickSeekersTable, 'game' | 'side' | 'rated'>, now: number): Promise<Waits> {
    const rows = await this.#db
      .selectFrom('quick_waits')
      .select(['waited', 'found'])
      .where('game', '=', game)
      .where('side', '=', side ?? '')
      .where('rated', '=', rated)
      .where('at', '>=', now - LATELY)
      .orderBy('at', 'desc')
      .limit(COUNTED)
      .execute();
    const found = rows.filter((row) => row.found === 1).map(({ waited }) => waited);
    found.sort((a, b) => a - b);
    return {
      middle: found[Math.floor(found.length / 2)] ?? null,
      found: found.length,
      gaveUp: rows.length - found.length,
    };
  }
}
