/** What an operator sees of a running server: whether it is ready, and its metrics. */
import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { readySchema } from '@warbeacon/protocol';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { raceGame } from '../match/race.fixture.ts';
import { DATABASE_FILE } from '../storage/data-folder.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { http, leaveAllPages, Person, untilTrue } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { routeOf } from './metrics.ts';

/** Does something to the database behind the server's back. */
async function meddle(place: TestDatabase, query: string): Promise<void> {
  if (place.databaseUrl === undefined) {
    const file = new DatabaseSync(join(place.dataDir, DATABASE_FILE), { timeout: 5000 });
    file.exec(query);
    file.close();
    return;
  }
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  await client.query(query);
  await client.end();
}

describe.each(KINDS_OF_DATABASE)('a running server on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;

  beforeEach(async () => {
    place = await make();
  });
  afterEach(async () => {
    await leaveAllPages();
    await server.stop();
    await place.remove();
  });

  const start = async (changes: Partial<Config> = {}) => {
    server = await testServer([raceGame], place, changes);
  };
  const ready = async () => {
    const { status, body } = await http(server.port, 'GET', '/readyz');
    return { ...readySchema.parse(body), code: status };
  };
  const metrics = async () => await (await fetch(`http://127.0.0.1:${server.metricsPort}/metrics`)).text();

  test('is ready while its database answers', async () => {
    await start();
    expect(await ready()).toMatchObject({
      code: 200,
      status: 'ready',
      stopping: false,
      database: 'ok',
      redis: 'unused',
      saves: { status: 'ok', failedSecondsAgo: null },
    });
  });

  test('is not ready from the moment in which it is asked to stop, and serves until it does', async () => {
    // Longer than a busy machine takes to start the program of a health check.
    await start({ DRAIN_SECONDS: 5 });
    const ann = await Person.arrive(server.port, 'Ann');
    const says = (text: string) => expect.stringContaining(text) as string;
    expect(await healthCheck(server.port)).toEqual({ code: 0, says: says('"status":"ready"') });
    const stopping = server.stop();
    expect(await ready()).toMatchObject({ code: 503, status: 'not-ready', stopping: true });
    expect(await healthCheck(server.port)).toEqual({ code: 1, says: says('"stopping":true') });
    expect((await http(server.port, 'GET', '/healthz')).status).toBe(200);
    expect((await ann.ask('GET', '/api/matches?status=mine')).status).toBe(200);
    await stopping;
    await expect(http(server.port, 'GET', '/healthz')).rejects.toThrow('fetch failed');
    expect(await healthCheck(server.port)).toEqual({ code: 1, says: says('fetch failed') });
  });

  test('is not ready after a match could not be saved, until one is', async () => {
    await start();
    const [ann, bob] = [await Person.arrive(server.port, 'Ann'), await Person.arrive(server.port, 'Bob')];
    const { matchId } = await ann.createMatch();
    await bob.join(matchId);
    const page = await ann.open(matchId);
    await meddle(place, 'alter table log rename to away');
    expect(await page.command({ type: 'roll' }, 0)).toMatchObject({ ok: false, refusal: { code: 'not-saved' } });
    expect(await ready()).toMatchObject({
      code: 503,
      database: 'ok',
      saves: { status: 'failed', failedSecondsAgo: 0 },
    });
    await meddle(place, 'alter table away rename to log');
    expect(await page.command({ type: 'roll' }, 0)).toMatchObject({ ok: true });
    expect(await ready()).toMatchObject({ code: 200, saves: { status: 'ok', failedSecondsAgo: 0 } });
  });

  test('has no metrics unless they are asked for', async () => {
    await start();
    expect(server.metricsPort).toBeUndefined();
    const { body } = await http(server.port, 'GET', '/metrics', { headers: { accept: 'text/plain' } });
    expect(JSON.stringify(body)).toContain('unknown-route');
  });

  test('counts what happens, on a port of its own, and tells nothing of anybody', async () => {
    await start({ METRICS_PORT: 0 });
    const [ann, bob] = [await Person.arrive(server.port, 'Ann'), await Person.arrive(server.port, 'Bob')];
    const { matchId } = await ann.createMatch();
    await bob.join(matchId);
    const page = await ann.open(matchId);
    const watcher = await (await Person.arrive(server.port, 'Zoe')).open(matchId, 'watch');
    expect(await page.command({ type: 'hide', number: 424_242 }, 0)).toMatchObject({ ok: true });
    expect(await page.command({ type: 'hide', number: 1 }, 1)).toMatchObject({ ok: false });
    expect(await page.command({ type: 'roll' }, 0)).toMatchObject({ ok: false });
    await page.refused('command', { commandId: 'x', ply: 'no' });
    await http(server.port, 'GET', `/api/matches/${'0'.repeat(32)}`);
    await http(server.port, 'GET', '/readyz');

    const text = await metrics();
    for (const line of [
      'warbeacon_command_seconds_count{answer="ok"} 1',
      'warbeacon_command_seconds_count{answer="refused"} 2',
      'warbeacon_refusals_total{code="hidden-already"} 1',
      'warbeacon_refusals_total{code="stale-ply"} 1',
      'warbeacon_saves_total{result="ok"} 1',
      'warbeacon_live_matches 1',
      'warbeacon_sockets{kind="play"} 1',
      'warbeacon_sockets{kind="watch"} 1',
      'warbeacon_writer_queue_additions 0',
      'warbeacon_http_request_seconds_count{route="/api/matches/:id/join",method="POST",status="200"} 1',
      'warbeacon_http_request_seconds_count{route="/api/matches/:id",method="GET",status="404"} 1',
      'warbeacon_http_request_seconds_count{route="/readyz",method="GET",status="200"} 1',
    ])
      expect(text).toContain(`${line}\n`);
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
    ])
      expect(text).toContain(`\n${name} `);
    for (const secret of [matchId, ann.session.token, ann.session.sessionId, 'Ann', '424242', '127.0.0.1'])
      expect(text).not.toContain(secret);

    await watcher.room.leave();
    await untilTrue(() => page.state.watchers === 0);
    expect(await metrics()).toContain('warbeacon_sockets{kind="watch"} 0\n');
    expect((await fetch(`http://127.0.0.1:${server.metricsPort}/`)).status).toBe(404);
  });

  test('keeps the number of its metrics, whatever it is asked', async () => {
    await start({ METRICS_PORT: 0 });
    const lines = async () => (await metrics()).split('\n').filter((line) => line.startsWith('warbeacon_')).length;
    const ask = async (i: number) => {
      await http(server.port, 'GET', `/api/${i}/${'x'.repeat(i)}`);
      await http(server.port, 'GET', `/api/matches/${i}/log?${i}`);
      await http(server.port, 'GET', `/somewhere/${i}`, { headers: { accept: 'text/html' } });
      await http(server.port, 'PATCH', `/matchmake/join${i}/x`);
    };
    await ask(0);
    const before = await lines();
    for (let i = 1; i < 30; i++) await ask(i);
    expect(await lines()).toBe(before);
  });

  test('serves its metrics to the machine itself alone, unless it is told otherwise', async () => {
    await start({ METRICS_PORT: 0 });
    const port = server.metricsPort ?? 0;
    // Another address of this machine, on which everything would be heard that listens on all of them.
    const code = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.2', () => resolve('connected'));
      socket.on('error', (error) => resolve('code' in error ? error.code : error));
    });
    expect(code).toBe('ECONNREFUSED');
  });

  test('does not start when the port of its metrics is taken, and says which variable it is', async () => {
    await start({ METRICS_PORT: 0 });
    const taken = server.metricsPort ?? 0;
    await server.stop();
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(taken, '127.0.0.1', resolve));
    await expect(testServer([raceGame], place, { METRICS_PORT: taken })).rejects.toThrow(
      `Port ${taken} is in use. Stop what uses it, or set METRICS_PORT to another one.`,
    );
    await new Promise((resolve) => blocker.close(resolve));
    // Nothing of it was left open.
    await start();
  });
});

test.each([
  ['/', 'client'],
  ['/assets/x.js', 'client'],
  ['/metrics', 'client'],
  ['/api', '/api/:unknown'],
  ['/api/sessions', '/api/sessions'],
  ['/api/sessions/mine', '/api/sessions/mine'],
  ['/api/sessions/mine/rotate', '/api/sessions/mine/rotate'],
  ['/api/sessions/yours', '/api/:unknown'],
  ['/api/matches', '/api/matches'],
  ['/api/matches/x', '/api/matches/:id'],
  ['/api/matches/x/log', '/api/matches/:id/log'],
  ['/api/matches/x/log/y', '/api/:unknown'],
  ['/matchmake/joinById/play-x', '/matchmake/:method/:room'],
  ['/healthz', '/healthz'],
])('counts %s as %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});

/** As a container runs it. */
async function healthCheck(port: number): Promise<{ readonly code: number | null; readonly says: string }> {
  const program = fileURLToPath(new URL('ask-ready.ts', import.meta.url));
  const child = spawn(process.execPath, [program], {
    env: { PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let says = '';
  child.stdout.on('data', (chunk: Buffer) => (says += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, says };
}
