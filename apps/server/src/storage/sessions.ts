/** Sessions: a name and the hash of a token. */
import type { Db } from './database.ts';

export interface StoredSession {
  readonly id: string;
  readonly name: string;
}

export class SessionStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async add(session: StoredSession & { readonly tokenHash: string; readonly at: number }): Promise<void> {
    await this.#db
      .insertInto('sessions')
      .values({ id: session.id, name: session.name, token_hash: session.tokenHash, created_at: session.at })
      .execute();
  }

  async byTokenHash(tokenHash: string): Promise<StoredSession | undefined> {
    return await this.#db
      .selectFrom('sessions')
      .select(['id', 'name'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
  }
}
