/** Challenges to one person: who may challenge whom, what waits for whose answer, and what became of it. */
import type { DeclineReason } from '@warbeacon/protocol';
import { sql, type Transaction } from 'kysely';
import type { Db } from './database.ts';
import type { ChallengesTable } from './tables-ways-to-play.ts';
import type { Tables } from './tables.ts';

/** Of a match that waits for one person alone. */
export interface StoredChallenge {
  readonly by: string;
  readonly to: string;
  readonly toName: string;
  readonly expiresAt: number;
}

export interface NewChallenge {
  readonly by: string;
  readonly to: string;
  readonly game: string;
  readonly at: number;
  readonly expiresAt: number;
}

export interface AtMost {
  /** Of one challenger, and to one person, at once. */
  readonly sent: number;
  readonly received: number;
  /** Milliseconds after a no before the same one may ask again. */
  readonly rest: number;
}

export type Unwanted = 'not-wanted' | 'challenged-already' | 'too-many-sent' | 'too-many-received' | 'too-soon';

/** Makes the transaction come to nothing. */
export class UnwantedError extends Error {
  override readonly name = 'UnwantedError';
  readonly why: Unwanted;
  constructor(why: Unwanted) {
    super(`a challenge is not made: ${why}`);
    this.why = why;
  }
}

export interface ListedChallenge {
  readonly matchId: string;
  readonly state: ChallengesTable['state'];
  readonly other: { readonly name: string; readonly account: boolean };
  readonly game: string;
  readonly reason: string | null;
  readonly madeAt: number;
  readonly expiresAt: number;
}

/** Most that are listed of either kind. */
const MOST = 50;

/** Of matches that wait. */
export async function readChallenges(
  db: Db,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, StoredChallenge>> {
  if (matchIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('challenges as c')
    .innerJoin('sessions as s', 's.id', 'c.to_id')
    .select(['c.id', 'c.by_id', 'c.to_id', 'c.expires_at', 's.name'])
    .where('c.id', 'in', matchIds)
    .execute();
  return new Map(
    rows.map((row) => [row.id, { by: row.by_id, to: row.to_id, toName: row.name, expiresAt: row.expires_at }]),
  );
}

/** Notes a challenge together with the match that is made for it. Throws an `UnwantedError`. */
export async function addChallenge(
  tx: Transaction<Tables>,
  matchId: string,
  { by, to, game, at, expiresAt }: NewChallenge,
  atMost: AtMost,
): Promise<void> {
  // Locks both, in the same order everywhere: of two that come at the same moment the second counts the first.
  for (const id of [by, to].toSorted())
    await tx
      .updateTable('sessions')
      .set((person) => ({ seen_at: person.ref('seen_at') }))
      .where('id', '=', id)
      .execute();
  if (!(await isWelcome(tx, by, to))) throw new UnwantedError('not-wanted');
  const open = (column: 'by_id' | 'to_id', id: string) =>
    tx
      .selectFrom('challenges as c')
      .innerJoin('matches as m', 'm.id', 'c.id')
      .select(['c.by_id', 'c.to_id'])
      .where(`c.${column}`, '=', id)
      .where('c.state', '=', 'open')
      .where('c.expires_at', '>', at)
      .execute();
  const sent = await open('by_id', by);
  if (sent.some(({ to_id }) => to_id === to)) throw new UnwantedError('challenged-already');
  if (sent.length >= atMost.sent) throw new UnwantedError('too-many-sent');
  if ((await open('to_id', to)).length >= atMost.received) throw new UnwantedError('too-many-received');
  const lately = await tx
    .selectFrom('challenges')
    .select('id')
    .where('by_id', '=', by)
    .where('to_id', '=', to)
    .where('state', '=', 'declined')
    .where('changed_at', '>', at - atMost.rest)
    .executeTakeFirst();
  if (lately !== undefined) throw new UnwantedError('too-soon');
  await tx
    .insertInto('challenges')
    .values({
      id: matchId,
      by_id: by,
      to_id: to,
      game,
      made_at: at,
      expires_at: expiresAt,
      state: 'open',
      reason: null,
      changed_at: at,
    })
    .execute();
}

/** Whether the other one has not said that they want no challenge of theirs. */
async function isWelcome(tx: Transaction<Tables>, by: string, to: string): Promise<boolean> {
  const block = await tx
    .selectFrom('challenge_blocks')
    .select('at')
    .where('person_id', '=', to)
    .where('blocked_id', '=', by)
    .executeTakeFirst();
  if (block !== undefined) return false;
  const wish = await tx
    .selectFrom('challenge_wishes')
    .select('strangers')
    .where('person_id', '=', to)
    .executeTakeFirst();
  if (wish === undefined || wish.strangers === 1) return true;
  const together = await tx
    .selectFrom('seats as own')
    .innerJoin('seats as other', 'other.match_id', 'own.match_id')
    .innerJoin('matches as m', 'm.id', 'own.match_id')
    .select('own.match_id')
    .where('own.session_id', '=', to)
    .where('other.session_id', '=', by)
    .where('m.status', '!=', 'open')
    .executeTakeFirst();
  return together !== undefined;
}

/**
 * Whether somebody may take the free seat of a match, as far as challenges go, at `at`; whoever may has accepted by it. Within the
 * transaction that takes the seat.
 */
export async function acceptChallenge(
  tx: Transaction<Tables>,
  matchId: string,
  personId: string,
  at: number,
): Promise<boolean> {
  const challenge = await tx
    .selectFrom('challenges')
    .select(['to_id', 'state', 'expires_at'])
    .where('id', '=', matchId)
    .executeTakeFirst();
  if (challenge === undefined) return true;
  if (challenge.to_id !== personId) return false;
  const done = await tx
    .updateTable('challenges')
    .set({ state: 'accepted', changed_at: at })
    .where('id', '=', matchId)
    .where('state', '=', 'open')
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export class ChallengeStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** What waits for the answer of somebody, the newest first. */
  async received(personId: string, now: number): Promise<readonly ListedChallenge[]> {
    return await this.#list('to_id', 'by_id', personId, now, ['open']);
  }

  /** What somebody waits for, and what was declined. */
  async sent(personId: string, now: number): Promise<readonly ListedChallenge[]> {
    return await this.#list('by_id', 'to_id', personId, now, ['open', 'declined']);
  }

  async #list(
    own: 'by_id' | 'to_id',
    other: 'by_id' | 'to_id',
    personId: string,
    now: number,
    states: readonly ('open' | 'declined')[],
  ): Promise<readonly ListedChallenge[]> {
    const rows = await this.#db
      .selectFrom('challenges as c')
      .innerJoin('sessions as s', 's.id', `c.${other}`)
      .leftJoin('accounts as a', 'a.person_id', `c.${other}`)
      .leftJoin('matches as m', 'm.id', 'c.id')
      .select(['c.id', 'c.state', 'c.game', 'c.reason', 'c.made_at', 'c.expires_at', 's.name', 'a.person_id'])
      .where(`c.${own}`, '=', personId)
      .where('c.state', 'in', states)
      // Of one that was withdrawn nothing is left but this.
      .where((q) =>
        q.or([q('c.state', '=', 'declined'), q.and([q('m.status', '=', 'open'), q('c.expires_at', '>', now)])]),
      )
      .orderBy('c.made_at', 'desc')
      .limit(MOST)
      .execute();
    return rows.map((row) => ({
      matchId: row.id,
      state: row.state,
      other: { name: row.name, account: row.person_id !== null },
      game: row.game,
      reason: row.reason,
      madeAt: row.made_at,
      expiresAt: row.expires_at,
    }));
  }

  /** False when it does not wait for the answer of that person (any more). */
  async decline(matchId: string, personId: string, reason: DeclineReason, at: number): Promise<boolean> {
    const done = await this.#db
      .updateTable('challenges')
      .set({ state: 'declined', reason, changed_at: at })
      .where('id', '=', matchId)
      .where('to_id', '=', personId)
      .where('state', '=', 'open')
      .where('expires_at', '>', at)
      .executeTakeFirst();
    return done.numUpdatedRows > 0n;
  }

  /** It has been withdrawn, or its time is over. */
  async end(matchId: string, at: number): Promise<void> {
    await this.#db
      .updateTable('challenges')
      .set({ state: 'ended', changed_at: at })
      .where('id', '=', matchId)
      .where('state', '=', 'open')
      .execute();
  }

  /** The challenger has read that it was declined. */
  async putAway(matchId: string, personId: string, at: number): Promise<boolean> {
    const done = await this.#db
      .updateTable('challenges')
      .set({ state: 'put-away', changed_at: at })
      .where('id', '=', matchId)
      .where('by_id', '=', personId)
      .where('state', '=', 'declined')
      .executeTakeFirst();
    return done.numUpdatedRows > 0n;
  }

  /** Who has sent that one to somebody, whatever became of it. */
  async sender(matchId: string, personId: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('challenges')
      .select('by_id')
      .where('id', '=', matchId)
      .where('to_id', '=', personId)
      .executeTakeFirst();
    return row?.by_id;
  }

  /** The same for as long as nothing has changed of what concerns somebody; empty where there is nothing. */
  async stampOf(personId: string, now: number): Promise<string> {
    const parts = [...(await this.received(personId, now)), ...(await this.sent(personId, now))];
    return parts.map(({ matchId, state }) => `${matchId.slice(0, 8)}${state.slice(0, 1)}`).join(' ');
  }

  /** Some of those that wait in vain. */
  async expired(now: number, limit: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('challenges')
      .select('id')
      .where('state', '=', 'open')
      .where('expires_at', '<=', now)
      .limit(limit)
      .execute();
    return rows.map((row) => row.id);
  }

  /** Forgets those of which nothing has been heard since `before`, and whose match is not there to be joined. */
  async clearUp(before: number): Promise<void> {
    await this.#db.deleteFrom('challenges').where('changed_at', '<', before).where('state', '!=', 'open').execute();
  }

  async strangers(personId: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('challenge_wishes')
      .select('strangers')
      .where('person_id', '=', personId)
      .executeTakeFirst();
    return row === undefined || row.strangers === 1;
  }

  async wishStrangers(personId: string, strangers: boolean): Promise<void> {
    const wish = { strangers: strangers ? 1 : 0 };
    await this.#db
      .insertInto('challenge_wishes')
      .values({ person_id: personId, ...wish })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet(wish))
      .execute();
  }

  async blocked(personId: string): Promise<readonly { readonly name: string; readonly at: number }[]> {
    return await this.#db
      .selectFrom('challenge_blocks as b')
      .innerJoin('sessions as s', 's.id', 'b.blocked_id')
      .select(['s.name', 'b.at'])
      .where('b.person_id', '=', personId)
      .orderBy('b.at', 'desc')
      .limit(MOST_BLOCKED)
      .execute();
  }

  /** Whether it could be noted: there is an end to how many one may block. */
  async block(personId: string, blocked: string, at: number): Promise<boolean> {
    const { n } = await this.#db
      .selectFrom('challenge_blocks')
      .select((q) => [q.fn.countAll<number | string>().as('n'), sql<number>`1`.as('one')])
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow();
    if (Number(n) >= MOST_BLOCKED) return false;
    await this.#db
      .insertInto('challenge_blocks')
      .values({ person_id: personId, blocked_id: blocked, at })
      .onConflict((conflict) => conflict.columns(['person_id', 'blocked_id']).doNothing())
      .execute();
    return true;
  }

  async unblock(personId: string, at: number): Promise<void> {
    await this.#db.deleteFrom('challenge_blocks').where('person_id', '=', personId).where('at', '=', at).execute();
  }
}

const MOST_BLOCKED = 500;
