/** A database that keeps everybody waiting: whoever asks is answered within seconds, with a code. */
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { errorBodySchema, readySchema } from '@warbeacon/protocol';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { KINDS_OF_DATABASE, tempDir, type TestDatabase } from '../testing/databases.ts';
import { http, leaveAllPages, type Page, Person } from '../testing/people.ts';
import { tcpLine } from '../testing/tcp-line.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { openDatabase } from './database.ts';
import { isUnavailable } from './unavailable.ts';

const IMPATIENT = { DATABASE_TIMEOUT_SECONDS: 1 };

/** What it answers and after how many milliseconds. */
async function timed<T>(work: Promise<T>): Promise<{ readonly answer: T; readonly after: number }> {
  const began = performance.now();
  const answer = await work;
  return { answer, after: performance.now() - began };
}

const codeOf = (body: unknown) => errorBodySchema.safeParse(body).data?.error.code;

describe.each(KINDS_OF_DATABASE.filter(({ name }) => name === 'PostgreSQL'))('a $name that hangs', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let locker: pg.Client;

  beforeEach(async () => {
    place = await make();
    locker = new pg.Client({ connectionString: place.databaseUrl });
    await locker.connect();
  });
  afterEach(async () => {
    await locker.end();
    await leaveAllPages();
    await server.stop();
    await place.remove();
  });

  test('because a table is locked: commands and requests get their codes, and go on when it is free', async () => {
    server = await testServer([raceGame], place, { ...IMPATIENT, DATABASE_CONNECTIONS: 3 });
    const [ann, bob] = [await Person.arrive(server.port, 'Ann'), await Person.arrive(server.port, 'Bob')];
    const pages: Page[] = [];
    let matchId = '';
    for (let i = 0; i < 8; i++) {
      ({ matchId } = await ann.createMatch());
      await bob.join(matchId);
      pages.push(await ann.open(matchId));
    }

    await locker.query('begin; lock table log, matches in access exclusive mode');
    const commands = pages.map(async (page) => await timed(page.command({ type: 'roll' }, 0)));
    // More than there are connections, so that some wait for one.
    const requests = Array.from({ length: 9 }, async () => await timed(ann.ask('GET', `/api/matches/${matchId}`)));
    for (const { answer, after } of await Promise.all(requests)) {
      expect({ status: answer.status, code: codeOf(answer.body) }).toEqual({
        status: 503,
        code: 'database-unavailable',
      });
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(after).toBeLessThan(5000);
    }
    for (const { answer, after } of await Promise.all(commands)) {
      expect(answer).toMatchObject({ ok: false, refusal: { code: 'not-saved' } });
      expect(after).toBeLessThan(5000);
    }
    const { body } = await http(server.port, 'GET', '/readyz');
    expect(readySchema.parse(body)).toMatchObject({ status: 'not-ready', saves: { status: 'failed' } });

    await locker.query('rollback');
    expect((await ann.ask('GET', `/api/matches/${matchId}`)).status).toBe(200);
    for (const page of pages) expect(await page.command({ type: 'roll' }, 0)).toMatchObject({ ok: true, ply: 1 });
    const { body: after } = await http(server.port, 'GET', '/readyz');
    expect(readySchema.parse(after)).toMatchObject({ status: 'ready', saves: { status: 'ok' } });
  });

  test('because the line to it is dead: the same, and the process goes on when it is mended', async () => {
    const url = new URL(place.databaseUrl ?? '');
    const line = await tcpLine(Number(url.port || 5432));
    url.port = String(line.port);
    server = await testServer([raceGame], { ...place, databaseUrl: url.href }, IMPATIENT);
    const ann = await Person.arrive(server.port, 'Ann');
    line.swallow();
    const ready = await timed(http(server.port, 'GET', '/readyz'));
    expect(ready.answer.status).toBe(503);
    expect(ready.after).toBeLessThan(2000);
    const { answer, after } = await timed(ann.ask('GET', '/api/sessions/mine'));
    expect({ status: answer.status, code: codeOf(answer.body) }).toEqual({ status: 503, code: 'database-unavailable' });
    expect(after).toBeLessThan(5000);
    expect((await http(server.port, 'GET', '/healthz')).status).toBe(200);
    await line.mend();
    expect((await ann.ask('GET', '/api/sessions/mine')).status).toBe(200);
    await line.close();
  });

  test('a start waits for the database to be brought up to date by another process', async () => {
    // What brings it up to date holds this lock.
    await (await testServer([raceGame], place, IMPATIENT)).stop();
    await locker.query('begin; lock table kysely_migration_lock in access exclusive mode');
    const starting = testServer([raceGame], place, IMPATIENT);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await locker.query('rollback');
    server = await starting;
    expect((await http(server.port, 'GET', '/readyz')).status).toBe(200);
  });
});

describe('what SQLite says', () => {
  const dir = tempDir();
  const path = join(dir, 'x.sqlite');
  const said = (work: () => unknown): unknown => {
    try {
      return work();
    } catch (error) {
      return error;
    }
  };

  test('of a file that another program holds is no mistake of ours', () => {
    const other = new DatabaseSync(path);
    other.exec('create table t (x primary key); insert into t values (1); begin exclusive');
    const ours = new DatabaseSync(path, { timeout: 0 });
    const error = said(() => ours.exec('insert into t values (2)'));
    other.exec('rollback');
    expect(isUnavailable(error)).toBe(true);
    // And this one would be.
    expect(isUnavailable(said(() => ours.exec('insert into t values (1)')))).toBe(false);
    expect(isUnavailable(said(() => ours.exec('insert into nowhere values (1)')))).toBe(false);
    ours.exec('pragma max_page_count = 1');
    const full = said(() => ours.exec(`create table big as select '${'x'.repeat(20_000)}' as y`));
    expect(String(full)).toContain('full');
    expect(isUnavailable(full)).toBe(true);
    for (const file of [other, ours]) file.close();
  });
});

describe.each(KINDS_OF_DATABASE.filter(({ name }) => name === 'PostgreSQL'))(
  'a $name whose line breaks',
  ({ make }) => {
    test('in the midst of a transaction, while nobody asks it anything: that one fails, and the process goes on', async () => {
      const place = await make();
      const database = await openDatabase(place);
      try {
        const broken = database.db.transaction().execute(async (tx) => {
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
          await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
          // An error that nobody listens to would end the process here.
          await new Promise((resolve) => setTimeout(resolve, 100));
          await sql`select 1`.execute(tx);
        });
        await expect(broken).rejects.toSatisfy(isUnavailable);
        expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
      } finally {
        await database.close();
        await place.remove();
      }
    });
  },
);
