/** Events: their logs, who has to do with them, their matches, and the lists of them. */
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Db } from './database.ts';
import { addMatch, type NewMatchRows } from './matches.ts';
import { isTaken } from './names.ts';
import type { EventLegsTable, EventPeopleTable, EventsTable } from './tables-events.ts';
import type { Tables } from './tables.ts';

/** An entry as it stands in the database; what its act says is for others to read. */
export interface EntryRow {
  readonly seq: number;
  readonly at: number;
  readonly by: string;
  readonly reason: string | null;
  readonly act: unknown;
}

/** All columns that can be made of the log. */
export type EventRowColumns = Omit<EventsTable, 'id' | 'seq' | 'made_at' | 'changed_at'>;
export type EventPerson = Omit<EventPeopleTable, 'event_id'>;
export interface NewLeg {
  readonly pairing: string;
  readonly leg: number;
  readonly match: NewMatchRows;
}

/** What is written at the end of an event's log, and with it. */
export interface Addition {
  readonly eventId: string;
  /** Entries that the log has without these. */
  readonly after: number;
  readonly entries: readonly EntryRow[];
  readonly row: EventRowColumns;
  /** Those that are to it what they were not before, or are no longer. */
  readonly people?: { readonly add: readonly EventPerson[]; readonly remove: readonly EventPerson[] };
  readonly wish?: string | undefined;
  /** Matches that are made by it. */
  readonly legs?: readonly NewLeg[];
  /** The match whose end is told by it; when another entry has told that already, nothing is written. */
  readonly tells?: string | undefined;
  /** Matches whose end is of no account any more. */
  readonly voids?: readonly string[];
}

/** `overtaken`: the log has grown; `done`: the wish was carried out before, or the match was taken. */
export type Written = 'written' | 'overtaken' | 'done';

const placeSchema = z.string().regex(/^\d{1,15}-[0-9a-f]{32}$/);
export const eventPlaceSchema = placeSchema.transform((text) => {
  const [at = '', id = ''] = text.split('-');
  return { at: Number(at), id };
});
export type EventPlace = z.output<typeof eventPlaceSchema>;

export type ListedEvent = EventsTable & { readonly owner: string | null };

export type OverLeg = EventLegsTable & {
  readonly winner: string | null;
  readonly margin: number | null;
  readonly voided: number;
  readonly status: string;
};

class AnotherTurn extends Error {
  readonly written: Written;
  constructor(written: Written) {
    super(written);
    this.written = written;
  }
}

const COMING = ['announced', 'entries', 'check-in'] as const;
const PHASES = { coming: COMING, running: ['running'], over: ['finished', 'cancelled'] } as const;

export class EventStore {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async add(row: EventsTable, entries: readonly EntryRow[], people: readonly EventPerson[]): Promise<void> {
    await this.#db.transaction().execute(async (tx) => {
      await tx.insertInto('events').values(row).execute();
      await addEntries(tx, row.id, entries);
      await addPeople(tx, row.id, people);
    });
  }

  /** Writes all of it or nothing. */
  async append(addition: Addition): Promise<Written> {
    const { eventId, after, entries, row, people, wish, legs = [], tells, voids = [] } = addition;
    try {
      await this.#db.transaction().execute(async (tx) => {
        const grown = await tx
          .updateTable('events')
          .set({ ...row, seq: after + entries.length, changed_at: entries.at(-1)?.at ?? 0 })
          .where('id', '=', eventId)
          .where('seq', '=', after)
          .executeTakeFirst();
        if (grown.numUpdatedRows === 0n) throw new AnotherTurn('overtaken');
        if (tells !== undefined) {
          const mark = await tx
            .updateTable('event_legs')
            .set({ taken: 1 })
            .where('match_id', '=', tells)
            .where('taken', '=', 0)
            .executeTakeFirst();
          if (mark.numUpdatedRows === 0n) throw new AnotherTurn('done');
        }
        for (const matchId of voids)
          await tx.updateTable('event_legs').set({ taken: 1 }).where('match_id', '=', matchId).execute();
        await addEntries(tx, eventId, entries, wish);
        if (people !== undefined) {
          for (const { person_id, role } of people.remove)
            await tx
              .deleteFrom('event_people')
              .where('event_id', '=', eventId)
              .where('person_id', '=', person_id)
              .where('role', '=', role)
              .execute();
          await addPeople(tx, eventId, people.add);
        }
        for (const { match, pairing, leg } of legs) {
          await addMatch(tx, ...match);
          await tx
            .insertInto('event_legs')
            .values({ match_id: match[0].id, event_id: eventId, pairing, leg, taken: 0 })
            .execute();
        }
      });
      return 'written';
    } catch (error) {
      if (error instanceof AnotherTurn) return error.written;
      // Two that come at once: the other one has won, with the same wish or with another entry.
      if (isTaken(error)) return (await this.isDone(eventId, wish)) ? 'done' : 'overtaken';
      throw error;
    }
  }

  /** Says when there is something to be done, and nothing else. */
  async setDue(eventId: string, seq: number, due: number | null): Promise<void> {
    await this.#db
      .updateTable('events')
      .set({ due_at: due })
      .where('id', '=', eventId)
      .where('seq', '=', seq)
      .execute();
  }

  /** Whether the wish was carried out. */
  async isDone(eventId: string, wish: string | undefined): Promise<boolean> {
    if (wish === undefined) return false;
    const row = await this.#db
      .selectFrom('event_entries')
      .select('seq')
      .where('event_id', '=', eventId)
      .where('wish', '=', wish)
      .executeTakeFirst();
    return row !== undefined;
  }

  async get(eventId: string): Promise<EventsTable | undefined> {
    return await this.#db.selectFrom('events').selectAll().where('id', '=', eventId).executeTakeFirst();
  }

  /** Entries in the log of the event; `undefined` where there is none. */
  async seqOf(eventId: string): Promise<number | undefined> {
    const row = await this.#db.selectFrom('events').select('seq').where('id', '=', eventId).executeTakeFirst();
    return row?.seq;
  }

  /** Those after entry `after`, oldest first. */
  async entries(eventId: string, after: number, limit: number): Promise<readonly EntryRow[]> {
    const rows = await this.#db
      .selectFrom('event_entries')
      .select(['seq', 'at', 'by_id', 'reason', 'act'])
      .where('event_id', '=', eventId)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(limit)
      .execute();
    return rows.map(({ by_id: by, act, ...row }) => ({ ...row, by, act: JSON.parse(act) as unknown }));
  }

  /** What the person is to each of the events. */
  async rolesOf(
    personId: string,
    eventIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly Pick<EventPeopleTable, 'role' | 'entrant'>[]>> {
    const roles = new Map<string, Pick<EventPeopleTable, 'role' | 'entrant'>[]>();
    if (eventIds.length === 0) return roles;
    const rows = await this.#db
      .selectFrom('event_people')
      .select(['event_id', 'role', 'entrant'])
      .where('person_id', '=', personId)
      .where('event_id', 'in', eventIds)
      .execute();
    for (const { event_id, ...role } of rows) roles.set(event_id, [...(roles.get(event_id) ?? []), role]);
    return roles;
  }

  /** Those that come soonest first; those that are over, and one's own, the latest first. */
  async list(
    which: { readonly list: keyof typeof PHASES } | { readonly of: string },
    limit: number,
    after: EventPlace | undefined,
  ): Promise<{ readonly rows: readonly ListedEvent[]; readonly next: string | null }> {
    const soonest = 'list' in which && which.list === 'coming';
    let query = this.#db
      .selectFrom('events as e')
      .leftJoin('sessions as s', 's.id', 'e.owner_id')
      .selectAll('e')
      .select('s.name as owner');
    query =
      'list' in which
        ? query.where('e.listed', '=', 1).where('e.phase', 'in', PHASES[which.list])
        : query.where('e.id', 'in', (q) =>
            q.selectFrom('event_people').select('event_id').where('person_id', '=', which.of),
          );
    if (after !== undefined) {
      const { at, id } = after;
      const beyond = soonest ? '>' : '<';
      query = query.where((q) =>
        q.or([q('e.starts_at', beyond, at), q.and([q('e.starts_at', '=', at), q('e.id', '>', id)])]),
      );
    }
    const rows = await query
      .orderBy('e.starts_at', soonest ? 'asc' : 'desc')
      .orderBy('e.id')
      .limit(limit + 1)
      .execute();
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return { rows: page, next: rows.length > limit && last ? `${last.starts_at}-${last.id}` : null };
  }

  /** How many events that are not over somebody owns. */
  async owned(personId: string): Promise<number> {
    const { n } = await this.#db
      .selectFrom('events')
      .select((q) => q.fn.countAll<number | string>().as('n'))
      .where('owner_id', '=', personId)
      .where('phase', 'not in', PHASES.over)
      .executeTakeFirstOrThrow();
    return Number(n);
  }

  /** Events in which something is due, the longest overdue first. */
  async due(now: number, limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('events')
      .select('id')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** The place of a match in an event, if it has one. */
  async legOf(matchId: string): Promise<EventLegsTable | undefined> {
    return await this.#db.selectFrom('event_legs').selectAll().where('match_id', '=', matchId).executeTakeFirst();
  }

  /** Legs whose match is over, which may be told at `now`, and whose event has not been told. */
  async overLegs(now: number, limit: number, matchId?: string): Promise<readonly OverLeg[]> {
    let query = this.#db
      .selectFrom('event_legs as l')
      .innerJoin('matches as m', 'm.id', 'l.match_id')
      .selectAll('l')
      .select(['m.winner', 'm.margin', 'm.voided', 'm.status'])
      .where('l.taken', '=', 0)
      .where('m.status', '=', 'over')
      // What is watched later is told later here, too: everybody sees the event.
      .where((q) => q.or([q('m.told_at', 'is', null), q('m.told_at', '<=', now)]));
    if (matchId !== undefined) query = query.where('l.match_id', '=', matchId);
    return await query.limit(limit).execute();
  }

  /** Legs of which the event knows how they ended, and whose match goes on. */
  async legsToClose(limit: number): Promise<readonly EventLegsTable[]> {
    return await this.#db
      .selectFrom('event_legs as l')
      .innerJoin('matches as m', 'm.id', 'l.match_id')
      .selectAll('l')
      .where('l.taken', '=', 1)
      .where('m.status', '!=', 'over')
      .limit(limit)
      .execute();
  }

  /** Marks a match whose end changes nothing in the event. */
  async takeAway(matchId: string): Promise<void> {
    await this.#db.updateTable('event_legs').set({ taken: 1 }).where('match_id', '=', matchId).execute();
  }

  /** Matches between computer players that are on. */
  async computerLegs(limit: number, not: readonly string[]): Promise<readonly string[]> {
    let query = this.#db
      .selectFrom('event_legs as l')
      .innerJoin('matches as m', 'm.id', 'l.match_id')
      .select('l.match_id')
      .where('l.taken', '=', 0)
      .where('m.status', '=', 'live')
      .where((q) =>
        q.not(
          q.exists(
            q
              .selectFrom('seats')
              .select('seats.side')
              .whereRef('seats.match_id', '=', 'l.match_id')
              .where('seats.computer', '=', 0),
          ),
        ),
      );
    if (not.length > 0) query = query.where('l.match_id', 'not in', not);
    const rows = await query.orderBy('m.created_at').orderBy('m.id').limit(limit).execute();
    return rows.map(({ match_id }) => match_id);
  }

  /** All matches of the event. */
  async legs(eventId: string): Promise<readonly EventLegsTable[]> {
    return await this.#db.selectFrom('event_legs').selectAll().where('event_id', '=', eventId).execute();
  }

  /** Somebody has come to their board. */
  async visit(matchId: string, personId: string, at: number): Promise<void> {
    await this.#db
      .insertInto('event_visits')
      .columns(['match_id', 'person_id', 'at'])
      .expression((q) =>
        q
          .selectFrom('event_legs')
          .select(['match_id', q.val(personId).as('person_id'), q.cast<number>(q.val(at), 'bigint').as('at')])
          .where('match_id', '=', matchId),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Whether the match is over, whoever may be told. */
  async isOver(matchId: string): Promise<boolean> {
    const row = await this.#db.selectFrom('matches').select('status').where('id', '=', matchId).executeTakeFirst();
    return row?.status === 'over';
  }

  async visitors(matchId: string): Promise<ReadonlySet<string>> {
    const rows = await this.#db
      .selectFrom('event_visits')
      .select('person_id')
      .where('match_id', '=', matchId)
      .execute();
    return new Set(rows.map(({ person_id }) => person_id));
  }

  /** Names of people, by their ids. */
  async namesOf(
    personIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly name: string; readonly account: boolean }>> {
    const names = new Map<string, { name: string; account: boolean }>();
    for (let from = 0; from < personIds.length; from += NAMES_AT_ONCE) {
      const rows = await this.#db
        .selectFrom('sessions as s')
        .leftJoin('accounts as a', 'a.person_id', 's.id')
        .select(['s.id', 's.name', 'a.person_id'])
        .where('s.id', 'in', personIds.slice(from, from + NAMES_AT_ONCE))
        .execute();
      for (const { id, name, person_id } of rows) names.set(id, { name, account: person_id !== null });
    }
    return names;
  }

  /** Notes that somebody was told; false when they had been. */
  async tell(eventId: string, personId: string, what: string, at: number): Promise<boolean> {
    const told = await this.#db
      .insertInto('event_tellings')
      .values({ event_id: eventId, person_id: personId, what, at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return (told.numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  async untell(eventId: string, personId: string, what: string): Promise<void> {
    await this.#db
      .deleteFrom('event_tellings')
      .where('event_id', '=', eventId)
      .where('person_id', '=', personId)
      .where('what', '=', what)
      .execute();
  }
}

/** Ids in one question, and rows in one answer: a database takes only so many. */
const NAMES_AT_ONCE = 500;
const ROWS_AT_ONCE = 500;

async function addEntries(
  tx: Transaction<Tables>,
  eventId: string,
  entries: readonly EntryRow[],
  wish?: string,
): Promise<void> {
  const rows = entries.map(({ seq, at, by, reason, act }, i) => ({
    event_id: eventId,
    seq,
    at,
    by_id: by,
    reason,
    act: JSON.stringify(act),
    wish: i === 0 ? (wish ?? null) : null,
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx
      .insertInto('event_entries')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
}

async function addPeople(tx: Transaction<Tables>, eventId: string, people: readonly EventPerson[]): Promise<void> {
  for (let from = 0; from < people.length; from += ROWS_AT_ONCE)
    await tx
      .insertInto('event_people')
      .values(people.slice(from, from + ROWS_AT_ONCE).map((person) => ({ event_id: eventId, ...person })))
      .onConflict((conflict) =>
        conflict
          .columns(['event_id', 'person_id', 'role'])
          .doUpdateSet((row) => ({ entrant: row.ref('excluded.entrant') })),
      )
      .execute();
}
