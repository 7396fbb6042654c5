/** A process that is stuck, from outside. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tempDir } from '../testing/databases.ts';
import { http, Person } from '../testing/people.ts';
import { type ServerProcess, startReady } from '../testing/server-process.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
/** Has the process do, at a word, what it must never do. */
const STUMBLING_BLOCK = `data:text/javascript,${encodeURIComponent(
  'process.on("message", function stuck() { for (;;); })',
)}`;

let dataDir: string;
let server: ServerProcess | undefined;
beforeEach(() => {
  dataDir = tempDir();
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (seconds: number): Promise<ServerProcess> => {
  server = await startReady({
    env: { DATA_DIR: dataDir, LOG_LEVEL: 'warn', WATCHDOG_SECONDS: String(seconds) },
    args: ['--import', STUMBLING_BLOCK, MAIN],
  });
  return server;
};

test('a process that is stuck ends itself, says where it was stuck, and can be started again', async () => {
  const stuck = await start(1);
  const ann = await Person.arrive(stuck.port, 'Ann');
  stuck.child.send('now');
  expect(await stuck.ended()).toEqual({ code: null, signal: 'SIGKILL' });
  const line: unknown = JSON.parse(stuck.stdout().trim());
  expect(line).toMatchObject({
    level: 60,
    msg: 'nothing has been done for 1 seconds; the process ends, to be started anew',
    where: expect.arrayContaining([expect.stringMatching(/^stuck /)]) as string[],
  });
  ann.port = (await start(1)).port;
  expect((await ann.ask('GET', '/api/sessions/mine')).status).toBe(200);
});

test('without the watchdog it would go on being stuck', async () => {
  const { child } = await start(0);
  child.send('now');
  const quiet = new Promise((resolve) => setTimeout(resolve, 2500, 'still running'));
  expect(await Promise.race([quiet, once(child, 'exit')])).toBe('still running');
});

test('a process that was stopped for a while, as when a machine sleeps, goes on', async () => {
  const asleep = await start(1);
  asleep.child.kill('SIGSTOP');
  await new Promise((resolve) => setTimeout(resolve, 2500));
  asleep.child.kill('SIGCONT');
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect((await http(asleep.port, 'GET', '/healthz')).status).toBe(200);
  asleep.child.kill('SIGTERM');
  expect(await asleep.ended()).toEqual({ code: 0, signal: null });
});
