/** The server as an operator runs it: a process of its own, with its environment, signals and exit code. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { untilTrue } from './people.ts';

/** Milliseconds; a free core starts a server in about one second, and tests run where many others do too. */
const READY_WITHIN = 60_000;
const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Of the variables of the tests: where programs are, and where Node keeps what it has compiled, as it does for `npm start`. */
const KEPT = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  /** What it wrote so far. */
  stdout(): string;
  stderr(): string;
  /** Waits for its end. */
  ended(): Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

export interface ProcessOptions {
  readonly env: Record<string, string>;
  /** Runs it under another account. */
  readonly uid?: number;
  /** In place of the program itself, one that starts it; with options of Node's before it. */
  readonly args?: readonly string[];
}

/** Starts the program; with `port` 0, `port` is known when it is ready. */
export function startProcess({ env, uid, args = [MAIN] }: ProcessOptions): ServerProcess {
  let stdout = '';
  let stderr = '';
  const child = spawn(process.execPath, args, {
    env: { ...KEPT, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...(uid === undefined ? {} : { uid }),
  });
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const end = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  return {
    child,
    get port() {
      return Number(/Open http:\/\/[^:]+:(\d+)\//.exec(stderr)?.[1] ?? 0);
    },
    stdout: () => stdout,
    stderr: () => stderr,
    ended: async () => await end,
  };
}

/** Starts the program and waits until it is ready. */
export async function startReady(options: ProcessOptions): Promise<ServerProcess> {
  const server = startProcess(options);
  await untilReady(server);
  return server;
}

export async function untilReady(server: ServerProcess): Promise<void> {
  await untilTrue(() => server.port > 0 || server.child.exitCode !== null, READY_WITHIN);
  if (server.port === 0) throw new Error(`the server did not start: ${server.stderr()}`);
}
