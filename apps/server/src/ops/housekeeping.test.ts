/** What nobody uses is cleared away; what has been played, and what somebody waits for, stays. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { ChallengeStore } from '../storage/challenges.ts';
import { TABLES_OF_A_MATCH } from '../storage/remove-match.ts';
import { SessionStore } from '../storage/sessions.ts';
import { WaitingMatches } from '../storage/waiting-matches.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { http, leaveAllPages, Person, untilTrue } from '../testing/people.ts';
import { quietLogger } from '../testing/quiet-logger.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { Housekeeping } from './housekeeping.ts';

const DAY = 24 * 3_600_000;
const INVITATION = { game: 'blind-race', side: 'red', opponent: 'human', visibility: 'private' };

/** What was reported stays without the match; matches of events are never removed. */
const KEPT = ['reports', 'event_legs', 'event_visits'];

describe.each(KINDS_OF_DATABASE)('housekeeping on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer | undefined;
  let database: Database | undefined;
  let now: number;

  beforeEach(async () => {
    place = await make();
    now = 1_800_000_000_000;
  });
  afterEach(async () => {
    await leaveAllPages();
    await server?.stop();
    await database?.close();
    server = undefined;
    database = undefined;
    await place.remove();
  });

  const start = async () => {
    server = await testServer([raceGame], place, {}, { now: () => now, rounds: { makers: 30, housekeeping: 30 } });
    return server;
  };
  const arrive = async ({ port }: TestServer, name: string) => await Person.arrive(port, name);
  /** Asked by nobody in particular. */
  const statusOf = async (matchId: string) => (await http(server?.port ?? 0, 'GET', `/api/matches/${matchId}`)).status;
  const invite = async (who: Person) => {
    const { body } = await who.ask('POST', '/api/matches', INVITATION);
    return (body as { matchId: string }).matchId;
  };

  test('takes a listed match away whose maker was not there for a day, and an invitation after a month', async () => {
    const running = await start();
    const [ann, bob, zoe] = [await arrive(running, 'Ann'), await arrive(running, 'Bob'), await arrive(running, 'Zoe')];
    const { matchId: abandoned } = await ann.createMatch();
    const invitation = await invite(ann);
    const { matchId: awaited } = await bob.createMatch();
    await bob.open(awaited);
    const onlooker = await zoe.open(abandoned, 'watch');
    onlooker.room.reconnection.enabled = false;

    now += DAY - 1000;
    // Bob, who only looks at his board, has been seen by then.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await statusOf(abandoned)).toBe(200);
    now += 2000;
    await expect.poll(async () => await statusOf(abandoned)).toBe(404);
    await untilTrue(() => onlooker.left.length > 0);
    expect(await statusOf(awaited)).toBe(200);
    expect(await statusOf(invitation)).toBe(200);
    now += 30 * DAY;
    await expect.poll(async () => await statusOf(invitation)).toBe(404);
  });

  test('never takes away what has been played, and a game that was begun only after a month in which nobody came', async () => {
    const running = await start();
    const [ann, bob] = [await arrive(running, 'Ann'), await arrive(running, 'Bob')];
    const { matchId: played } = await ann.createMatch();
    await bob.join(played);
    const page = await ann.open(played);
    expect(await page.command({ type: 'roll' }, 0)).toMatchObject({ ok: true });
    const { matchId: begun } = await ann.createMatch();
    await bob.join(begun);
    now += 29 * DAY;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await statusOf(begun)).toBe(200);
    now += 2 * DAY;
    await expect.poll(async () => await statusOf(begun)).toBe(404);
    now += 3 * 365 * DAY;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await statusOf(played)).toBe(200);
  });

  test('takes a lesson away a day after somebody was last at it, played or not', async () => {
    const running = await start();
    const ann = await arrive(running, 'Ann');
    const position = { at: { red: 3, blue: 8 }, hidden: { red: 1, blue: null } };
    const lesson = { ...INVITATION, opponent: 'computer', position, lesson: 'first' };
    const make = async () => ((await ann.ask('POST', '/api/matches', lesson)).body as { matchId: string }).matchId;
    const left = await make();
    const begun = await make();
    now += DAY - 1000;
    const page = await ann.open(begun);
    page.room.reconnection.enabled = false;
    expect(await page.command({ type: 'roll' })).toMatchObject({ ok: true });
    now += 2000;
    await expect.poll(async () => await statusOf(left)).toBe(404);
    expect(await statusOf(begun)).toBe(200);
    now += DAY + 1000;
    await expect.poll(async () => await statusOf(begun)).toBe(404);
    await untilTrue(() => page.left.length > 0);
  });

  test('forgets sessions without a seat after a day, others not', async () => {
    const running = await start();
    const [ann, bob] = [await arrive(running, 'Ann'), await arrive(running, 'Bob')];
    const { matchId } = await ann.createMatch();
    for (let i = 0; i < 30; i++) await arrive(running, 'Nobody');
    await bob.join(matchId);
    expect(running.lines.join()).not.toContain('cleared away');
    now += DAY + 1000;
    await untilTrue(() => running.lines.join().includes('cleared away'));
    expect(running.lines.find((line) => line.includes('cleared away'))).toContain('"sessions":30');
    for (const who of [ann, bob]) expect((await who.ask('GET', '/api/sessions/mine')).status).toBe(200);
  });

  test('is done by one of several processes, and again after a while', async () => {
    database = await openDatabase(place);
    const { db } = database;
    const { logger } = quietLogger();
    const sessions = new SessionStore(db);
    const challenges = new ChallengeStore(db);
    const parts = {
      db,
      waiting: new WaitingMatches(db),
      challenges,
      sessions,
      logger,
      now: () => now,
      sessionDays: 90,
    };
    const processes = Array.from(
      { length: 5 },
      () => new Housekeeping({ ...parts, remove: async (_, removal) => await removal() }, 60_000),
    );
    for (let round = 0; round < 3; round++) {
      const done = await Promise.all(processes.map(async (each) => await each.work()));
      expect(done.filter((cleared) => cleared !== undefined)).toHaveLength(1);
      now += 61_000;
    }
  });

  test('clears up after a match that was never made, and lets its maker make others', async () => {
    database = await openDatabase(place);
    const { db } = database;
    const waiting = new WaitingMatches(db);
    const { logger } = quietLogger();
    const housekeeping = new Housekeeping(
      {
        db,
        waiting,
        challenges: new ChallengeStore(db),
        sessions: new SessionStore(db),
        logger,
        now: () => now,
        sessionDays: 90,
        remove: async (_, removal) => await removal(),
      },
      1000,
    );
    const claim = async (id: string) =>
      await waiting.add(
        { match_id: id.repeat(32), session_id: 'ann', visibility: 'listed', address: 'here', made_at: now },
        { ofSession: 1, ofAddress: 1 },
      );
    expect(await claim('a')).toBe('added');
    // The process was killed before it had made the match.
    expect(await claim('b')).toBe('session-full');
    now += 10 * 60_000;
    await housekeeping.work();
    expect(await claim('c')).toBe('added');
  });

  test('knows every table that has something of a match', async () => {
    database = await openDatabase(place);
    const schema =
      place.databaseUrl === undefined
        ? undefined
        : (await sql<{ name: string }>`select current_schema() as name`.execute(database.db)).rows[0]?.name;
    const tables = (await database.db.introspection.getTables()).filter(
      (table) => schema === undefined || table.schema === schema,
    );
    const withMatch = tables.filter(
      // What somebody has reported is settled even when the match is gone.
      ({ name: table, columns }) => !KEPT.includes(table) && columns.some(({ name }) => name === 'match_id'),
    );
    expect(withMatch.map(({ name }) => name).sort()).toEqual([...TABLES_OF_A_MATCH].sort());
  });
});
