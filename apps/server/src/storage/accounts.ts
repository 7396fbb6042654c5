/** Accounts: who has given an e-mail and a password, and whose name is nobody else's. */
import type { Role } from '@warbeacon/protocol';
import type { TokensEnded } from '../sessions/ended-tokens.ts';
import type { Db } from './database.ts';
import { isHeld, renameGuests } from './names.ts';
import { addDevice, addPerson, endDevices, leave, type NewDevice, type NewPerson } from './sessions.ts';

export interface StoredAccount {
  readonly personId: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly createdAt: number;
  /** A program plays under it. */
  readonly bot: boolean;
  /** Somebody has followed a link that was sent to the e-mail. */
  readonly confirmed: boolean;
  /** They want to be told by mail that a match waits for them. */
  readonly notices: boolean;
  readonly role: Role;
  /** When they have last given themselves another name. */
  readonly renamedAt: number | null;
}

export interface NewAccount {
  readonly email: string;
  /** As it is stored. */
  readonly password: string;
  readonly device: NewDevice;
  readonly at: number;
}

export class AccountStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async byEmail(email: string): Promise<StoredAccount | undefined> {
    return await this.#find('email', email);
  }

  async byPerson(personId: string): Promise<StoredAccount | undefined> {
    return await this.#find('person_id', personId);
  }

  async bySkeleton(skeleton: string): Promise<StoredAccount | undefined> {
    return await this.#find('skeleton', skeleton);
  }

  async #find(column: 'email' | 'person_id' | 'skeleton', value: string): Promise<StoredAccount | undefined> {
    const row = await this.#db
      .selectFrom('accounts as a')
      .innerJoin('sessions as s', 's.id', 'a.person_id')
      .select([
        'a.person_id',
        's.name',
        'a.email',
        'a.password',
        'a.created_at',
        'a.confirmed_at',
        'a.notices',
        'a.bot',
        'a.role',
        'a.renamed_at',
      ])
      .where(`a.${column}`, '=', value)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const { person_id: personId, name, email, password, created_at: createdAt } = row;
    const { confirmed_at: confirmedAt, notices, role } = row;
    return {
      personId,
      name,
      email,
      password,
      createdAt,
      bot: row.bot === 1,
      confirmed: confirmedAt !== null,
      notices: notices === 1,
      role,
      renamedAt: row.renamed_at,
    };
  }

  /**
   * Makes an account of `person`, who is there already when `isGuest`: then all that they have stays theirs, and their
   * tokens end. Guests who bear the same name bear it no longer as it was. Nothing is changed when a word says why not.
   */
  async add(
    person: NewPerson,
    isGuest: boolean,
    { email, password, device, at }: NewAccount,
  ): Promise<readonly TokensEnded[] | 'email-taken' | 'name-taken' | 'account-already'> {
    const { id, name, skeleton } = person;
    const done = await this.#db.transaction().execute(async (tx) => {
      if (!isGuest) await addPerson(tx, person);
      const added = await tx
        .insertInto('accounts')
        .values({ person_id: id, email, password, skeleton, created_at: at, confirmed_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows !== 1n) {
        if (!isGuest) await tx.deleteFrom('sessions').where('id', '=', id).execute();
        return undefined;
      }
      // Asked now, when nobody can give up that name beside this.
      if (await isHeld(tx, skeleton, at)) {
        await tx.deleteFrom('accounts').where('person_id', '=', id).execute();
        if (!isGuest) await tx.deleteFrom('sessions').where('id', '=', id).execute();
        return undefined;
      }
      await tx.updateTable('sessions').set({ name, skeleton }).where('id', '=', id).execute();
      await renameGuests(tx, skeleton, name);
      const ended = await endDevices(tx, id, 'all', at);
      await addDevice(tx, device);
      return ended;
    });
    if (done !== undefined) return done;
    if ((await this.byEmail(email)) !== undefined) return 'email-taken';
    const isTaken = (await this.bySkeleton(skeleton)) !== undefined || (await isHeld(this.#db, skeleton, at));
    return isTaken ? 'name-taken' : 'account-already';
  }

  /** Makes it the account of a bot, for good. False, with nothing changed, when it has a seat in a rated match already. */
  async becomeBot(personId: string): Promise<boolean> {
    return await this.#db.transaction().execute(async (tx) => {
      // Locks the account first: whoever takes a seat of a rated match does so, too, and is seen by what is asked next.
      const account = await tx
        .updateTable('accounts')
        .set((row) => ({ bot: row.ref('bot') }))
        .where('person_id', '=', personId)
        .returning('bot')
        .executeTakeFirst();
      if (account === undefined) return false;
      if (account.bot === 1) return true;
      const rated = await tx
        .selectFrom('seats')
        .innerJoin('matches', 'matches.id', 'seats.match_id')
        .select('matches.id')
        .where('seats.session_id', '=', personId)
        .where('matches.rated', '=', 1)
        .executeTakeFirst();
      if (rated !== undefined) return false;
      await tx.updateTable('accounts').set({ bot: 1 }).where('person_id', '=', personId).execute();
      return true;
    });
  }

  /** Another password; ends all devices but the one. */
  async setPassword(personId: string, password: string, but: string, at: number): Promise<readonly TokensEnded[]> {
    return await this.#db.transaction().execute(async (tx) => {
      await tx.updateTable('accounts').set({ password }).where('person_id', '=', personId).execute();
      return await endDevices(tx, personId, { but }, at);
    });
  }

  async setNotices(personId: string, notices: boolean): Promise<void> {
    await this.#db
      .updateTable('accounts')
      .set({ notices: notices ? 1 : 0 })
      .where('person_id', '=', personId)
      .execute();
  }

  /** The person, their words and their notes go; where they sat stays, under `name`. */
  async remove(personId: string, name: string, at: number): Promise<readonly TokensEnded[]> {
    return await this.#db.transaction().execute(async (tx) => {
      await tx.deleteFrom('accounts').where('person_id', '=', personId).execute();
      await tx.deleteFrom('notes').where('session_id', '=', personId).execute();
      await tx
        .deleteFrom('mutes')
        .where((q) => q.or([q('session_id', '=', personId), q('muted_id', '=', personId)]))
        .execute();
      // What was reported stays, since it is about somebody else; in whose words it was goes.
      await tx.updateTable('reports').set({ words: '' }).where('by_id', '=', personId).execute();
      // The row keeps its number, which no other saying must get; an empty one is shown to nobody.
      await tx.updateTable('talk').set({ kind: 'words', body: '' }).where('session_id', '=', personId).execute();
      for (const table of ['quick_seekers', 'quick_waits'] as const)
        await tx.deleteFrom(table).where('session_id', '=', personId).execute();
      return await leave(tx, personId, name, at);
    });
  }
}
