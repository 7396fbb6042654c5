/** An engine in a process of its own, as a program that uses it has it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export const MAIN = join(import.meta.dirname, '..', 'main.ts');

export interface Reply {
  readonly jsonrpc: string;
  readonly id: string | number | null;
  readonly result?: unknown;
  readonly error?: {
    readonly code: number;
    readonly message: string;
    readonly data?: Readonly<Record<string, unknown>>;
  };
}

export interface ChildEngine {
  /** Writes bytes as they are and waits for one line of answer. */
  raw(text: string | Buffer): Promise<Reply>;
  /** Writes bytes and waits for nothing. */
  tell(text: string): void;
  call(method: string, params?: object): Promise<Reply>;
  /** The result of a call that must succeed. */
  ask<T>(method: string, params?: object): Promise<T>;
  /** The code and the data of a call that must fail. */
  fail(method: string, params?: object): Promise<Readonly<Record<string, unknown>>>;
  /** Closes stdin and resolves to the exit code. */
  end(): Promise<number | null>;
  /** Everything on stderr so far. */
  readonly complaints: string;
}

export function startEngine(): ChildEngine {
  const child: ChildProcess = spawn(process.execPath, [MAIN, 'engine'], { stdio: ['pipe', 'pipe', 'pipe'] });
  const { stdin, stdout, stderr } = child;
  if (!stdin || !stdout || !stderr) throw new Error('no streams');
  const waiting: ((line: string) => void)[] = [];
  const unread: string[] = [];
  createInterface({ input: stdout }).on('line', (line) => {
    const next = waiting.shift();
    if (next) next(line);
    else unread.push(line);
  });
  let complaints = '';
  stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const nextLine = () => {
    const line = unread.shift();
    return line === undefined ? new Promise<string>((resolve) => waiting.push(resolve)) : Promise.resolve(line);
  };
  let id = 0;
  const engine: ChildEngine = {
    async raw(text) {
      stdin.write(text);
      return JSON.parse(await nextLine()) as Reply;
    },
    tell: (text) => void stdin.write(text),
    call: (method, params) => engine.raw(`${JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params })}\n`),
    async ask<T>(method: string, params?: object) {
      const { result, error } = await engine.call(method, params);
      if (error) throw new Error(`${method}: ${error.code} ${error.message}`);
      return result as T;
    },
    async fail(method, params) {
      const { error } = await engine.call(method, params);
      if (!error) throw new Error(`${method} was not refused`);
      return { error: error.code, ...error.data };
    },
    end() {
      stdin.end();
      return exited;
    },
    get complaints() {
      return complaints;
    },
  };
  return engine;
}
