import { setTimeout as sleep } from 'node:timers/promises';
import { nextEntry } from '@warbeacon/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { newMatch } from '../match/new-match.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { untilTrue } from '../testing/people.ts';
import { quietLogger } from '../testing/quiet-logger.ts';
import { type TcpLine, tcpLine } from '../testing/tcp-line.ts';
import { type Database, openDatabase } from './database.ts';
import { FencedError, Leases } from './leases.ts';
import { MatchStore } from './matches.ts';

const PROGRESS = {
  status: 'live',
  turn: 1,
  phase: 'running',
  toMove: 'red',
  winner: null,
  margin: null,
  clock: null,
  deadline: null,
  claimAt: null,
  voided: false,
  toldAt: null,
} as const;

describe.each(KINDS_OF_DATABASE)('leases on $name', ({ name, make }) => {
  let place: TestDatabase;
  let database: Database;
  let store: MatchStore;
  let matches = 0;
  const open = new Set<Leases>();
  const lines: TcpLine[] = [];

  beforeEach(async () => {
    place = await make();
    database = await openDatabase(place);
    store = new MatchStore(database);
  });
  afterEach(async () => {
    for (const leases of open) await leases.close();
    open.clear();
    for (const line of lines.splice(0)) await line.close();
    await database.close();
    await place.remove();
  });

  const process = async (processId: string, databaseUrl = place.databaseUrl) => {
    const { logger } = quietLogger();
    const leases = await Leases.open({ db: database.db, databaseUrl, processId, logger });
    open.add(leases);
    const lost: string[] = [];
    leases.onLost((matchId) => void lost.push(matchId));
    return { leases, lost };
  };
  const addMatch = async () => {
    const made = newMatch(raceGame, (count) => Uint8Array.from({ length: count }, () => matches), 1000);
    if (!made.ok) throw new Error(made.error.code);
    const matchId = `${'0'.repeat(31)}${(matches++).toString(16)}`;
    const { opening, secret } = made.value;
    await store.add(
      {
        id: matchId,
        game: 'blind-race',
        visibility: 'listed',
        status: 'live',
        turn: 1,
        phase: 'running',
        to_move: 'red',
        winner: null,
        created_at: 1000,
        options: '{}',
        practice: 0,
        lesson: null,
      },
      ['red', 'blue'].map((side, place) => ({
        match_id: matchId,
        side,
        place,
        session_id: null,
        computer: 1,
      })),
      opening,
      secret,
    );
    const entry = nextEntry(opening, 2000, {
      kind: 'takeback',
      side: 'red',
      commandId: 'c',
      stateHash: 'a'.repeat(64),
    });
    return { matchId, write: async (fence: number) => await store.append(matchId, [entry], PROGRESS, fence) };
  };

  test('a match is had by whoever takes it, and let go', async () => {
    const { leases } = await process('one');
    const { matchId } = await addMatch();
    const taken = await leases.take(matchId);
    expect(taken.held).toBe(true);
    expect(await leases.holder(matchId)).toMatchObject({ processId: 'one' });
    await leases.release(matchId, taken.held ? taken.fence : -1);
    expect(await leases.holder(matchId)).toMatchObject({ processId: null });
  });

  test('a match that is not there cannot be taken', async () => {
    const { leases } = await process('one');
    expect(await leases.take('f'.repeat(32))).toEqual({ held: false, holder: undefined });
  });

  test('a process that starts finds nothing held by the one before it, which has gone', async () => {
    const first = await process('one');
    const { matchId } = await addMatch();
    await first.leases.take(matchId);
    await first.leases.close();
    open.delete(first.leases);
    const { leases } = await process('two');
    expect(await leases.take(matchId)).toMatchObject({ held: true });
  });

  describe.runIf(name === 'PostgreSQL')('shared by processes', () => {
    const cuttable = async () => {
      const url = new URL(place.databaseUrl ?? '');
      const line = await tcpLine(Number(url.port || 5432));
      lines.push(line);
      url.port = String(line.port);
      return { line, url: url.href };
    };

    test('the fence grows each time that a match is taken', async () => {
      const { leases } = await process('one');
      const { matchId } = await addMatch();
      expect(await leases.take(matchId)).toEqual({ held: true, fence: 1 });
      expect(await leases.holder(matchId)).toMatchObject({ processId: 'one' });
      await leases.release(matchId, 1);
      expect(await leases.holder(matchId)).toMatchObject({ processId: null });
      expect(await leases.take(matchId)).toEqual({ held: true, fence: 2 });
      // What comes late changes nothing.
      await leases.release(matchId, 1);
      expect(await leases.holder(matchId)).toMatchObject({ processId: 'one' });
    });

    test('one match is held by one of those who try at once', async () => {
      const processes = await Promise.all(['one', 'two', 'three'].map(async (id) => await process(id)));
      const { matchId } = await addMatch();
      const tries = await Promise.all(
        [...processes, ...processes].map(async ({ leases }) => await leases.take(matchId)),
      );
      const { processId } = (await processes[0]?.leases.holder(matchId)) ?? {};
      const held = tries.map((taken) => taken.held);
      expect(held.slice(0, 3).filter(Boolean)).toHaveLength(1);
      expect(held.slice(3)).toEqual(held.slice(0, 3));
      expect(['one', 'two', 'three'][held.indexOf(true)]).toBe(processId);
    });

    /** Takes the match as soon as that can be done, and says after how many milliseconds. */
    const takenAfter = async (leases: Leases, matchId: string): Promise<number> => {
      const before = performance.now();
      while (!(await leases.take(matchId)).held) await sleep(20);
      return performance.now() - before;
    };

    test('a living one is not robbed, and a silent one after three seconds', async () => {
      const { line, url } = await cuttable();
      const [one, two] = [await process('one', url), await process('two')];
      const { matchId, write } = await addMatch();
      await one.leases.take(matchId);
      await sleep(1100);
      expect(await two.leases.take(matchId)).toMatchObject({ held: false, holder: { processId: 'one' } });
      line.swallow();
      const after = await takenAfter(two.leases, matchId);
      expect(after).toBeGreaterThan(1900);
      expect(after).toBeLessThan(3500);
      await expect(write(1)).rejects.toThrow(FencedError);
      // The silent one knows by itself that it can no longer say that it holds anything.
      await untilTrue(() => one.lost.length > 0, 2000);
      await expect(one.leases.take(matchId)).rejects.toThrow(/the database does not answer/);
      await line.mend();
      while (!(await one.leases.isAlive())) await sleep(20);
      expect(await one.leases.take(matchId)).toMatchObject({ held: false, holder: { processId: 'two' } });
    });

    test('one whose connection has ended too counts as dead after half that time', async () => {
      const { line, url } = await cuttable();
      const [one, two] = [await process('one', url), await process('two')];
      const [taken, kept] = [await addMatch(), await addMatch()];
      await one.leases.take(taken.matchId);
      await one.leases.take(kept.matchId);
      line.cut();
      expect(await takenAfter(two.leases, taken.matchId)).toBeLessThan(1900);
      await line.mend();
      // It lived, and looks what was taken when it is back.
      await untilTrue(() => one.lost.length > 0);
      expect(one.lost).toEqual([taken.matchId]);
      await kept.write(1);
    });

    test('one that was held up for too long loses what others took meanwhile, and nothing else', async () => {
      const [one, two] = [await process('one'), await process('two')];
      const [taken, kept] = [await addMatch(), await addMatch()];
      await one.leases.take(taken.matchId);
      await one.leases.take(kept.matchId);
      // As it looks to the others when the process stands still.
      await database.db.updateTable('processes').set({ seen_at: 0 }).where('id', '=', 'one').execute();
      expect(await two.leases.take(taken.matchId)).toMatchObject({ held: true, fence: 2 });
      const stillUntil = performance.now() + 3200;
      while (performance.now() < stillUntil);
      await untilTrue(() => one.lost.length > 0);
      expect(one.lost).toEqual([taken.matchId]);
      await kept.write(1);
      await expect(taken.write(1)).rejects.toThrow(FencedError);
    });
  });
});
