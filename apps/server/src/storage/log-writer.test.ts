import { type LogEntry, nextEntry } from '@warbeacon/kernel';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { type Database, openDatabase } from './database.ts';
import { type Addition, LogWriter, type LogTarget, OutcomeUnknownError } from './log-writer.ts';
import { FencedError } from './leases.ts';
import { MatchStore, OvertakenError, type Progress } from './matches.ts';

const LIVE: Progress = {
  status: 'live',
  turn: 1,
  phase: 'running',
  toMove: 'isengard',
  winner: null,
  margin: null,
  clock: null,
  deadline: null,
  claimAt: null,
  voided: false,
  toldAt: null,
};
const OPENING = nextEntry(undefined, 1, { kind: 'anchor', side: 'isengard', anchor: 'a'.repeat(64), links: 1 });
const idOf = (n: number) => n.toString(16).padStart(32, '0');
const after = (last: LogEntry, index = 0) =>
  nextEntry(last, last.at + 1, { kind: 'spent', index, side: 'isengard', moverLink: '', opponentLink: '' });

describe.each(KINDS_OF_DATABASE)('the log writer on $name', ({ make }) => {
  let place: TestDatabase;
  let database: Database;
  let store: MatchStore;

  beforeEach(async () => {
    place = await make();
    database = await openDatabase(place);
    store = new MatchStore(database);
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const addMatch = async (n: number) => {
    const row = { game: 'race', visibility: 'listed', status: 'live', turn: 1, phase: 'running' } as const;
    const more = { to_move: null, winner: null, created_at: 1, options: '{}', practice: 0, lesson: null };
    await store.add(
      { id: idOf(n), ...row, ...more },
      [{ match_id: idOf(n), side: 'isengard', place: 0, session_id: null, computer: 0 }],
      OPENING,
      'secret',
    );
  };

  test('writes what many matches have to write at once, each to its own log', async () => {
    for (let n = 0; n < 30; n++) await addMatch(n);
    await Promise.all(
      Array.from(
        { length: 30 },
        async (_, n) => await store.append(idOf(n), [after(OPENING, n)], { ...LIVE, turn: n }, 0),
      ),
    );
    for (let n = 0; n < 30; n++) {
      expect(await store.log(idOf(n))).toEqual([OPENING, after(OPENING, n)]);
      expect((await store.get(idOf(n)))?.turn).toBe(n);
    }
  });

  test('fails the match alone whose log has grown elsewhere', async () => {
    for (let n = 0; n < 3; n++) await addMatch(n);
    const first = after(OPENING);
    await store.append(idOf(1), [first], LIVE, 0);
    const answers = await Promise.allSettled(
      [0, 1, 2].map(async (n) => await store.append(idOf(n), [after(OPENING, 7), after(after(OPENING, 7))], LIVE, 0)),
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(answers[1]).toMatchObject({ reason: expect.any(OvertakenError) as Error });
    expect(await store.log(idOf(1))).toEqual([OPENING, first]);
    expect(await store.log(idOf(2))).toHaveLength(3);
  });

  test('fails the match alone whose row cannot be written', async () => {
    for (let n = 0; n < 3; n++) await addMatch(n);
    // A row that stands where the log is said not to have come yet, as after a fault of the disk.
    const stray = after(OPENING, 9);
    const row = {
      match_id: idOf(1),
      seq: 1,
      at: 1,
      body: JSON.stringify(stray.body),
      prev: stray.prev,
      hash: stray.hash,
    };
    await database.db.insertInto('log').values(row).execute();
    const answers = await Promise.allSettled(
      [0, 1, 2].map(async (n) => await store.append(idOf(n), [after(OPENING)], LIVE, 0)),
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store.get(idOf(1)))?.turn).toBe(1);
  });

  test('keeps snapshot and pages together with what led to them, and replaces the page that grows', async () => {
    await addMatch(0);
    const first = after(OPENING);
    const kept = (text: string) => ({ seq: 1, snapshot: text, hash: 'h', pages: [{ fromPly: 1, body: text }] });
    await store.append(idOf(0), [first], LIVE, 0, { kept: kept('one') });
    await store.keep(idOf(0), kept('two'), 0);
    expect(await store.snapshot(idOf(0))).toEqual({ seq: 1, body: 'two', hash: 'h' });
    expect(await store.history(idOf(0), 1, 9)).toEqual([{ fromPly: 1, body: 'two' }]);
    // One that is overtaken keeps nothing.
    await expect(store.append(idOf(0), [after(OPENING, 5)], LIVE, 0, { kept: kept('three') })).rejects.toThrow(
      OvertakenError,
    );
    expect((await store.snapshot(idOf(0)))?.body).toBe('two');
  });

  test('writes nothing for one that has lost the match to another process, and writes for that one', async () => {
    for (let n = 0; n < 3; n++) await addMatch(n);
    await database.db.updateTable('matches').set({ fence: 5 }).where('id', '=', idOf(1)).execute();
    const kept = { seq: 1, snapshot: 'late', hash: 'h', pages: [{ fromPly: 1, body: 'late' }] };
    const answers = await Promise.allSettled(
      [0, 1, 2].map(async (n) => await store.append(idOf(n), [after(OPENING)], LIVE, 0, { kept })),
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(answers[1]).toMatchObject({ reason: expect.any(FencedError) as Error });
    await store.keep(idOf(1), kept, 0);
    const orders = { rocks: 'never' } as const;
    await expect(store.giveStandingOrders(idOf(1), 'isengard', orders, 0)).rejects.toThrow(FencedError);
    expect([await store.log(idOf(1)), await store.snapshot(idOf(1))]).toEqual([[OPENING], undefined]);
    expect([await store.history(idOf(1), 1, 9), (await store.standingOrders(idOf(1))).size]).toEqual([[], 0]);
    await store.append(idOf(1), [after(OPENING)], LIVE, 5);
    await store.keep(idOf(1), kept, 5);
    expect((await store.snapshot(idOf(1)))?.body).toBe('late');
  });

  test('says that nothing was written when the database says so, and writes when it can again', async () => {
    await addMatch(0);
    await sql`alter table log rename to log_elsewhere`.execute(database.db);
    await expect(store.append(idOf(0), [after(OPENING)], LIVE, 0)).rejects.not.toThrow(OutcomeUnknownError);
    await sql`alter table log_elsewhere rename to log`.execute(database.db);
    await store.append(idOf(0), [after(OPENING)], LIVE, 0);
    expect(await store.log(idOf(0))).toHaveLength(2);
  });

  test('lets everything that waits be written before it closes', async () => {
    for (let n = 0; n < 10; n++) await addMatch(n);
    const all = Array.from({ length: 10 }, async (_, n) => await store.append(idOf(n), [after(OPENING)], LIVE, 0));
    await database.close();
    await Promise.all(all);
    database = await openDatabase(place);
    store = new MatchStore(database);
    for (let n = 0; n < 10; n++) expect(await store.log(idOf(n))).toHaveLength(2);
  });
});

describe('the log writer', () => {
  const addition = (n: number): Addition => ({
    matchId: idOf(n),
    fence: 0,
    entries: [after(OPENING, n)],
    progress: LIVE,
  });
  /** A database that does what it is told to; `groups` are those that it was asked to write. */
  const target = (behaviour: Partial<LogTarget>) => {
    const groups: number[] = [];
    const write: LogTarget['write'] = async (group) => {
      groups.push(group.length);
      return await (behaviour.write?.(group) ?? Promise.resolve(group.map(() => 'written' as const)));
    };
    const find = async () => await Promise.resolve(new Set<Addition>());
    return { groups, target: { find, isRefusal: () => false, close: async () => {}, ...behaviour, write } };
  };

  test('writes together what comes while others are on their way', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let calls = 0;
    const { groups, target: db } = target({
      write: async (group) => {
        if (calls++ === 0) await held;
        return group.map(() => 'written' as const);
      },
    });
    const writer = new LogWriter(db, { groupsAtOnce: 1 });
    const first = writer.add(addition(0));
    await new Promise((resolve) => setImmediate(resolve));
    const rest = Array.from({ length: 1200 }, async (_, n) => await writer.add(addition(n + 1)));
    expect(writer.queued).toBe(1200);
    release();
    expect(await first).toBe('written');
    expect(new Set(await Promise.all(rest))).toEqual(new Set(['written']));
    expect(groups).toEqual([1, 500, 500, 200]);
    expect(writer.queued).toBe(0);
  });

  test('says how long the first has waited', async () => {
    let now = 0;
    const { target: db } = target({ write: async () => await new Promise(() => {}) });
    const writer = new LogWriter(db, { groupsAtOnce: 1, now: () => now });
    void writer.add(addition(0));
    await new Promise((resolve) => setImmediate(resolve));
    expect(writer.behind).toBe(0);
    void writer.add(addition(1));
    now = 1500;
    expect(writer.behind).toBe(1500);
  });

  test('believes the log, and not the line that broke', async () => {
    const lost = async () => await Promise.reject(new Error('Connection terminated unexpectedly'));
    const { groups, target: db } = target({
      write: lost,
      find: async (group) => await Promise.resolve(new Set(group)),
    });
    const writer = new LogWriter(db, { groupsAtOnce: 1 });
    expect(await Promise.all([writer.add(addition(0)), writer.add(addition(1))])).toEqual(['written', 'written']);
    expect(groups).toEqual([2]);
  });

  test('tries once more what the log has not, without a word', async () => {
    let calls = 0;
    const { groups, target: db } = target({
      write: async (group) =>
        calls++ === 0
          ? await Promise.reject(new Error('read ECONNRESET'))
          : await Promise.resolve(group.map(() => 'written' as const)),
    });
    const writer = new LogWriter(db, { groupsAtOnce: 1 });
    expect(await Promise.all([writer.add(addition(0)), writer.add(addition(1))])).toEqual(['written', 'written']);
    expect(groups).toEqual([2, 1, 1]);
  });

  test('says that it does not know when the database says nothing at all', async () => {
    const silent = async () => await Promise.reject(new Error('connect ECONNREFUSED'));
    const { target: db } = target({ write: silent, find: silent });
    const writer = new LogWriter(db, { groupsAtOnce: 1 });
    await expect(writer.add(addition(0))).rejects.toThrow(OutcomeUnknownError);
  });

  test('passes on a refusal of the database as it is', async () => {
    const refusal = new Error('disk full');
    const { target: db } = target({ write: async () => await Promise.reject(refusal), isRefusal: () => true });
    await expect(new LogWriter(db, { groupsAtOnce: 1 }).add(addition(0))).rejects.toBe(refusal);
  });
});
