/**
 * Processes that share a PostgreSQL say each second, by its clock, that they live. One that has not said so for three
 * seconds counts as dead: it may be cut off, frozen or overwhelmed, and nobody can know which. So does, after half that
 * time, one whose connection has ended too, as it does at once when a process is killed.
 */
import pg from 'pg';
import type { Logger } from '../logger.ts';

/** Milliseconds between two beats. */
const INTERVAL = 1000;
/** Milliseconds until one that failed is tried again. */
const TRY_AGAIN_AFTER = 250;
/** Milliseconds after its last beat until a process counts as dead, … */
export const DEAD_AFTER = 3000;
/** … and until one does whose connection has ended; a living one has a new one and has said so by then. */
const DEAD_WHEN_CUT_AFTER = 1500;
/** Milliseconds that one beat may take. */
const PATIENCE = 1800;
/**
 * Milliseconds that are always left for another try: a process that was held up may find, before anything else, that it
 * has waited too long for an answer that is there.
 */
const GRACE = 500;
/** What is left of processes long dead is swept out after an hour. */
const KEPT = 3_600_000;

/** The database's clock: milliseconds since 1970. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';
const CONNECTION = "pid || '@' || extract(epoch from backend_start)";
/** Of a row of `processes`: milliseconds until the process counts as dead; 0 or less when it does already. */
export const LEFT_TO_LIVE = `(processes.seen_at - ${NOW} + case
  when processes.connection is null
    or exists (select 1 from pg_stat_activity where ${CONNECTION} = processes.connection)
  then ${DEAD_AFTER} else ${DEAD_WHEN_CUT_AFTER} end)`;

export interface HeartbeatParts {
  readonly databaseUrl: string;
  readonly processId: string;
  readonly logger: Logger;
  /** The process may have counted as dead, and lives: others may have taken what it held. */
  revived(): Promise<void>;
  /** The process counts as dead, and the database does not answer. */
  lapsed(): void;
}

export class Heartbeat {
  readonly #parts: HeartbeatParts;
  /** A connection of its own: those of the commands may all be waiting when there is much to do. */
  readonly #pool: pg.Pool;
  /** When it said last that it lives, by the clock of `performance.now`, which no one sets. */
  #saidAt = Number.NEGATIVE_INFINITY;
  #beating: Promise<void> | undefined;
  #next: NodeJS.Timeout | undefined;
  /** Set from the first beat that failed to the next that did not. */
  #lapse: NodeJS.Timeout | undefined;
  #stopped = false;

  private constructor(parts: HeartbeatParts) {
    this.#parts = parts;
    this.#pool = new pg.Pool({
      connectionString: parts.databaseUrl,
      max: 1,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      idleTimeoutMillis: 0,
    });
    // A connection that breaks while idle says so here; the next beat opens another.
    this.#pool.on('error', () => {});
  }

  /** Throws when the database does not take the first beat. */
  static async start(parts: HeartbeatParts): Promise<Heartbeat> {
    const heartbeat = new Heartbeat(parts);
    try {
      await heartbeat.#pool.query(`delete from processes where seen_at < ${NOW} - ${KEPT}`);
      await heartbeat.#say();
    } catch (error) {
      await heartbeat.#pool.end();
      throw error;
    }
    heartbeat.#waitForNext();
    return heartbeat;
  }

  /** Whether the process surely counts as alive; finds out when that is in doubt. */
  async isAlive(): Promise<boolean> {
    if (!this.#isInDoubt(performance.now())) return true;
    await this.#beat();
    return !this.#isInDoubt(performance.now());
  }

  /** The fences of those of the matches that the process still holds, on the connection that is known to work. */
  async fencesOf(matchIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { rows } = await this.#pool.query<{ id: string; fence: number }>(
      'select id, fence from matches where host = $1 and id = any($2)',
      [this.#parts.processId, [...matchIds]],
    );
    return new Map(rows.map(({ id, fence }) => [id, fence]));
  }

  /** Says that the process is no more, so that nobody waits for it. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#next);
    await this.#beating;
    clearTimeout(this.#lapse);
    try {
      await this.#pool.query('delete from processes where id = $1', [this.#parts.processId]);
    } catch (error) {
      this.#parts.logger.warn({ err: error }, 'the other processes could not be told of the stop');
    }
    await this.#pool.end();
  }

  #waitForNext(): void {
    if (this.#stopped) return;
    const wait = this.#lapse === undefined ? INTERVAL : TRY_AGAIN_AFTER;
    this.#next = setTimeout(() => void this.#beat().then(() => this.#waitForNext()), wait).unref();
  }

  async #beat(): Promise<void> {
    this.#beating ??= this.#tryBeat().finally(() => (this.#beating = undefined));
    await this.#beating;
  }

  async #tryBeat(): Promise<void> {
    const { logger } = this.#parts;
    try {
      await this.#say();
      if (this.#lapse === undefined) return;
      clearTimeout(this.#lapse);
      this.#lapse = undefined;
      logger.info('the heartbeat is back');
    } catch (error) {
      if (this.#lapse !== undefined) return;
      logger.warn({ err: error }, 'the heartbeat could not be written');
      this.#lapse = setTimeout(
        () => this.#parts.lapsed(),
        Math.max(this.#saidAt + DEAD_AFTER - performance.now(), GRACE),
      ).unref();
    }
  }

  async #say(): Promise<void> {
    const at = performance.now();
    const wasInDoubt = this.#isInDoubt(at);
    await this.#pool.query(
      `insert into processes (id, seen_at, connection)
       select $1, ${NOW}, ${CONNECTION} from pg_stat_activity where pid = pg_backend_pid()
       on conflict (id) do update set seen_at = excluded.seen_at, connection = excluded.connection`,
      [this.#parts.processId],
    );
    if (wasInDoubt) await this.#parts.revived();
    this.#saidAt = at;
  }

  #isInDoubt(at: number): boolean {
    return at >= this.#saidAt + DEAD_WHEN_CUT_AFTER;
  }
}
