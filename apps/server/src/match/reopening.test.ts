/** A match that is opened again: from its snapshot, whatever its length; from its log, whatever has become of the snapshot. */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inSlices } from '../in-slices.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { LogWriter, type LogTarget } from '../storage/log-writer.ts';
import { MatchStore } from '../storage/matches.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { quietLogger } from '../testing/quiet-logger.ts';
import { ComputerQueue } from './computer-queue.ts';
import { pageCache } from './history.ts';
import { MatchHost } from './match-host.ts';
import { newMatch } from './new-match.ts';
import { Games } from './game.ts';
import { raceGame, raceView } from './race.fixture.ts';

const DONE: unknown = { type: 'done' };
const HIDE: unknown = { type: 'hide', number: 424_242 };
/** Longer than it takes for two snapshots. */
const LONG = 210;
/** Long enough for one. */
const SHORT = 104;

describe.each(KINDS_OF_DATABASE)('a match that is opened again on $name', ({ make }) => {
  let place: TestDatabase;
  let database: Database;
  let store: MatchStore;
  let log: string[];
  let matchId = '';

  beforeEach(async () => {
    place = await make();
    database = await openDatabase(place);
    store = new MatchStore(database);
    const made = newMatch(raceGame, (count) => new Uint8Array(count).fill(7), 1000);
    if (!made.ok) throw new Error(made.error.code);
    const { opening, secret, turn, phase, toMove } = made.value;
    matchId = made.value.matchId;
    await store.add(
      {
        id: matchId,
        game: raceGame.rules.id,
        visibility: 'private',
        status: 'live',
        turn,
        phase,
        to_move: toMove,
        winner: null,
        created_at: 1000,
        options: '{}',
        practice: 0,
        lesson: null,
      },
      raceGame.rules.sides.map((side, i) => ({ match_id: matchId, side, place: i, session_id: null, computer: 0 })),
      opening,
      secret,
    );
  });
  afterEach(async () => {
    await database.close();
    await place.remove();
  });

  const open = async (from = store, commandsEach = 10_000) => {
    const { logger, lines } = quietLogger();
    log = lines;
    const options = {
      games: new Games([raceGame]),
      store: from,
      pages: pageCache(),
      logger,
      now: () => 5,
      botDelay: 5,
      computers: new ComputerQueue(),
      commandsEach,
    };
    return await MatchHost.load(options, matchId);
  };
  type Host = Awaited<ReturnType<typeof open>>;
  const sideAt = (ply: number) => (ply % 2 === 0 ? 'red' : 'blue');
  const playTo = async (match: Host, ply: number) => {
    while (match.ply < ply) {
      const before = match.ply;
      const answer = await match.submit(sideAt(before), `done-${before}`, before, DONE);
      if (!answer.ok) throw new Error(answer.refusal?.code);
    }
  };
  const wholeHistory = async (match: Host) => {
    const plies: number[] = [];
    for (;;) {
      const read = await match.history('spectator', plies.at(-1) ?? 0, 200);
      if (!read.ok) throw new Error(read.error.code);
      const { entries, more } = read.value;
      plies.push(...entries.map(({ ply }) => ply));
      if (!more) return plies;
    }
  };
  const upTo = (ply: number) => Array.from({ length: ply }, (_, i) => i + 1);

  test('does not read again what came before its snapshot, and is the same match', async () => {
    const match = await open();
    await playTo(match, LONG);
    expect(await wholeHistory(match)).toEqual(upTo(LONG));
    await match.release();
    // Whoever read this entry would say that the log is broken.
    await sql`update log set at = at + 1 where seq = 5`.execute(database.db);
    const again = await open();
    expect(again.ply).toBe(LONG);
    expect(again.sight.view('spectator')).toEqual(match.sight.view('spectator'));
    expect(await wholeHistory(again)).toEqual(upTo(LONG));
    expect(await again.submit(sideAt(LONG - 1), `done-${LONG - 1}`, LONG - 1, DONE)).toEqual({ ok: true, ply: LONG });
    await playTo(again, LONG + 1);
  });

  test('reads each whole page of its past once, in the turn of whoever asks, and never what it has in memory', async () => {
    const asked: number[] = [];
    class WatchedStore extends MatchStore {
      override async history(...of: Parameters<MatchStore['history']>) {
        asked.push(of[1]);
        return await super.history(...of);
      }
    }
    const match = await open();
    await playTo(match, LONG);
    await match.release();
    const again = await open(new WatchedStore(database));
    asked.length = 0;
    let turns = 0;
    const inTurn = async <T>(work: () => T): Promise<T> => {
      await new Promise((resolve) => setImmediate(resolve));
      turns++;
      return work();
    };
    const upToHere = async () => {
      const [log, past] = [await again.history('red', 0, LONG, inTurn), await again.past('red', LONG, inTurn)];
      if (!log.ok || !past.ok) throw new Error('nothing is known of the past');
      expect(log.value.entries.map(({ ply }) => ply)).toEqual(upTo(LONG));
      expect(past.value.plies.map(({ ply }) => ply)).toEqual(upTo(LONG).toReversed());
    };
    await upToHere();
    expect([asked, turns]).toEqual([[1, 101], 2]);
    for (let i = 0; i < 5; i++) await upToHere();
    expect(await again.history('red', 100, 100, inTurn)).toMatchObject({ value: { more: true } });
    expect([asked, turns]).toEqual([[1, 101], 2]);
  });

  test('is the same after a crash between two snapshots', async () => {
    const match = await open();
    await playTo(match, SHORT + 9);
    await sql`update log set at = at + 1 where seq = 5`.execute(database.db);
    const again = await open();
    expect(again.ply).toBe(SHORT + 9);
    expect(await wholeHistory(again)).toEqual(upTo(SHORT + 9));
    await playTo(again, SHORT + 9 + 1);
  });

  test('lets what could be taken back be taken back', async () => {
    const match = await open();
    await playTo(match, SHORT);
    await match.submit('red', 'hide-0001', SHORT, HIDE);
    await match.release();
    await sql`update log set at = at + 1 where seq = 5`.execute(database.db);
    const again = await open();
    expect(again.canTakeBack('red')).toBe(true);
    expect(await again.takeBack('red', 'back-0001', SHORT + 1)).toEqual({ ok: true, ply: SHORT + 2 });
    expect(raceView(again.sight.view('spectator')).hidden).toEqual({ red: null, blue: null });
    await again.release();
    expect((await open()).ply).toBe(SHORT + 2);
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'is damaged',
      async () => await sql`update snapshots set body = replace(body, 'state', 'stale')`.execute(database.db),
    ],
    ['is gone', async () => await sql`delete from snapshots`.execute(database.db)],
    ['has lost its history', async () => await sql`delete from history`.execute(database.db)],
    [
      'was made under other rules',
      async () => {
        const body = ((await store.snapshot(matchId))?.body ?? '').replace(/"rules":"...../, '"rules":"00000');
        const hash = createHash('sha256').update(body).digest('hex');
        await database.db.updateTable('snapshots').set({ body, hash }).execute();
      },
    ],
    [
      'is of a state that the log has not',
      async () => {
        const body = ((await store.snapshot(matchId))?.body ?? '').replace('"goal":12', '"goal":13');
        const hash = createHash('sha256').update(body).digest('hex');
        await database.db.updateTable('snapshots').set({ body, hash }).execute();
      },
    ],
  ])('is played from its beginning when its snapshot %s, and keeps a new one', async (_, spoil) => {
    const match = await open();
    await playTo(match, SHORT);
    await match.release();
    await spoil();
    const again = await open();
    expect(again.sight.view('spectator')).toEqual(match.sight.view('spectator'));
    expect(await wholeHistory(again)).toEqual(upTo(SHORT));
    await playTo(again, SHORT + 1);
    await again.release();
    await sql`update log set at = at + 1 where seq = 5`.execute(database.db);
    expect(await wholeHistory(await open())).toEqual(upTo(SHORT + 1));
  });

  test('is read from its last state when it is over, by resignation too', async () => {
    const match = await open();
    await playTo(match, SHORT);
    await match.agreements.resign('red', SHORT);
    await sql`update log set at = at + 1 where seq = 5`.execute(database.db);
    const again = await open();
    expect([again.status, again.ply, raceView(again.sight.view('spectator')).winner]).toEqual([
      'over',
      SHORT + 1,
      'blue',
    ]);
    expect(await again.history('spectator', SHORT - 1, 9)).toMatchObject({
      value: { entries: [{ ply: SHORT }, { ply: SHORT + 1 }], more: false },
    });
  });

  test('has no more commands of a side than a match can hold, but for those that bring it on', async () => {
    const match = await open(store, 6);
    for (let i = 0; i < 3; i++) {
      await match.submit('red', `hide-${i}-xx`, match.ply, HIDE);
      await match.takeBack('red', `back-${i}-xx`, match.ply);
    }
    const refused = { ok: false, refusal: { code: 'too-many-commands' } };
    expect(await match.submit('red', 'hide-9-xx', 6, HIDE)).toMatchObject(refused);
    // What was counted is counted after a restart too.
    await match.release();
    const again = await open(store, 6);
    expect(await again.submit('red', 'hide-8-xx', 6, HIDE)).toMatchObject(refused);
    expect(await again.submit('red', 'done-6-xx', 6, DONE)).toMatchObject({ ok: true });
    expect(await again.submit('blue', 'hide-w-xx', 7, HIDE)).toMatchObject({ ok: true });
  });

  describe('when the line to the database breaks', () => {
    /** The real database, behind a line that fails as it is told. */
    const lineTo = (fail: { before: number; after: number; find: number }) => {
      const real = database.logs;
      const broken = () => new Error('Connection terminated unexpectedly');
      const target: LogTarget = {
        ...real,
        isRefusal: () => false,
        write: async (group) => {
          if (fail.before-- > 0) throw broken();
          const outcomes = await real.write(group);
          if (fail.after-- > 0) throw broken();
          return outcomes;
        },
        find: async (group) => {
          if (fail.find-- > 0) throw broken();
          return await real.find(group);
        },
      };
      return new MatchStore({ db: database.db, writer: new LogWriter(target, { groupsAtOnce: 1 }) });
    };

    test('after the commit, the player is told that it was carried out', async () => {
      const match = await open(lineTo({ before: 0, after: 1, find: 0 }));
      expect(await match.submit('red', 'done-0000', 0, DONE)).toEqual({ ok: true, ply: 1 });
      expect(await store.log(matchId)).toHaveLength(2);
    });

    test('before anything was written, it is tried again without a word', async () => {
      const match = await open(lineTo({ before: 1, after: 0, find: 0 }));
      expect(await match.submit('red', 'done-0000', 0, DONE)).toEqual({ ok: true, ply: 1 });
    });

    test('and nobody can say what was written, nothing is shown until somebody can; then all of it', async () => {
      const match = await open(lineTo({ before: 0, after: 1, find: 1 }));
      const shown: number[] = [];
      match.audience.add({
        moved: (happenings) => void shown.push(...happenings.map(({ ply }) => ply)),
        seatsChanged: () => {},
        seatTold: () => {},
      });
      expect(await match.submit('red', 'done-0000', 0, DONE)).toMatchObject({
        ok: false,
        refusal: { code: 'save-unknown' },
      });
      expect([match.ply, shown]).toEqual([0, []]);
      // The same command again has its answer, and is not done twice; everybody sees what it did.
      expect(await match.submit('red', 'done-0000', 0, DONE)).toEqual({ ok: true, ply: 1 });
      expect([match.ply, shown]).toEqual([1, [1]]);
      expect(await store.log(matchId)).toHaveLength(2);
      expect(log.join()).toContain('could not be saved');
    });

    test('it is found out without anybody asking', async () => {
      const match = await open(lineTo({ before: 0, after: 1, find: 1 }));
      await match.submit('red', 'done-0000', 0, DONE);
      await expect.poll(() => match.ply, { timeout: 5000 }).toBe(1);
    });
  });
});

test('long work lets others in', async () => {
  let turns = 0;
  const takeTurns = () => {
    turns++;
    if (turns < 3) setImmediate(takeTurns);
  };
  function* work(): Generator<undefined, string> {
    while (turns < 3) yield;
    return 'done';
  }
  setImmediate(takeTurns);
  expect(await inSlices(work())).toBe('done');
});
