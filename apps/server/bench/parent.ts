/** Questions from the process that measures to those it has started, one answer each. */
import type { ChildProcess } from 'node:child_process';
import { z } from 'zod';

const questionSchema = z.object({ id: z.number(), what: z.string(), about: z.unknown().optional() });
const answerSchema = z.object({ id: z.number(), answer: z.unknown().optional(), fault: z.string().optional() });

export type Handlers = Readonly<Record<string, (about: unknown) => unknown>>;

let lastId = 0;

/** Asks a child and parses its answer. Throws what the child threw, and when it ends without an answer. */
export async function ask<T>(child: ChildProcess, what: string, about: unknown, schema: z.ZodType<T>): Promise<T> {
  const id = ++lastId;
  const answer = await new Promise<unknown>((resolve, reject) => {
    const settle = (how: () => void) => {
      child.off('message', hear);
      child.off('exit', ended);
      how();
    };
    const hear = (message: unknown) => {
      const said = answerSchema.parse(message);
      if (said.id !== id) return;
      settle(() => (said.fault === undefined ? resolve(said.answer) : reject(new Error(said.fault))));
    };
    const ended = () => settle(() => reject(new Error(`a process ended before it answered ${what}`)));
    child.on('message', hear);
    child.on('exit', ended);
    child.send({ id, what, about });
  });
  return schema.parse(answer);
}

/** Answers the questions of the parent, each by the handler of its name. */
export function answerParent(handlers: Handlers): void {
  process.on('message', (message) => {
    const { id, what, about } = questionSchema.parse(message);
    const handle = async (): Promise<unknown> => {
      const handler = handlers[what];
      if (handler === undefined) throw new Error(`nobody here answers ${what}`);
      return await handler(about);
    };
    handle().then(
      (answer) => process.send?.({ id, answer }),
      (error: unknown) =>
        process.send?.({ id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    );
  });
  // Whoever measures may be stopped by a signal; nothing that it started is to outlive it.
  process.on('disconnect', () => process.exit(0));
}
