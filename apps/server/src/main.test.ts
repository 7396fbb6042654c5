/** The server as a process: how it starts, what keeps it from starting, how it stops, and what a kill leaves behind. */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { replay } from '@warbeacon/kernel';
import { helmsDeep, parseCommand } from '@warbeacon/siege';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from './storage/database.ts';
import { MatchStore } from './storage/matches.ts';
import { KINDS_OF_DATABASE, tempDir, type TestDatabase } from './testing/databases.ts';
import { http, leaveAllPages, Person, untilTrue } from './testing/people.ts';
import { type ServerProcess, startProcess, startReady } from './testing/server-process.ts';
import { somethingToDo } from './testing/something-to-do.ts';

const QUIET = { LOG_LEVEL: 'warn' };
const started = new Set<ServerProcess>();
const ready = async (env: Record<string, string>): Promise<ServerProcess> => {
  const server = await startReady({ env });
  started.add(server);
  return server;
};
/** Runs the program to its end, which must come by itself and soon. */
const refusal = async (env: Record<string, string>, uid?: number) => {
  const server = startProcess({ env, ...(uid === undefined ? {} : { uid }) });
  started.add(server);
  const { code } = await server.ended();
  return { code, says: server.stderr().trim(), logs: server.stdout() };
};

describe('the server as a process', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = tempDir();
  });
  afterEach(async () => {
    await leaveAllPages();
    for (const { child } of started) if (child.exitCode === null) child.kill('SIGKILL');
    await Promise.all([...started].map(async (server) => await server.ended()));
    started.clear();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('says in one line where to open the page', async () => {
    const server = await ready({ ...QUIET, DATA_DIR: dataDir });
    expect(server.stderr()).toBe(`Warbeacon is ready. Open http://127.0.0.1:${server.port}/ in a browser.\n`);
    expect((await http(server.port, 'GET', '/healthz')).status).toBe(200);
  });

  test('names every bad variable at once, and exits with 2', async () => {
    const { code, says, logs } = await refusal({ PORT: 'eighty', LOG_LEVEL: 'loud', DATA_DIR: dataDir });
    expect({ code, logs }).toEqual({ code: 2, logs: '' });
    expect(says.split('\n')).toEqual([
      'PORT must be a whole number of ports from 0 to 65535. It is "eighty" now.',
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace, silent. It is "loud" now.',
    ]);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('does not start on a port that is in use, and lets the data folder go', async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
    const address = blocker.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect(await refusal({ ...QUIET, DATA_DIR: dataDir, PORT: String(port) })).toEqual({
      code: 1,
      says: `Port ${port} is in use. Stop what uses it, or set PORT to another one.`,
      logs: '',
    });
    blocker.close();
    await ready({ ...QUIET, DATA_DIR: dataDir });
  });

  test('does not start on a folder that another server uses, and does not disturb it', async () => {
    const first = await ready({ ...QUIET, DATA_DIR: dataDir });
    const { code, says } = await refusal({ ...QUIET, DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(says).toMatch(/^Another server is using the data folder .*\.$/);
    expect((await http(first.port, 'POST', '/api/sessions', { body: { name: 'Ann' } })).status).toBe(201);
  });

  test('starts again at once after it was killed', async () => {
    const first = await ready({ ...QUIET, DATA_DIR: dataDir });
    first.child.kill('SIGKILL');
    await first.ended();
    await ready({ ...QUIET, DATA_DIR: dataDir });
  });

  test('does not start on a folder that it may not write', async () => {
    // Root may write everywhere, so the program runs as nobody then.
    const uid = process.getuid?.() === 0 ? 65_534 : undefined;
    const locked = join(dataDir, 'locked');
    mkdirSync(locked);
    chmodSync(locked, 0o555);
    chmodSync(dataDir, 0o755);
    const { code, says } = await refusal({ ...QUIET, DATA_DIR: locked }, uid);
    expect(code).toBe(1);
    expect(says).toMatch(/^The data folder .* cannot be written\. Nothing was changed\.$/);
    const inside = await refusal({ ...QUIET, DATA_DIR: join(locked, 'deeper') }, uid);
    expect(inside.says).toMatch(/^The data folder .* cannot be made: it is not allowed\./);
    expect(readdirSync(locked)).toEqual([]);
  });

  test('does not start on a damaged database, and leaves it as it is', async () => {
    const file = join(dataDir, 'warbeacon.sqlite');
    writeFileSync(file, 'SQLite format 3\0'.padEnd(8192, 'x'));
    const before = readFileSync(file);
    const { code, says } = await refusal({ ...QUIET, DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(says).toMatch(/^The database file .* is damaged/);
    expect(says).not.toContain('\n');
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(existsSync(`${file}-wal`)).toBe(false);
  });

  test('does not start when its database server does not answer', async () => {
    const { code, says } = await refusal({
      ...QUIET,
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/x',
    });
    expect(code).toBe(1);
    expect(says).toMatch(/cannot be used: .* Check DATABASE_URL\.$/);
    expect(says).not.toContain('hunter2');
  });

  test('does not start when its Redis does not answer', async () => {
    const { code, says } = await refusal({
      ...QUIET,
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/x',
      REDIS_URL: 'redis://:hunter2@127.0.0.1:1',
    });
    expect(code).toBe(1);
    expect(says).toMatch(/^The Redis at 127\.0\.0\.1:1 does not answer\. Check REDIS_URL\.$/);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('stops in good order on %s, with players connected', async (signal) => {
    const server = await ready({ LOG_LEVEL: 'info', DATA_DIR: dataDir });
    const ann = await Person.arrive(server.port, 'Ann');
    const { matchId } = await ann.createMatch('isengard');
    const page = await ann.open(matchId);
    page.room.reconnection.enabled = false;
    const before = Date.now();
    server.child.kill(signal);
    expect(await server.ended()).toEqual({ code: 0, signal: null });
    expect(Date.now() - before).toBeLessThan(5000);
    await untilTrue(() => page.left.length > 0);
    expect(page.left).toEqual([4001]);
    expect(server.stdout()).toContain('the server is stopping');
    expect(server.stdout()).not.toContain(ann.session.token);
    // Nothing is left behind that a clean stop should have put away.
    expect(readdirSync(dataDir).filter((name) => name.endsWith('-wal'))).toEqual([]);
  });
});

describe.each(KINDS_OF_DATABASE)('a server that is killed between two commands, on $name', ({ make }) => {
  let place: TestDatabase;
  beforeEach(async () => {
    place = await make();
  });
  afterEach(async () => {
    await leaveAllPages();
    for (const { child } of started) if (child.exitCode === null) child.kill('SIGKILL');
    await Promise.all([...started].map(async (server) => await server.ended()));
    started.clear();
    await place.remove();
  });

  test('kept every command that it had acknowledged, and the match goes on', async () => {
    const env = {
      ...QUIET,
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl === undefined ? {} : { DATABASE_URL: place.databaseUrl }),
    };
    let server = await ready(env);
    const people = [await Person.arrive(server.port, 'Saruman'), await Person.arrive(server.port, 'Théoden')];
    const [saruman, theoden] = people;
    if (saruman === undefined || theoden === undefined) return;
    const { matchId } = await saruman.createMatch('isengard');
    await theoden.join(matchId);

    let ply = 0;
    const answers: number[] = [];
    for (let round = 0; round < 3; round++) {
      for (const person of people) person.port = server.port;
      const pages = [await saruman.open(matchId), await theoden.open(matchId)];
      for (const page of pages) page.room.reconnection.enabled = false;
      for (const page of pages) expect(page.state.ply).toBe(ply);
      for (let i = 0; i < 4; i++) {
        const { page, command } = await somethingToDo(pages, ply);
        const reply = await page.command(command, ply, `round-${round}-${i}`);
        expect(reply).toEqual({ ok: true, ply: ply + 1 });
        ply = reply.ply;
        answers.push(ply);
      }
      server.child.kill('SIGKILL');
      await server.ended();
      server = await ready(env);
    }
    for (const person of people) person.port = server.port;
    expect((await saruman.open(matchId)).state.ply).toBe(12);
    server.child.kill('SIGTERM');
    await server.ended();

    const database = await openDatabase(place);
    const entries = await new MatchStore(database).log(matchId);
    await database.close();
    expect(entries).toHaveLength(13);
    expect(replay(helmsDeep, entries, parseCommand)).toMatchObject({ ok: true, value: { ply: 12 } });
  }, 60_000);
});
