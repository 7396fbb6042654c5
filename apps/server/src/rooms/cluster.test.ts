/** Several server processes over one PostgreSQL and one Redis; runs where `TEST_DATABASE_URL` and `TEST_REDIS_URL` are set. */
import { createServer } from 'node:net';
import { LocalDriver } from '@colyseus/core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { leaveAllPages, Person, untilTrue } from '../testing/people.ts';
import { type ServerProcess, startReady } from '../testing/server-process.ts';
import { checkRedis, clusterParts } from './cluster.ts';

const REDIS = process.env['TEST_REDIS_URL'] ?? '';
const PORTS = [2651, 2652] as const;

test('a server that is alone needs no Redis', async () => {
  await checkRedis(undefined);
  const parts = await clusterParts({ ...defaults(), REDIS_URL: undefined });
  expect(parts.driver).toBeInstanceOf(LocalDriver);
});

test('a Redis that does not answer is told by its address and without its password', async () => {
  await expect(checkRedis('redis://:hunter2@127.0.0.1:1/0')).rejects.toThrow(
    /^The Redis at 127\.0\.0\.1:1 does not answer\. Check REDIS_URL\.$/,
  );
});

test('a server that is no Redis is told as one that does not answer', async () => {
  const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : 0;
  await expect(checkRedis(`redis://127.0.0.1:${port}`)).rejects.toThrow(/does not answer\. Check REDIS_URL\.$/);
  other.close();
});

test.runIf(REDIS !== '')('a Redis that wants another password says so, without the password', async () => {
  const { host } = new URL(REDIS);
  const refused: unknown = await checkRedis(`redis://nobody:hunter2@${host}`).catch((error: unknown) => error);
  expect(String(refused)).toMatch(/does not let this server in \(WRONGPASS .*\)\. Check REDIS_URL\.$/);
  expect(String(refused)).not.toContain('hunter2');
});

describe.each(KINDS_OF_DATABASE.filter(({ name }) => name === 'PostgreSQL' && REDIS !== ''))(
  'several processes on $name',
  ({ make }) => {
    let place: TestDatabase;
    let first: ServerProcess;
    let second: ServerProcess;

    const start = async (port: number) => {
      const { databaseUrl, dataDir } = place;
      return await startReady({
        env: {
          LOG_LEVEL: 'warn',
          PORT: String(port),
          DATA_DIR: dataDir,
          DATABASE_URL: databaseUrl ?? '',
          REDIS_URL: REDIS,
          PROCESS_ADDRESS: `127.0.0.1:${port}`,
        },
      });
    };
    beforeEach(async () => {
      place = await make();
      [first, second] = await Promise.all([start(PORTS[0]), start(PORTS[1])]);
    }, 60_000);
    afterEach(async () => {
      await leaveAllPages();
      for (const { child } of [first, second]) if (child.exitCode === null) child.kill('SIGTERM');
      await Promise.all([first.ended(), second.ended()]);
      await place.remove();
    }, 60_000);

    test('players and spectators meet, whichever process they ask, and play on when one is killed', async () => {
      const saruman = await Person.arrive(PORTS[0], 'Saruman');
      const theoden = await Person.arrive(PORTS[1], 'Théoden');
      const { matchId } = await saruman.createMatch('isengard');
      await saruman.open(matchId);
      await theoden.join(matchId);
      const attacker = await saruman.open(matchId);
      const defender = await theoden.open(matchId);
      const watcher = await theoden.open(matchId, 'watch');
      await untilTrue(() => attacker.state.watchers === 1);
      expect(await attacker.command({ type: 'setUp', plan: setUpOf(attacker.last('private')) }, 0)).toEqual({
        ok: true,
        ply: 1,
      });
      await untilTrue(() => defender.state.ply === 1 && watcher.state.ply === 1);

      // The process in which the match was hosted dies; the other one takes the match up from its log.
      for (const page of [attacker, defender, watcher]) page.room.reconnection.enabled = false;
      first.child.kill('SIGKILL');
      await first.ended();
      saruman.port = PORTS[1];
      const again = await saruman.open(matchId);
      expect(again.state.ply).toBe(1);
      expect(await again.command({ type: 'done' }, 1)).toEqual({ ok: true, ply: 2 });
    }, 60_000);
  },
);

function defaults(): Config {
  const config = readConfig({});
  if (!config.ok) throw new Error(config.error.join());
  return config.value;
}

function setUpOf(told: unknown): string {
  const { commands } = told as { commands: { command: { type: string; plan?: string } }[] };
  return commands.find(({ command }) => command.type === 'setUp')?.command.plan ?? '';
}
