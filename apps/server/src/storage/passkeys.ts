/** Keys with which people sign in, and what such a key is to sign next. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Db } from './database.ts';
import type { PasskeyChallengesTable, PasskeysTable } from './tables.ts';

/** Keys of one account. */
const MOST_OF_ONE = 10;

export interface StoredPasskey {
  readonly id: string;
  readonly personId: string;
  /** In base64url, as COSE has it. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly label: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

export type NewPasskey = Omit<StoredPasskey, 'usedAt'>;

const transportsSchema = z.array(z.string());

export class PasskeyStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Keeps it until `expiresAt`, and forgets those that are over at `now`. */
  async addChallenge(
    challenge: string,
    { purpose, personId }: { readonly purpose: PasskeyChallengesTable['purpose']; readonly personId: string | null },
    now: number,
    expiresAt: number,
  ): Promise<void> {
    await this.#db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
    await this.#db
      .insertInto('passkey_challenges')
      .values({ hash: hashOf(challenge), purpose, person_id: personId, expires_at: expiresAt })
      .execute();
  }

  /** Uses it up; `undefined` when it is unknown, used, for something else, or too old. */
  async takeChallenge(
    challenge: string,
    purpose: PasskeyChallengesTable['purpose'],
    now: number,
  ): Promise<{ readonly personId: string | null } | undefined> {
    const row = await this.#db
      .deleteFrom('passkey_challenges')
      .where('hash', '=', hashOf(challenge))
      .where('purpose', '=', purpose)
      .where('expires_at', '>', now)
      .returning('person_id')
      .executeTakeFirst();
    return row && { personId: row.person_id };
  }

  async add(key: NewPasskey): Promise<'added' | 'known' | 'too-many'> {
    return await this.#db.transaction().execute(async (tx) => {
      // Locks the account, so that many at once are counted one after another.
      await tx
        .updateTable('accounts')
        .set((row) => ({ bot: row.ref('bot') }))
        .where('person_id', '=', key.personId)
        .execute();
      const own = await tx.selectFrom('passkeys').select('id').where('person_id', '=', key.personId).execute();
      if (own.length >= MOST_OF_ONE) return 'too-many';
      const added = await tx
        .insertInto('passkeys')
        .values({
          id: key.id,
          person_id: key.personId,
          public_key: key.publicKey,
          counter: key.counter,
          transports: JSON.stringify(key.transports),
          label: key.label,
          created_at: key.createdAt,
          used_at: null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n ? 'added' : 'known';
    });
  }

  async byId(id: string): Promise<StoredPasskey | undefined> {
    const row = await this.#db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
    return row && read(row);
  }

  /** The oldest first. */
  async of(personId: string): Promise<readonly StoredPasskey[]> {
    const query = this.#db.selectFrom('passkeys').selectAll().where('person_id', '=', personId);
    return (await query.orderBy('created_at').orderBy('id').execute()).map(read);
  }

  /** Notes that it was used; false when another use of it was quicker, or it is no more. */
  async used({ id, counter }: StoredPasskey, next: number, at: number): Promise<boolean> {
    const done = await this.#db
      .updateTable('passkeys')
      .set({ counter: next, used_at: at })
      .where('id', '=', id)
      .where('counter', '=', counter)
      .executeTakeFirst();
    return done.numUpdatedRows === 1n;
  }

  /** False when the person has no such key. */
  async remove(personId: string, id: string): Promise<boolean> {
    const query = this.#db.deleteFrom('passkeys').where('person_id', '=', personId).where('id', '=', id);
    return (await query.executeTakeFirst()).numDeletedRows === 1n;
  }
}

function read(row: PasskeysTable): StoredPasskey {
  const { id, person_id: personId, public_key: publicKey, counter, label } = row;
  const transports = transportsSchema.parse(JSON.parse(row.transports));
  return { id, personId, publicKey, counter, transports, label, createdAt: row.created_at, usedAt: row.used_at };
}

function hashOf(challenge: string): string {
  return createHash('sha256').update(challenge).digest('hex');
}
