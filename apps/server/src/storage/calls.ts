/** Calls for an arbiter: what was asked, by whom, and how far its answering has come. */
import type { CallReason } from '@warbeacon/protocol';
import type { Db } from './database.ts';
import { parseLogRow } from './log.schema.ts';
import type { ArbiterCallsTable, AuditTable } from './tables-order.ts';

export interface NewCall {
  readonly id: string;
  readonly at: number;
  readonly matchId: string;
  readonly by: string;
  readonly side: string;
  readonly reason: CallReason;
  readonly words: string;
}

export type CallRow = ArbiterCallsTable & { readonly by_name: string | null };
/** One that an arbiter has begun to answer. */
export type AnsweringRow = ArbiterCallsTable & { readonly answer: string; readonly answered_by: string };

export class CallStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** False when that player has called in that match already, and nobody has settled it yet. */
  async add({ id, at, matchId, by, side, reason, words }: NewCall): Promise<boolean> {
    return await this.#db.transaction().execute(async (tx) => {
      // Locks the match's row: of two calls at once one sees the other.
      await tx
        .updateTable('matches')
        .set((match) => ({ rated: match.ref('rated') }))
        .where('id', '=', matchId)
        .execute();
      const known = await tx
        .selectFrom('arbiter_calls')
        .select('id')
        .where('match_id', '=', matchId)
        .where('side', '=', side)
        .where('state', '!=', 'settled')
        .executeTakeFirst();
      if (known !== undefined) return false;
      const call = { id, at, match_id: matchId, by_id: by, side, reason, words, state: 'open' as const };
      const unanswered = { answers: 0, answered_by: null, answered_at: null, answer: null };
      await tx
        .insertInto('arbiter_calls')
        .values({ ...call, ...unanswered })
        .execute();
      return true;
    });
  }

  /** The oldest first; with `judge`, those alone that are in matches of events of which that one is an organiser. */
  async open(limit: number, judge?: string): Promise<readonly CallRow[]> {
    let query = this.#db
      .selectFrom('arbiter_calls as c')
      .leftJoin('sessions as s', 's.id', 'c.by_id')
      .selectAll('c')
      .select('s.name as by_name')
      .where('c.state', '!=', 'settled');
    if (judge !== undefined)
      query = query.where('c.match_id', 'in', (q) =>
        q
          .selectFrom('event_legs as l')
          .innerJoin('event_people as p', 'p.event_id', 'l.event_id')
          .select('l.match_id')
          .where('p.person_id', '=', judge)
          .where('p.role', '!=', 'entrant'),
      );
    return await query.orderBy('c.at').orderBy('c.id').limit(limit).execute();
  }

  /** Whether the match is one of an event of which that one is an organiser; with `null`, whether there is any such event. */
  async isOrganiser(personId: string, matchId: string | null): Promise<boolean> {
    let query = this.#db
      .selectFrom('event_people as p')
      .select('p.event_id')
      .where('p.person_id', '=', personId)
      .where('p.role', '!=', 'entrant');
    if (matchId !== null)
      query = query.where('p.event_id', 'in', (q) =>
        q.selectFrom('event_legs').select('event_id').where('match_id', '=', matchId),
      );
    return (await query.limit(1).executeTakeFirst()) !== undefined;
  }

  /** The event has decided what was asked. */
  async settleIn(matchId: string, by: string, at: number): Promise<void> {
    await this.#db
      .updateTable('arbiter_calls')
      .set({ state: 'settled', answered_by: by, answered_at: at })
      .where('match_id', '=', matchId)
      .where('state', '=', 'open')
      .execute();
  }

  async callOf(id: string): Promise<ArbiterCallsTable | undefined> {
    return await this.#db.selectFrom('arbiter_calls').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** The last one of somebody in a match. */
  async lastOf(matchId: string, personId: string): Promise<ArbiterCallsTable | undefined> {
    return await this.#db
      .selectFrom('arbiter_calls')
      .selectAll()
      .where('match_id', '=', matchId)
      .where('by_id', '=', personId)
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst();
  }

  /** Whether there is a call in the match that nobody has settled, or that was settled since `since`. */
  async isAnyIn(matchId: string, since: number): Promise<boolean> {
    const row = await this.#db
      .selectFrom('arbiter_calls')
      .select('id')
      .where('match_id', '=', matchId)
      .where((q) => q.or([q('state', '!=', 'settled'), q('answered_at', '>=', since)]))
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }

  /**
   * Whether somebody plays in the match, plays against one of its players in another one that is on, or has reported one of
   * them, or been reported by one, without that having been settled.
   */
  async hasStake(personId: string, matchId: string): Promise<boolean> {
    const players = await this.#db.selectFrom('seats').select('session_id').where('match_id', '=', matchId).execute();
    const ids = players.flatMap(({ session_id: id }) => id ?? []);
    if (ids.includes(personId)) return true;
    if (ids.length === 0) return false;
    const shared = await this.#db
      .selectFrom('seats as s')
      .innerJoin('matches as m', 'm.id', 's.match_id')
      .innerJoin('seats as o', 'o.match_id', 's.match_id')
      .select('m.id')
      .where('s.session_id', '=', personId)
      .where('o.session_id', 'in', ids)
      .where('m.status', '=', 'live')
      .limit(1)
      .executeTakeFirst();
    if (shared !== undefined) return true;
    const reported = await this.#db
      .selectFrom('reports')
      .select('id')
      .where('state', '=', 'open')
      .where((q) =>
        q.or([
          q.and([q('by_id', '=', personId), q('about_id', 'in', ids)]),
          q.and([q('about_id', '=', personId), q('by_id', 'in', ids)]),
        ]),
      )
      .limit(1)
      .executeTakeFirst();
    return reported !== undefined;
  }

  /**
   * From here on it is that arbiter's to answer. Which answer to it that is, from 1; `undefined` when it is somebody else's,
   * or settled, or when whoever wants to answer has no such role (any more).
   */
  async begin(id: string, by: string, at: number, answer: string): Promise<number | undefined> {
    const begun = await this.#db
      .updateTable('arbiter_calls')
      .set((call) => ({
        state: 'answering',
        answers: call('answers', '+', 1),
        answered_by: by,
        answered_at: at,
        answer,
      }))
      .where('id', '=', id)
      .where('state', '=', 'open')
      .where((q) =>
        q.or([
          q.exists(
            q
              .selectFrom('accounts')
              .select('accounts.person_id')
              .where('accounts.person_id', '=', by)
              .where('accounts.role', 'in', ['arbiter', 'admin']),
          ),
          q.exists(
            q
              .selectFrom('event_legs as l')
              .innerJoin('event_people as p', 'p.event_id', 'l.event_id')
              .select('l.match_id')
              .whereRef('l.match_id', '=', 'arbiter_calls.match_id')
              .where('p.person_id', '=', by)
              .where('p.role', '!=', 'entrant'),
          ),
        ]),
      )
      .returning('answers')
      .executeTakeFirst();
    return begun?.answers;
  }

  /** It was answered, durably: what stands in the log, and in the audit now. */
  async finish(id: string, state: 'open' | 'settled', entry: AuditTable): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      const finished = await tx
        .updateTable('arbiter_calls')
        .set({ state })
        .where('id', '=', id)
        .where('state', '=', 'answering')
        .executeTakeFirst();
      if (finished.numUpdatedRows === 1n) await tx.insertInto('audit').values(entry).execute();
    });
  }

  /** Nothing was decided after all: it waits again. */
  async reopen(id: string): Promise<void> {
    await this.#db
      .updateTable('arbiter_calls')
      .set({ state: 'open' })
      .where('id', '=', id)
      .where('state', '=', 'answering')
      .execute();
  }

  /** Those whose answering was begun before `before` and never came to an end. */
  async stuck(before: number, limit: number): Promise<readonly AnsweringRow[]> {
    const rows = await this.#db
      .selectFrom('arbiter_calls')
      .selectAll()
      .where('state', '=', 'answering')
      .where('answered_at', '<', before)
      .limit(limit)
      .execute();
    return rows.flatMap((row) =>
      row.answer === null || row.answered_by === null
        ? []
        : [{ ...row, answer: row.answer, answered_by: row.answered_by }],
    );
  }

  /** Whether the log of the match has that ruling. */
  async isInLog(matchId: string, ruling: string): Promise<boolean> {
    const rows = await this.#db
      .selectFrom('log')
      .selectAll()
      .where('match_id', '=', matchId)
      .where('body', 'like', '%"kind":"arbiter"%')
      .execute();
    return rows.map((row) => parseLogRow(row).body).some((body) => body.kind === 'arbiter' && body.call === ruling);
  }
}
