/** The log writer's way to SQLite: a thread of its own, so that waiting for the disk holds nobody up. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Addition, LogTarget, Outcome } from './log-writer.ts';
import type { SqliteAnswer, SqliteQuestion } from './sqlite-log.thread.ts';

/** Returns when the thread has opened the file; throws when it cannot. */
export async function sqliteLog(file: string): Promise<LogTarget> {
  const thread = new Worker(new URL('sqlite-log.thread.ts', import.meta.url), { workerData: file });
  await once(thread, 'message');
  thread.unref();
  const asked = new Map<number, (answer: SqliteAnswer) => void>();
  let last = 0;
  let lost: Error | undefined;
  thread.on('message', (answer: SqliteAnswer) => {
    asked.get(answer.number)?.(answer);
    asked.delete(answer.number);
    if (asked.size === 0) thread.unref();
  });
  // Without its thread nothing can be saved; every question from now on is answered with why.
  thread.on('error', (error) => {
    lost = error instanceof Error ? error : new Error(String(error));
    for (const [number, answer] of asked) answer({ number, error: { message: lost.message } });
    asked.clear();
  });

  const ask = async (what: SqliteQuestion['what'], group: readonly Addition[]): Promise<readonly unknown[]> => {
    if (lost !== undefined) throw lost;
    const number = ++last;
    const answer = await new Promise<SqliteAnswer>((resolve) => {
      asked.set(number, resolve);
      thread.ref();
      // As text: threads copy objects far more slowly than JSON is written and read.
      thread.postMessage(JSON.stringify({ number, what, group } satisfies SqliteQuestion));
    });
    if ('error' in answer) throw Object.assign(new Error(answer.error.message), { code: answer.error.code });
    return answer.found;
  };

  return {
    write: async (group) =>
      (await ask('write', group)).map((done): Outcome => (done === true ? 'written' : 'overtaken')),
    find: async (group) => {
      const found = await ask('find', group);
      return new Set(group.filter((_, i) => found[i] === true));
    },
    // What SQLite does not say has not happened: there is no line that could break, but for the thread itself.
    isRefusal: () => lost === undefined,
    close: async () => {
      // A process that has nothing else left to do must not end before this.
      thread.ref();
      const gone = once(thread, 'exit');
      thread.postMessage(null);
      await gone;
    },
  };
}
