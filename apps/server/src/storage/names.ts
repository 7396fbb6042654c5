/** Names of accounts that change: each is somebody's alone, and what somebody has given up is nobody else's for a while. */
import type { Transaction } from 'kysely';
import { guestName } from '../accounts/names.ts';
import { errorCode } from '../startup-fault.ts';
import type { Db } from './database.ts';
import type { AuditTable } from './tables-order.ts';
import type { Tables } from './tables.ts';

export interface NewName {
  readonly name: string;
  readonly skeleton: string;
}

export interface Renaming {
  readonly at: number;
  /** Only when they have not given themselves another name since; `null`: whenever they have. */
  readonly notSince: number | null;
  /** Until when the old name is nobody else's; `null`: for ever nobody's at all. */
  readonly heldUntil: number | null;
  /** The old name and the new one are put into it. */
  readonly entry: Omit<AuditTable, 'details'>;
}

class NameTakenError extends Error {
  override readonly name = 'NameTakenError';
}

/** Nothing is changed when a word says why not. */
export async function rename(
  db: Db,
  personId: string,
  next: NewName,
  { at, notSince, heldUntil, entry }: Renaming,
): Promise<'renamed' | 'name-taken' | 'renamed-lately' | 'no-account'> {
  const { name, skeleton } = next;
  try {
    return await db.transaction().execute(async (tx) => {
      // Asked before anything is locked: two who want each other's name would wait for each other.
      const other = await tx
        .selectFrom('accounts')
        .select('person_id')
        .where('skeleton', '=', skeleton)
        .where('person_id', '!=', personId)
        .executeTakeFirst();
      if (other !== undefined) return 'name-taken';
      // Locks the account: of two changes at once the second sees the first.
      const account = await tx
        .updateTable('accounts')
        .set((row) => ({ bot: row.ref('bot') }))
        .where('person_id', '=', personId)
        .returning(['skeleton', 'renamed_at'])
        .executeTakeFirst();
      const before = await tx.selectFrom('sessions').select('name').where('id', '=', personId).executeTakeFirst();
      if (account === undefined || before === undefined) return 'no-account';
      if (notSince !== null && account.renamed_at !== null && account.renamed_at > notSince) return 'renamed-lately';
      await tx
        .updateTable('accounts')
        // Whose name was taken away chooses another one when they like.
        .set({ skeleton, renamed_at: notSince === null ? null : at })
        .where('person_id', '=', personId)
        .execute();
      // Asked now, when nobody can take or give up that name beside this.
      if (await isHeld(tx, skeleton, at, personId)) throw new NameTakenError();
      await tx.deleteFrom('former_names').where('skeleton', '=', skeleton).execute();
      if (account.skeleton !== skeleton) {
        const former = { person_id: personId, name: before.name, until_at: heldUntil };
        await tx
          .insertInto('former_names')
          .values({ skeleton: account.skeleton, ...former })
          .onConflict((conflict) => conflict.column('skeleton').doUpdateSet(former))
          .execute();
      }
      await tx.updateTable('sessions').set({ name, skeleton }).where('id', '=', personId).execute();
      await renameGuests(tx, skeleton, name);
      await tx
        .insertInto('audit')
        .values({ ...entry, details: `${before.name} → ${name}` })
        .execute();
      return 'renamed';
    });
  } catch (error) {
    if (error instanceof NameTakenError || isTaken(error)) return 'name-taken';
    throw error;
  }
}

/** Whether the name was somebody's who has given it up, and is not free yet for `personId`, or for anybody. */
export async function isHeld(
  db: Db | Transaction<Tables>,
  skeleton: string,
  at: number,
  personId = '',
): Promise<boolean> {
  const row = await db
    .selectFrom('former_names')
    .select('skeleton')
    .where('skeleton', '=', skeleton)
    .where((q) => q.or([q('until_at', 'is', null), q.and([q('until_at', '>', at), q('person_id', '!=', personId)])]))
    .executeTakeFirst();
  return row !== undefined;
}

/** An account's name is borne by nobody else: guests who have it are called guests from now on. */
export async function renameGuests(tx: Transaction<Tables>, skeleton: string, name: string): Promise<void> {
  const guests = await tx
    .selectFrom('sessions as s')
    .leftJoin('accounts as a', 'a.person_id', 's.id')
    .select(['s.id', 's.name'])
    .where('s.skeleton', '=', skeleton)
    .where('a.person_id', 'is', null)
    .execute();
  // As the account spells it, lest one that looks the same stand beside it.
  for (const { id } of guests)
    await tx
      .updateTable('sessions')
      .set({ name: guestName(name), skeleton: null })
      .where('id', '=', id)
      .execute();
}

/** That somebody else has it, as PostgreSQL and SQLite say it of a column of which no two may be the same. */
export function isTaken(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== 'ERR_SQLITE_ERROR') return code === '23505';
  return error instanceof Error && error.message.includes('UNIQUE constraint failed');
}
