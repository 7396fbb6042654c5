/** The processes of a measurement: the server, its echo, and those who use them. */
import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from '../src/testing/databases.ts';
import { noLimits } from '../src/testing/no-limits.ts';
import { type ServerProcess, startReady } from '../src/testing/server-process.ts';
import { freePort } from '../src/testing/tcp-line.ts';

/** As `npm start` and the image run it. */
const SERVER_FLAGS = ['--max-semi-space-size=128', '--no-allocation-site-pretenuring', '--v8-pool-size=1'];

export async function startMeasuredServer(
  { dataDir, databaseUrl }: TestDatabase,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  return await startReady({
    args: [...SERVER_FLAGS, '--expose-gc', fileURLToPath(new URL('measured-server.ts', import.meta.url))],
    env: {
      LOG_LEVEL: 'error',
      EXAMPLE_GAMES: 'on',
      DATA_DIR: dataDir,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...noLimits(),
      ...env,
    },
  });
}

/** As `nice` counts it. */
const GIVES_WAY = 15;

/** One of several over the same database and the Redis of the tests. */
export async function startMember(place: TestDatabase, env: Record<string, string> = {}): Promise<ServerProcess> {
  const port = String(await freePort());
  const cluster = { PORT: port, PROCESS_ADDRESS: `127.0.0.1:${port}`, REDIS_URL: process.env['TEST_REDIS_URL'] ?? '' };
  return await startMeasuredServer(place, { ...cluster, ...env });
}

/** What would be on other machines gives way to what is measured. */
export function giveWay({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, GIVES_WAY);
}

export async function startEchoServer(): Promise<ServerProcess> {
  return await startReady({ args: [fileURLToPath(new URL('echo-server.ts', import.meta.url))], env: {} });
}

export function startPlayers(): ChildProcess {
  return fork(new URL('players.ts', import.meta.url));
}

export function startCrowd(): ChildProcess {
  return fork(new URL('crowd.ts', import.meta.url));
}

export function startSpectators(): ChildProcess {
  return fork(new URL('spectators.ts', import.meta.url));
}
