/** Sessions: a name and the hash of a token. */
import type { TokensEnded } from '../sessions/ended-tokens.ts';
import type { Db } from './database.ts';

export interface StoredSession {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  /** When it was last used, to within an hour. */
  readonly seenAt: number;
  /** How often its token was replaced. */
  readonly generation: number;
}

export class SessionStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async add(session: { id: string; name: string; tokenHash: string; at: number }): Promise<void> {
    await this.#db
      .insertInto('sessions')
      .values({
        id: session.id,
        name: session.name,
        token_hash: session.tokenHash,
        created_at: session.at,
        seen_at: session.at,
        generation: 0,
        next_hash: null,
        ended_at: null,
      })
      .execute();
  }

  /** `isNext`: the token is the one that is to take the place of the present one. */
  async byTokenHash(tokenHash: string): Promise<(StoredSession & { readonly isNext: boolean }) | undefined> {
    const row = await this.#db
      .selectFrom('sessions')
      .selectAll()
      .where((where) => where.or([where('token_hash', '=', tokenHash), where('next_hash', '=', tokenHash)]))
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { id, name, created_at: createdAt, seen_at: seenAt, generation } = row;
    return { id, name, createdAt, seenAt, generation, isNext: row.next_hash === tokenHash };
  }

  /** Whether it is still there. */
  async touch(id: string, at: number): Promise<boolean> {
    const done = await this.#db.updateTable('sessions').set({ seen_at: at }).where('id', '=', id).executeTakeFirst();
    return done.numUpdatedRows > 0n;
  }

  async offerNext(id: string, nextHash: string): Promise<void> {
    await this.#db.updateTable('sessions').set({ next_hash: nextHash }).where('id', '=', id).execute();
  }

  /** Puts the next token in the place of the present one; false when another use of it was quicker. */
  async takeNext(id: string, nextHash: string, at: number): Promise<boolean> {
    const done = await this.#db
      .updateTable('sessions')
      .set((row) => ({
        token_hash: nextHash,
        next_hash: null,
        generation: row('generation', '+', 1),
        ended_at: at,
        seen_at: at,
      }))
      .where('id', '=', id)
      .where('next_hash', '=', nextHash)
      .executeTakeFirst();
    return done.numUpdatedRows > 0n;
  }

  /** Makes its token useless, and puts another name in the place of its own. */
  async close(id: string, name: string, at: number): Promise<void> {
    await this.#db
      .updateTable('sessions')
      .set((row) => ({
        name,
        token_hash: noToken(id),
        next_hash: null,
        generation: row('generation', '+', 1),
        ended_at: at,
      }))
      .where('id', '=', id)
      .execute();
  }

  /** False for one that was ended. */
  async isThere(id: string): Promise<boolean> {
    const row = await this.#db.selectFrom('sessions').select('token_hash').where('id', '=', id).executeTakeFirst();
    return row !== undefined && row.token_hash !== noToken(id);
  }

  /** Sessions of which a token was replaced or given up. */
  async endedSince(at: number): Promise<readonly TokensEnded[]> {
    const rows = await this.#db
      .selectFrom('sessions')
      .select(['id', 'generation'])
      .where('ended_at', '>=', at)
      .execute();
    return rows.map(({ id, generation }) => ({ sessionId: id, generation }));
  }

  /** Removes sessions that have no seat and were not used since `before`, some at a time. Returns how many. */
  async removeUnused(before: number, limit: number): Promise<number> {
    const done = await this.#db
      .deleteFrom('sessions')
      .where('id', 'in', (q) =>
        q
          .selectFrom('sessions')
          .leftJoin('seats', 'seats.session_id', 'sessions.id')
          .select('sessions.id')
          .where('sessions.seen_at', '<', before)
          .where('seats.session_id', 'is', null)
          .limit(limit),
      )
      // Asked again, since it may have been used a moment ago.
      .where('seen_at', '<', before)
      .executeTakeFirst();
    return Number(done.numDeletedRows);
  }
}

/** What stands in the place of a token's hash and is none. */
function noToken(id: string): string {
  return `closed ${id}`;
}
