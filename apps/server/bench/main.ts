/**
 * Measures the server under load, in processes of its own: how long a command takes from its sending to its answer
 * (which comes after the durable commit and the broadcast) while many matches are live, beside a bare echo of the
 * framework in the same run; bytes to a player for an ordinary move; memory for each live match. Prints one JSON object.
 *
 * `BENCH_MATCHES` and `BENCH_COMMANDS` change how much is done.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ColyseusSDK } from '@colyseus/sdk';
import { z } from 'zod';
import { leaveAllPages, untilTrue } from '../src/testing/people.ts';
import { recordingProxy } from '../src/testing/recording-proxy.ts';
import { type ServerProcess, startReady } from '../src/testing/server-process.ts';
import { type Match, nextTurn, startMatch } from './load.ts';

const MATCHES = Number(process.env['BENCH_MATCHES'] ?? 200);
const COMMANDS = Number(process.env['BENCH_COMMANDS'] ?? 1000);
/** Milliseconds between the beginnings of two commands anywhere: two hundred matches that are played briskly. */
const PACE = 20;

const round = (value: number) => Math.round(value * 100) / 100;
const dataDir = mkdtempSync(join(tmpdir(), 'warbeacon-bench-'));
/** All the matches are played from one address. */
const unlimited = Object.fromEntries(
  [
    'CONNECTIONS_PER_ADDRESS',
    'HTTP_CONNECTIONS_PER_ADDRESS',
    'HTTP_PER_SECOND',
    'MESSAGES_PER_SECOND_PER_ADDRESS',
    'WORK_PER_ADDRESS',
    'REQUESTS_PER_MINUTE',
    'SESSIONS_PER_MINUTE',
    'SESSIONS_PER_DAY',
    'MATCHES_PER_MINUTE',
    'MATCHES_PER_MINUTE_PER_ADDRESS',
    'JOINS_PER_MINUTE',
    'JOINS_PER_MINUTE_PER_ADDRESS',
  ].map((what) => [`LIMIT_${what}`, '1000000']),
);
const server = await startReady({
  args: ['--expose-gc', fileURLToPath(new URL('measured-server.ts', import.meta.url))],
  env: { LOG_LEVEL: 'error', DATA_DIR: dataDir, ...unlimited },
});
const echo = await startEcho();
const proxy = await recordingProxy(server.port);
const random = numbers(7);

const first = await startMatch(server.port, proxy.port);
const before = await memoryOf(server);
const matches: Match[] = [first];
while (matches.length < MATCHES) matches.push(await startMatch(server.port));
const after = await memoryOf(server);
const perMatch = (from: number, to: number) => round((to - from) / Math.max(1, MATCHES - 1));

const commandMs: number[] = [];
const echoMs: number[] = [];
const bytes: number[] = [];
const live = new Set(matches);
for (let i = 0; i < COMMANDS && live.size > 0; i++) {
  const due = performance.now() + PACE;
  // Every tenth command is the first match's, whose bytes are counted.
  const match = i % 10 === 0 && live.has(first) ? first : ([...live][Math.floor(random() * live.size)] ?? first);
  const turn = await nextTurn(match, random);
  if (turn === undefined) {
    live.delete(match);
    continue;
  }
  const received = proxy.received().length;
  const began = performance.now();
  const reply = await turn.page.command(turn.command, turn.ply);
  commandMs.push(performance.now() - began);
  if (!reply.ok) throw new Error(`a command that was offered is refused: ${reply.refusal.message}`);
  await untilTrue(() => match.pages.every(({ state }) => state.ply === reply.ply));
  if (match === first && turn.ordinary && turn.page === first.pages[0]) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    bytes.push(proxy.received().length - received);
  }
  const echoBegan = performance.now();
  await echo.ask();
  echoMs.push(performance.now() - echoBegan);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
}

const quantile = (values: readonly number[], share: number): number | null => {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return value === undefined ? null : round(value);
};
const result = {
  liveMatches: MATCHES,
  command: {
    count: commandMs.length,
    p50Ms: quantile(commandMs, 0.5),
    p99Ms: quantile(commandMs, 0.99),
    wantedP99Ms: 25,
  },
  echo: { count: echoMs.length, p50Ms: quantile(echoMs, 0.5), p99Ms: quantile(echoMs, 0.99) },
  bytesPerOrdinaryMove: { count: bytes.length, median: quantile(bytes, 0.5), most: quantile(bytes, 1), wanted: 1000 },
  memoryPerLiveMatchKb: {
    held: perMatch(before.heldKb, after.heldKb),
    resident: perMatch(before.residentKb, after.residentKb),
    wanted: 500,
  },
};
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
await leaveAllPages();
echo.child.kill('SIGKILL');
server.child.kill('SIGKILL');
await server.ended();
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);

/** Kilobytes after what is no longer used has been given back. */
async function memoryOf({ child }: ServerProcess): Promise<{ heldKb: number; residentKb: number }> {
  const told = new Promise((resolve) => child.once('message', resolve));
  child.send('memory');
  return z.object({ heldKb: z.number(), residentKb: z.number() }).parse(await told);
}

async function startEcho(): Promise<{ child: ChildProcess; ask(): Promise<unknown> }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('echo-server.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await untilTrue(() => /listening on \d+/.test(said), 20_000);
  const room = await new ColyseusSDK(`http://127.0.0.1:${/listening on (\d+)/.exec(said)?.[1]}`).join('echo');
  room.reconnection.enabled = false;
  return {
    child,
    ask: async () => await room.request<unknown, unknown>('echo', { commandId: 'x'.repeat(36), ply: 1 }),
  };
}

/** A small generator with a seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
