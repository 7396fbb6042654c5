/**
 * Which process hosts a match. The lease stands in the match's row: a process, and a fence that grows whenever somebody
 * takes the match. Everything that is written to a match names the fence that it was taken with, so a process that has
 * lost a match, and need not have noticed, can write nothing more to it.
 *
 * A process lets a match go when nobody uses it any more, or by dying (see `heartbeat.ts`). The embedded database belongs
 * to one process at a time, which holds whatever it wants; nothing is written there.
 */
import { sql } from 'kysely';
import type { Logger } from '../logger.ts';
import type { Db } from './database.ts';
import { DEAD_AFTER, Heartbeat, LEFT_TO_LIVE } from './heartbeat.ts';
import { DatabaseSilentError } from './unavailable.ts';

/** Another process has taken the match since; nothing was written. */
export class FencedError extends Error {
  override readonly name = 'FencedError';
  constructor(matchId: string) {
    super(`match ${matchId} has been taken by another process`);
  }
}

/** Who holds a match. */
export interface Holder {
  /** `null` when nobody does. */
  readonly processId: string | null;
  /** When it counts as dead if it says nothing more, by the clock of `performance.now`. */
  readonly diesAt: number;
}

export type Taken =
  | { readonly held: true; readonly fence: number }
  /** `undefined` when there is no such match. */
  | { readonly held: false; readonly holder: Holder | undefined };

export interface LeasesParts {
  readonly db: Db;
  /** Of a PostgreSQL, which other processes may share. */
  readonly databaseUrl: string | undefined;
  readonly processId: string;
  readonly logger: Logger;
}

const leftToLive = sql<number | null>`${sql.raw(LEFT_TO_LIVE)}`;
/** Milliseconds after which letting a match go is given up: it stays with this process until that ends. */
const RELEASE_PATIENCE = 2000;

export class Leases {
  readonly #parts: LeasesParts;
  readonly #held = new Map<string, number>();
  #heartbeat: Heartbeat | undefined;
  #lost: (matchId: string) => void = () => {};

  private constructor(parts: LeasesParts) {
    this.#parts = parts;
  }

  static async open(parts: LeasesParts): Promise<Leases> {
    const leases = new Leases(parts);
    const { databaseUrl, processId, logger } = parts;
    if (databaseUrl !== undefined) {
      leases.#heartbeat = await Heartbeat.start({
        databaseUrl,
        processId,
        logger,
        revived: async () => await leases.#forgetWhatOthersTook(),
        lapsed: () => leases.#loseAll(),
      });
    }
    return leases;
  }

  /** Has `call` called when a match is no longer this process's, or can no longer be said to be. */
  onLost(call: (matchId: string) => void): void {
    this.#lost = call;
  }

  /** Takes the match, unless another living process holds it. */
  async take(matchId: string): Promise<Taken> {
    const { db } = this.#parts;
    if (!(await this.isAlive()))
      throw new DatabaseSilentError('the database does not answer, so no match can be taken');
    const taken =
      this.#heartbeat === undefined
        ? await db.selectFrom('matches').select('fence').where('id', '=', matchId).executeTakeFirst()
        : await this.#takeFromOthers(matchId);
    if (taken === undefined) return { held: false, holder: await this.holder(matchId) };
    this.#held.set(matchId, taken.fence);
    return { held: true, fence: taken.fence };
  }

  /** Lets the match go, if it is still held with that fence. */
  async release(matchId: string, fence: number): Promise<void> {
    if (!this.forget(matchId, fence) || this.#heartbeat === undefined) return;
    const { db, processId, logger } = this.#parts;
    const released = db
      .updateTable('matches')
      .set({ host: null })
      .where('id', '=', matchId)
      .where('host', '=', processId)
      .where('fence', '=', fence)
      .execute()
      .catch((error: unknown) => logger.warn({ err: error, matchId }, 'a match could not be let go'));
    await Promise.race([released, new Promise((resolve) => setTimeout(resolve, RELEASE_PATIENCE).unref())]);
  }

  /** Takes note that the match is another's. Returns whether it was held with that fence. */
  forget(matchId: string, fence: number): boolean {
    return this.#held.get(matchId) === fence && this.#held.delete(matchId);
  }

  /** Who holds the match now; `undefined` when there is no such match. */
  async holder(matchId: string): Promise<Holder | undefined> {
    const { db, processId } = this.#parts;
    const row = await db
      .selectFrom('matches')
      .leftJoin('processes', 'processes.id', 'matches.host')
      .select('matches.host')
      .$if(this.#heartbeat !== undefined, (query) => query.select(leftToLive.as('left')))
      .where('matches.id', '=', matchId)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const now = performance.now();
    if (row.host === processId || this.#held.has(matchId)) return { processId, diesAt: now + DEAD_AFTER };
    const left = row.left ?? 0;
    return { processId: left > 0 ? row.host : null, diesAt: now + left };
  }

  /** Whether what this process holds can still be said to be its own. */
  async isAlive(): Promise<boolean> {
    return (await this.#heartbeat?.isAlive()) ?? true;
  }

  /** Gives everything back that is still held. */
  async close(): Promise<void> {
    this.#held.clear();
    await this.#heartbeat?.stop();
  }

  async #takeFromOthers(matchId: string): Promise<{ readonly fence: number } | undefined> {
    const { db, processId } = this.#parts;
    return await db
      .updateTable('matches')
      .set((match) => ({ host: processId, fence: match('fence', '+', 1) }))
      .where('id', '=', matchId)
      .where((match) =>
        match.or([
          match('host', 'is', null),
          match('host', '=', processId),
          match.not(
            match.exists(
              match
                .selectFrom('processes')
                .select('processes.id')
                .whereRef('processes.id', '=', 'matches.host')
                .where(leftToLive, '>', 0),
            ),
          ),
        ]),
      )
      .returning('fence')
      .executeTakeFirst();
  }

  async #forgetWhatOthersTook(): Promise<void> {
    const held = [...this.#held];
    if (held.length === 0 || this.#heartbeat === undefined) return;
    const fences = await this.#heartbeat.fencesOf(held.map(([matchId]) => matchId));
    const taken = held.filter(([matchId, fence]) => fences.get(matchId) !== fence);
    this.#lose(taken);
  }

  #loseAll(): void {
    this.#lose([...this.#held]);
  }

  #lose(leases: readonly (readonly [string, number])[]): void {
    let lost = 0;
    for (const [matchId, fence] of leases) {
      if (!this.forget(matchId, fence)) continue;
      lost++;
      this.#lost(matchId);
    }
    if (lost > 0) this.#parts.logger.warn({ matches: lost }, 'matches were lost to other processes');
  }
}
