/**
 * How server processes ask each other, through Redis: one channel for each process, a question and its answer. Nothing
 * is kept there, so a Redis that is lost and found again, or comes back empty, has lost nothing.
 */
import { randomUUID } from 'node:crypto';
import type { Redis, RedisOptions } from 'ioredis';
import { z } from 'zod';
import type { Logger } from '../logger.ts';

/** Milliseconds that anything takes at most, be it Redis or the other process. */
const PATIENCE = 2000;
/** Milliseconds that Redis may take over a message. */
const REDIS_PATIENCE = 1000;
/** Milliseconds between two looks at whether the connections are still there. */
const LOOK_EVERY = 1000;

/**
 * Why a question has no answer: this process has no connection to Redis, no process of that name listens, it says
 * nothing, or it could not do what it was asked.
 */
export type NoAnswer = 'cut-off' | 'nobody' | 'silent' | 'failed';

export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  readonly why: NoAnswer;

  constructor(processId: string, why: NoAnswer) {
    super(`process ${processId} gave no answer: ${why}`);
    this.why = why;
  }
}

export interface ProcessLink {
  /** What the process answers, as JSON. Throws a `NoAnswerError`, after two seconds at the latest. */
  ask(processId: string, question: object): Promise<unknown>;
  /** Tells all other processes. Throws when that cannot be done now. */
  tellAll(news: object): Promise<void>;
  /** Tells one; what is told one after the other is heard in that order. Throws when it cannot be done now, or nobody hears. */
  tell(processId: string, news: object): Promise<void>;
  /** Has `hear` called with what others tell, and with who tells it. Each who hears gets all of it. */
  hearBy(hear: (news: unknown, from: string) => void): void;
  /** Has `answer` answer what other processes, `from` being their ids, ask. */
  answerBy(answer: (question: unknown, from: string) => Promise<unknown>): void;
  close(): void;
}

/** Of a server that is alone, where another can only be one that has died or is about to stop. */
export const NO_LINK: ProcessLink = {
  ask: (processId) => Promise.reject(new NoAnswerError(processId, 'nobody')),
  tellAll: () => Promise.resolve(),
  tell: (processId) => Promise.reject(new NoAnswerError(processId, 'nobody')),
  hearBy: () => {},
  answerBy: () => {},
  close: () => {},
};

const messageSchema = z.union([
  z.strictObject({ id: z.string(), from: z.string(), question: z.json() }),
  z.strictObject({ id: z.string(), answer: z.json() }),
  z.strictObject({ id: z.string(), failed: z.literal(true) }),
  z.strictObject({ from: z.string(), news: z.json() }),
]);

const channelOf = (processId: string) => `warbeacon:process:${processId}`;
const EVERYBODY = 'warbeacon:everybody';

export async function openLink(url: string, processId: string, logger: Logger): Promise<ProcessLink> {
  const { Redis: Client } = await import('ioredis');
  const options: RedisOptions = {
    connectTimeout: PATIENCE,
    commandTimeout: REDIS_PATIENCE,
    // A connection on which an answer is due, and nothing comes, is given up and made anew.
    socketTimeout: PATIENCE,
    retryStrategy: (times) => Math.min(times * 100, 1000),
    // What cannot be said now is not said later.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    // That would be done once, before it is known whether Redis is ready; here it is done until it succeeds.
    autoResubscribe: false,
    disableClientInfo: true,
  };
  const link = new RedisLink(new Client(url, options), new Client(url, options), processId, logger);
  await link.untilReady();
  return link;
}

class RedisLink implements ProcessLink {
  readonly #speaking: Redis;
  readonly #hearing: Redis;
  readonly #processId: string;
  readonly #logger: Logger;
  readonly #waiting = new Map<string, (message: z.output<typeof messageSchema>) => void>();
  readonly #look: NodeJS.Timeout;
  #answer: (question: unknown, from: string) => Promise<unknown> = () =>
    Promise.reject(new Error('nobody answers here'));
  readonly #hearers: ((news: unknown, from: string) => void)[] = [];
  #subscribed = false;
  #onSubscribed: () => void = () => {};

  constructor(speaking: Redis, hearing: Redis, processId: string, logger: Logger) {
    this.#speaking = speaking;
    this.#hearing = hearing;
    this.#processId = processId;
    this.#logger = logger;
    for (const client of [speaking, hearing]) {
      client.on('error', (error: unknown) => logger.debug({ err: error }, 'no connection to Redis'));
      client.on('close', () => this.#lost());
    }
    hearing.on('ready', () => this.#subscribe());
    hearing.on('message', (_channel, text) => this.#heard(text));
    this.#look = setInterval(() => {
      if (hearing.status === 'ready' && !this.#subscribed) this.#subscribe();
      // Whether there is an answer is looked at by the time limit of the connection.
      for (const client of [speaking, hearing]) if (client.status === 'ready') client.ping().catch(() => {});
    }, LOOK_EVERY).unref();
  }

  /** Returns all the same when that takes too long: Redis may come at any time. */
  async untilReady(): Promise<void> {
    if (this.#subscribed) return;
    await new Promise<void>((resolve) => {
      this.#onSubscribed = resolve;
      setTimeout(resolve, PATIENCE).unref();
    });
  }

  async ask(processId: string, question: object): Promise<unknown> {
    // Whoever cannot hear need not ask.
    if (!this.#subscribed || this.#speaking.status !== 'ready') throw new NoAnswerError(processId, 'cut-off');
    const id = randomUUID();
    let timer: NodeJS.Timeout | undefined;
    try {
      const answered = new Promise<z.output<typeof messageSchema>>((resolve, reject) => {
        this.#waiting.set(id, resolve);
        timer = setTimeout(() => reject(new NoAnswerError(processId, 'silent')), PATIENCE);
      });
      const [message] = await Promise.all([answered, this.#say(processId, { id, from: this.#processId, question })]);
      if ('answer' in message) return message.answer;
      throw new NoAnswerError(processId, 'failed');
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
    }
  }

  answerBy(answer: (question: unknown, from: string) => Promise<unknown>): void {
    this.#answer = answer;
  }

  async tellAll(news: object): Promise<void> {
    await this.#speaking.publish(EVERYBODY, JSON.stringify({ from: this.#processId, news }));
  }

  async tell(processId: string, news: object): Promise<void> {
    await this.#say(processId, { from: this.#processId, news });
  }

  hearBy(hear: (news: unknown, from: string) => void): void {
    this.#hearers.push(hear);
  }

  close(): void {
    clearInterval(this.#look);
    for (const client of [this.#speaking, this.#hearing]) {
      client.removeAllListeners('close');
      client.disconnect();
    }
  }

  async #say(processId: string, message: object): Promise<void> {
    let heardBy: number;
    try {
      heardBy = await this.#speaking.publish(channelOf(processId), JSON.stringify(message));
    } catch {
      throw new NoAnswerError(processId, 'cut-off');
    }
    if (heardBy === 0) throw new NoAnswerError(processId, 'nobody');
  }

  #subscribe(): void {
    this.#hearing.subscribe(channelOf(this.#processId), EVERYBODY).then(
      () => {
        this.#subscribed = true;
        this.#logger.info('connected to Redis');
        this.#onSubscribed();
      },
      (error: unknown) => this.#logger.debug({ err: error }, 'Redis does not let this process listen'),
    );
  }

  #lost(): void {
    if (!this.#subscribed) return;
    this.#subscribed = false;
    this.#logger.warn('the connection to Redis is lost; it is made anew as soon as it can be');
  }

  #heard(text: string): void {
    const message = parseMessage(text);
    if (message === undefined) this.#logger.warn('what came through Redis cannot be read');
    else if ('question' in message) void this.#answerTo(message);
    else if (!('news' in message)) this.#waiting.get(message.id)?.(message);
    else if (message.from !== this.#processId) for (const hear of this.#hearers) hear(message.news, message.from);
  }

  async #answerTo({ id, from, question }: { id: string; from: string; question: unknown }): Promise<void> {
    let reply: object;
    try {
      reply = { id, answer: await this.#answer(question, from) };
    } catch (error) {
      this.#logger.warn({ err: error, from }, 'what another process asked could not be done');
      reply = { id, failed: true };
    }
    // Whoever asked gives up by itself.
    await this.#say(from, reply).catch(() => {});
  }
}

function parseMessage(text: string): z.output<typeof messageSchema> | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  return messageSchema.safeParse(json).data;
}
