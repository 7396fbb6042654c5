/** A server for one command: on a free port, with data that are gone when it stops. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
const READY_WITHIN = 60_000;

export interface OwnServer {
  readonly address: string;
  stop(): Promise<void>;
}

/** Nobody else reaches it, so that what holds strangers back would hold up the command alone. */
const ENV = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'warn',
  BOT_DELAY_MS: '0',
  EXAMPLE_GAMES: 'on',
  LIMIT_JOINS_PER_MINUTE: '1000000',
  LIMIT_JOINS_PER_MINUTE_PER_ADDRESS: '1000000',
  LIMIT_REQUESTS_PER_MINUTE: '1000000',
};

export async function ownServer(): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'warbeacon-tournament-'));
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      WARBEACON_NAMES: process.env['WARBEACON_NAMES'],
      ...ENV,
      DATA_DIR: folder,
      EVENT_BOARDS: String(2 * availableParallelism()),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  let said = '';
  try {
    const port = await new Promise<string>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`The server did not start in time: ${said}`)), READY_WITHIN);
      const hear = (chunk: Buffer) => {
        said = `${said}${chunk.toString()}`.slice(-10_000);
        const found = /Open http:\/\/[^:]+:(\d+)\//.exec(said)?.[1];
        if (found === undefined) return;
        clearTimeout(late);
        resolve(found);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      void ended.then(() => reject(new Error(`The server did not start: ${said}`)));
    });
    return { address: `http://127.0.0.1:${port}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
