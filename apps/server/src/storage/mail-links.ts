/** Links that were sent by mail. Each is used once, and proves that who uses it reads what is sent to that address. */
import { createHash } from 'node:crypto';
import type { TokensEnded } from '../sessions/ended-tokens.ts';
import type { Db } from './database.ts';
import { addDevice, endDevices, type NewDevice } from './sessions.ts';
import type { MailLinksTable } from './tables.ts';

/** Links of one account that hold at once; of more the oldest hold no longer. */
const MOST_OF_ONE = 5;

export interface SentLink {
  readonly personId: string;
  readonly purpose: MailLinksTable['purpose'];
  readonly email: string;
}

/** What becomes of the account when the link is used. */
export interface LinkUse {
  readonly device: NewDevice;
  /** As it is stored; `undefined` leaves it as it is. */
  readonly password: string | undefined;
  readonly at: number;
  /** The account's keys go, too: whoever made them may be a stranger. */
  readonly withoutKeys: boolean;
}

export class MailLinkStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Keeps a link until `expiresAt`, and forgets those that are over at `now`. */
  async add(key: string, { personId, purpose, email }: SentLink, now: number, expiresAt: number): Promise<void> {
    await this.#db.deleteFrom('mail_links').where('expires_at', '<=', now).execute();
    await this.#db
      .insertInto('mail_links')
      .values({ key_hash: hashOf(key), person_id: personId, purpose, email, expires_at: expiresAt })
      .execute();
    const kept = this.#db
      .selectFrom('mail_links')
      .select('key_hash')
      .where('person_id', '=', personId)
      .orderBy('expires_at', 'desc')
      .orderBy('key_hash')
      .limit(MOST_OF_ONE);
    await this.#db
      .deleteFrom('mail_links')
      .where('person_id', '=', personId)
      .where(
        'key_hash',
        'not in',
        (await kept.execute()).map((row) => row.key_hash),
      )
      .execute();
  }

  /** `undefined` for one that is unknown, used, or too old at `now`. */
  async find(key: string, now: number): Promise<SentLink | undefined> {
    const row = await this.#db
      .selectFrom('mail_links')
      .select(['person_id', 'purpose', 'email'])
      .where('key_hash', '=', hashOf(key))
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row && { personId: row.person_id, purpose: row.purpose, email: row.email };
  }

  /**
   * Uses a link to sign in: the address is proved by it, and `device` is signed in. With another password all other
   * devices end. False when the link has been used meanwhile, or the account has another address now.
   */
  async signIn(key: string, { personId, email }: SentLink, use: LinkUse): Promise<readonly TokensEnded[] | false> {
    const { device, password, at, withoutKeys } = use;
    return await this.#db.transaction().execute(async (tx) => {
      const used = await tx.deleteFrom('mail_links').where('key_hash', '=', hashOf(key)).executeTakeFirst();
      if (used.numDeletedRows !== 1n) return false;
      const changed = await tx
        .updateTable('accounts')
        .set({ confirmed_at: at, ...(password === undefined ? {} : { password }) })
        .where('person_id', '=', personId)
        .where('email', '=', email)
        .executeTakeFirst();
      if (changed.numUpdatedRows !== 1n) return false;
      if (withoutKeys) await tx.deleteFrom('passkeys').where('person_id', '=', personId).execute();
      const ended = password === undefined ? [] : await endDevices(tx, personId, 'all', at);
      await addDevice(tx, device);
      return ended;
    });
  }

  /** Gives the account the address that the link was sent to. `taken`: another account has it; the link is used up. */
  async changeEmail(key: string, { personId, email }: SentLink, at: number): Promise<'changed' | 'taken' | 'used'> {
    return await this.#db.transaction().execute(async (tx) => {
      const used = await tx.deleteFrom('mail_links').where('key_hash', '=', hashOf(key)).executeTakeFirst();
      if (used.numDeletedRows !== 1n) return 'used';
      const other = await tx
        .selectFrom('accounts')
        .select('person_id')
        .where('email', '=', email)
        .where('person_id', '!=', personId)
        .executeTakeFirst();
      if (other !== undefined) return 'taken';
      await tx.updateTable('accounts').set({ email, confirmed_at: at }).where('person_id', '=', personId).execute();
      // Whoever reads what goes to the old address must not get in by it any more.
      await tx.deleteFrom('mail_links').where('person_id', '=', personId).execute();
      return 'changed';
    });
  }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
