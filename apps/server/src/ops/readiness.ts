/** Whether the server can do its work: database, Redis, the last save, and whether it is about to stop. */
import type { Ready } from '@warbeacon/protocol';
import { sql } from 'kysely';
import type { Db } from '../storage/database.ts';
import type { Saves } from './saves.ts';

/** Milliseconds that each of those asked has to answer. */
const PATIENCE = 1000;
/** Milliseconds for which an answer holds, so that asking often costs nothing. */
const FRESH = 1000;

export interface ReadinessParts {
  readonly db: Db;
  /** Rejects when Redis does not answer; left out where there is none. */
  readonly pingRedis?: (() => Promise<unknown>) | undefined;
  readonly saves: Saves;
}

export class Readiness {
  readonly #parts: ReadinessParts;
  #stopping = false;
  #asked: { readonly at: number; readonly answer: Promise<Pick<Ready, 'database' | 'redis'>> } | undefined;

  constructor(parts: ReadinessParts) {
    this.#parts = parts;
  }

  /** From now on the answer is no. */
  stop(): void {
    this.#stopping = true;
  }

  async check(): Promise<Ready> {
    const { database, redis } = await this.#others();
    const saves = this.#parts.saves.state();
    const ready = !this.#stopping && database === 'ok' && redis !== 'failed' && saves.status === 'ok';
    return { status: ready ? 'ready' : 'not-ready', stopping: this.#stopping, database, redis, saves };
  }

  async #others(): Promise<Pick<Ready, 'database' | 'redis'>> {
    const now = performance.now();
    if (this.#asked === undefined || now - this.#asked.at > FRESH) {
      this.#asked = { at: now, answer: this.#ask() };
    }
    return await this.#asked.answer;
  }

  async #ask(): Promise<Pick<Ready, 'database' | 'redis'>> {
    const { db, pingRedis } = this.#parts;
    const [database, redis] = await Promise.all([
      answers(async () => await sql`select 1`.execute(db)),
      pingRedis === undefined ? ('unused' as const) : answers(pingRedis),
    ]);
    return { database, redis };
  }
}

async function answers(ask: () => Promise<unknown>): Promise<'ok' | 'failed'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'failed'>((resolve) => {
    timer = setTimeout(() => resolve('failed'), PATIENCE);
  });
  const answer = ask().then(
    () => 'ok' as const,
    () => 'failed' as const,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
