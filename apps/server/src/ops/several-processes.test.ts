/** What several processes do together; runs where `TEST_DATABASE_URL` and `TEST_REDIS_URL` are set. */
import { createdSessionSchema, matchListSchema, readySchema } from '@warbeacon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { breakableLine, type BreakableLine } from '../testing/breakable-line.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { http, leaveAllPages, Person, untilTrue } from '../testing/people.ts';
import { type ServerProcess, startReady } from '../testing/server-process.ts';

const REDIS = process.env['TEST_REDIS_URL'] ?? '';
const PORTS = [2661, 2662] as const;
const LISTED = { game: 'helms-deep', side: 'isengard', opponent: 'human', visibility: 'listed' };

describe.each(KINDS_OF_DATABASE.filter(({ name }) => name === 'PostgreSQL' && REDIS !== ''))(
  'two processes on $name',
  ({ make }) => {
    let place: TestDatabase;
    let toRedis: BreakableLine;
    let processes: readonly ServerProcess[] = [];

    const start = async (port: number, redisUrl: string) =>
      await startReady({
        env: {
          LOG_LEVEL: 'warn',
          PORT: String(port),
          DATA_DIR: place.dataDir,
          DATABASE_URL: place.databaseUrl ?? '',
          REDIS_URL: redisUrl,
          PROCESS_ADDRESS: `127.0.0.1:${port}`,
        },
      });
    beforeEach(async () => {
      place = await make();
      toRedis = await breakableLine(REDIS, 6379);
      processes = await Promise.all([start(PORTS[0], REDIS), start(PORTS[1], toRedis.url)]);
    }, 60_000);
    afterEach(async () => {
      await leaveAllPages();
      for (const { child } of processes) child.kill('SIGTERM');
      await Promise.all(processes.map(async (each) => await each.ended()));
      await toRedis.close();
      await place.remove();
    }, 60_000);

    test('close what was opened with an old token, wherever it was', async () => {
      const ann = await Person.arrive(PORTS[0], 'Ann');
      const { matchId } = await ann.createMatch();
      const elsewhere = await ann.open(matchId, 'play', PORTS[1]);
      elsewhere.room.reconnection.enabled = false;
      // The room is where it was asked for first; another match is hosted in the other process.
      const other = new Person(ann.session, PORTS[1]);
      const there = await other.open((await other.createMatch()).matchId);
      there.room.reconnection.enabled = false;
      const answer = await ann.ask('POST', '/api/sessions/mine/rotate');
      const next = new Person(createdSessionSchema.parse(answer.body), PORTS[0]);
      expect((await next.ask('GET', '/api/sessions/mine')).status).toBe(200);
      await untilTrue(() => elsewhere.left.length > 0 && there.left.length > 0);
      expect((await other.ask('GET', '/api/sessions/mine')).status).toBe(401);
    }, 60_000);

    test('count together what waits, and list the same', async () => {
      const ann = await Person.arrive(PORTS[0], 'Ann');
      const there = new Person(ann.session, PORTS[1]);
      const statuses: number[] = [];
      for (const who of [ann, there, ann, there]) statuses.push((await who.ask('POST', '/api/matches', LISTED)).status);
      expect(statuses).toEqual([201, 201, 201, 409]);
      const lists = await Promise.all(
        PORTS.map(async (port) => matchListSchema.parse((await http(port, 'GET', '/api/matches?status=open')).body)),
      );
      expect(lists[0]?.matches).toHaveLength(3);
      expect(lists[1]).toEqual(lists[0]);
    }, 60_000);

    test('are ready, but for the one whose line to Redis is dead', async () => {
      const ready = async (port: number) => readySchema.parse((await http(port, 'GET', '/readyz')).body);
      for (const port of PORTS) expect(await ready(port)).toMatchObject({ status: 'ready', redis: 'ok' });
      toRedis.freeze();
      await new Promise((resolve) => setTimeout(resolve, 1100));
      const began = performance.now();
      expect(await ready(PORTS[1])).toMatchObject({ status: 'not-ready', redis: 'failed', database: 'ok' });
      expect(performance.now() - began).toBeLessThan(1500);
      expect(await ready(PORTS[0])).toMatchObject({ status: 'ready' });
      toRedis.thaw();
      await expect.poll(async () => (await ready(PORTS[1])).redis, { timeout: 10_000 }).toBe('ok');
    }, 60_000);
  },
);
