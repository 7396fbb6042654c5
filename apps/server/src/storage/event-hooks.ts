/** Where news of events are sent, how far that has come, and the tokens with which programs act in events. */
import type { Db } from './database.ts';
import type { EventDeliveriesTable, EventHooksTable, EventTokensTable } from './tables-events.ts';

export type DueHook = EventHooksTable & { readonly last: number };

export class EventHookStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async add(hook: EventHooksTable): Promise<void> {
    await this.#db.insertInto('event_hooks').values(hook).execute();
  }

  async of(eventId: string): Promise<readonly EventHooksTable[]> {
    return await this.#db
      .selectFrom('event_hooks')
      .selectAll()
      .where('event_id', '=', eventId)
      .orderBy('made_at')
      .orderBy('id')
      .execute();
  }

  async one(eventId: string, id: string): Promise<EventHooksTable | undefined> {
    return (await this.of(eventId)).find((hook) => hook.id === id);
  }

  async remove(eventId: string, id: string): Promise<boolean> {
    return await this.#db.transaction().execute(async (tx) => {
      const gone = await tx
        .deleteFrom('event_hooks')
        .where('event_id', '=', eventId)
        .where('id', '=', id)
        .executeTakeFirst();
      if (gone.numDeletedRows === 0n) return false;
      await tx.deleteFrom('event_deliveries').where('hook_id', '=', id).execute();
      return true;
    });
  }

  /** Those for which there is news, and that may be tried now. */
  async due(now: number, limit: number): Promise<readonly DueHook[]> {
    return await this.#db
      .selectFrom('event_hooks as h')
      .innerJoin('events as e', 'e.id', 'h.event_id')
      .selectAll('h')
      .select('e.seq as last')
      .whereRef('e.seq', '>', 'h.sent')
      .where('h.next_at', '<=', now)
      .orderBy('h.next_at')
      .limit(limit)
      .execute();
  }

  /** True for one process: it is that one's to send until then. */
  async claim({ id, next_at: before }: EventHooksTable, until: number): Promise<boolean> {
    const claimed = await this.#db
      .updateTable('event_hooks')
      .set({ next_at: until })
      .where('id', '=', id)
      .where('next_at', before === null ? 'is' : '=', before)
      .executeTakeFirst();
    return claimed.numUpdatedRows > 0n;
  }

  /** What has come of it; with the call, where there was one, of which the last `kept` are. */
  async tried(
    id: string,
    how: Pick<EventHooksTable, 'sent' | 'failures' | 'next_at'> &
      Partial<Pick<EventHooksTable, 'last_at' | 'last_status'>>,
    call?: EventDeliveriesTable,
    kept = 0,
  ): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      const done = await tx.updateTable('event_hooks').set(how).where('id', '=', id).executeTakeFirst();
      // It may have been removed meanwhile.
      if (done.numUpdatedRows === 0n || call === undefined) return;
      await tx.insertInto('event_deliveries').values(call).execute();
      const last = await tx
        .selectFrom('event_deliveries')
        .select('id')
        .where('hook_id', '=', id)
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(kept)
        .execute();
      await tx
        .deleteFrom('event_deliveries')
        .where('hook_id', '=', id)
        .where(
          'id',
          'not in',
          last.map((row) => row.id),
        )
        .execute();
    });
  }

  /** Newest first. */
  async deliveriesTo(id: string): Promise<readonly EventDeliveriesTable[]> {
    return await this.#db
      .selectFrom('event_deliveries')
      .selectAll()
      .where('hook_id', '=', id)
      .orderBy('at', 'desc')
      .orderBy('id')
      .execute();
  }

  async addToken(token: EventTokensTable): Promise<void> {
    await this.#db.insertInto('event_tokens').values(token).execute();
  }

  async tokensOf(eventId: string): Promise<readonly EventTokensTable[]> {
    return await this.#db
      .selectFrom('event_tokens')
      .selectAll()
      .where('event_id', '=', eventId)
      .orderBy('made_at')
      .orderBy('id')
      .execute();
  }

  async tokenBy(hash: string): Promise<EventTokensTable | undefined> {
    return await this.#db.selectFrom('event_tokens').selectAll().where('token_hash', '=', hash).executeTakeFirst();
  }

  /** To within an hour. */
  async sawToken(id: string, at: number): Promise<void> {
    await this.#db
      .updateTable('event_tokens')
      .set({ seen_at: at })
      .where('id', '=', id)
      .where((q) => q.or([q('seen_at', 'is', null), q('seen_at', '<', at - 3_600_000)]))
      .execute();
  }

  /** With a person: only one of theirs. */
  async removeToken(eventId: string, id: string, personId?: string): Promise<boolean> {
    let removal = this.#db.deleteFrom('event_tokens').where('event_id', '=', eventId).where('id', '=', id);
    if (personId !== undefined) removal = removal.where('person_id', '=', personId);
    const gone = await removal.executeTakeFirst();
    return gone.numDeletedRows > 0n;
  }
}
