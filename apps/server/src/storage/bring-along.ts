/** What a guest has goes to an account, when the guest signs in to it. */
import { MOST_NOTES } from '@warbeacon/protocol';
import type { Transaction } from 'kysely';
import type { TokensEnded } from '../sessions/ended-tokens.ts';
import type { Db } from './database.ts';
import { leave } from './sessions.ts';
import type { MatchStatus } from './stored-match.ts';
import type { Tables } from './tables.ts';

export interface Brought {
  readonly matches: readonly { readonly matchId: string; readonly status: MatchStatus }[];
  /** Those in which the account has the other seat: nobody sits on both sides of a match. */
  readonly left: number;
  readonly ended: readonly TokensEnded[];
}

/** The guest is no more afterwards; what could not come along stays under `name`. */
export async function bringAlong(
  db: Db,
  guest: string,
  account: string,
  { name, at }: { readonly name: string; readonly at: number },
): Promise<Brought> {
  return await db.transaction().execute(async (tx) => {
    const seats = await tx
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.match_id')
      .select(['matches.id', 'matches.status'])
      .where('seats.session_id', '=', guest)
      .where((q) =>
        q.not(
          q.exists(
            q
              .selectFrom('seats as own')
              .select('own.side')
              .whereRef('own.match_id', '=', 'matches.id')
              .where('own.session_id', '=', account),
          ),
        ),
      )
      .execute();
    for (const { id } of seats) {
      for (const table of ['seats', 'waiting_matches'] as const)
        await tx
          .updateTable(table)
          .set({ session_id: account })
          .where('match_id', '=', id)
          .where('session_id', '=', guest)
          .execute();
    }
    await bringNotes(tx, guest, account);
    await bringMutes(tx, guest, account);
    await bringChallenges(tx, guest, account);
    // Nobody becomes free of a sanction by signing in, nor of what is said of them.
    await tx.updateTable('sanctions').set({ person_id: account }).where('person_id', '=', guest).execute();
    await tx.updateTable('reports').set({ about_id: account }).where('about_id', '=', guest).execute();
    await tx.updateTable('arbiter_calls').set({ by_id: account }).where('by_id', '=', guest).execute();
    await tx.updateTable('talk').set({ session_id: account }).where('session_id', '=', guest).execute();
    await tx.deleteFrom('quick_seekers').where('session_id', '=', guest).execute();
    const { n } = await tx
      .selectFrom('seats')
      .select((q) => q.fn.countAll<number | string>().as('n'))
      .where('session_id', '=', guest)
      .executeTakeFirstOrThrow();
    const matches = seats.map(({ id, status }) => ({ matchId: id, status }));
    return { matches, left: Number(n), ended: await leave(tx, guest, name, at) };
  });
}

/** Of two notes on one match the guest's stands behind the other. */
async function bringNotes(tx: Transaction<Tables>, guest: string, account: string): Promise<void> {
  const notesOf = async (personId: string) =>
    await tx.selectFrom('notes').select(['match_id', 'notes']).where('session_id', '=', personId).execute();
  const own = new Map((await notesOf(account)).map(({ match_id, notes }) => [match_id, notes]));
  for (const { match_id, notes: brought } of await notesOf(guest)) {
    const before = own.get(match_id);
    const notes = (before === undefined ? brought : `${before}\n\n${brought}`).slice(0, MOST_NOTES);
    await tx
      .insertInto('notes')
      .values({ match_id, session_id: account, notes })
      .onConflict((conflict) => conflict.columns(['match_id', 'session_id']).doUpdateSet({ notes }))
      .execute();
  }
  await tx.deleteFrom('notes').where('session_id', '=', guest).execute();
}

/** What the guest was asked and has asked goes on; a block of the guest or by the guest becomes one of the account. */
async function bringChallenges(tx: Transaction<Tables>, guest: string, account: string): Promise<void> {
  for (const column of ['by_id', 'to_id'] as const)
    await tx
      .updateTable('challenges')
      .set({ [column]: account })
      .where(column, '=', guest)
      .execute();
  const rows = await tx
    .selectFrom('challenge_blocks')
    .selectAll()
    .where((q) => q.or([q('person_id', '=', guest), q('blocked_id', '=', guest)]))
    .execute();
  const now = (id: string) => (id === guest ? account : id);
  for (const { person_id, blocked_id, at } of rows) {
    const row = { person_id: now(person_id), blocked_id: now(blocked_id), at };
    if (row.person_id === row.blocked_id) continue;
    await tx
      .insertInto('challenge_blocks')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Whom the guest does not hear, and who does not hear the guest. */
async function bringMutes(tx: Transaction<Tables>, guest: string, account: string): Promise<void> {
  const rows = await tx
    .selectFrom('mutes')
    .select(['session_id', 'muted_id'])
    .where((q) => q.or([q('session_id', '=', guest), q('muted_id', '=', guest)]))
    .execute();
  const now = (id: string) => (id === guest ? account : id);
  for (const { session_id, muted_id } of rows) {
    const row = { session_id: now(session_id), muted_id: now(muted_id) };
    if (row.session_id === row.muted_id) continue;
    await tx
      .insertInto('mutes')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
