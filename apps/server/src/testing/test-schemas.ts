/**
 * Schemas of PostgreSQL to test on. To make the tables of one takes half a second of a core, and to drop them leaves dead
 * rows in the catalogs that slow down everybody; so one is emptied and had again, unless a test has changed more of it than
 * rows, or somebody still has it open.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '../storage/database.ts';

/** Begins the name of every schema of a run of Vitest (`drop-schemas.ts`); without it, none is kept for another test. */
export const RUN = 'WARBEACON_TEST_RUN';

/** Milliseconds that the connections of a server that has ended may take to be gone. */
const GONE_WITHIN = 2000;

/** Everything in a schema but the rows, and the migrations that have been done in it. */
const SHAPE = `
  select md5(string_agg(line, ';' order by line)) as shape from (
    select concat_ws(' ', c.relkind, c.relname, a.attname, a.atttypid, a.attnotnull) as line
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = $1::regnamespace and a.attnum > 0
    union all select concat_ws(' ', 'trigger', c.relname, t.tgname, t.tgenabled)
      from pg_class c join pg_trigger t on t.tgrelid = c.oid
      where c.relnamespace = $1::regnamespace and not t.tgisinternal
    union all select concat_ws(' ', 'constraint', k.conname, k.contype, k.convalidated)
      from pg_constraint k where k.connamespace = $1::regnamespace
    union all select concat_ws(' ', 'function', p.proname, p.prosrc)
      from pg_proc p where p.pronamespace = $1::regnamespace
    union all select concat_ws(' ', 'migration', name) from SCHEMA.kysely_migration
  ) as lines`;

export class SchemasToTestOn {
  readonly #url: string;
  /** One connection, which keeps no process from ending. */
  readonly #pool: pg.Pool;
  /** As new. */
  readonly #spare: string[] = [];
  /** That of each one that is as new. */
  #shape: string | undefined;
  /** Which empty one of them. */
  #tables: readonly string[] = [];

  constructor(url: string) {
    this.#url = url;
    this.#pool = new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 5000, allowExitOnIdle: true });
    this.#pool.on('error', () => {});
  }

  /** For whoever is to have the schema; its connections have its name. */
  urlOf(schema: string): string {
    const own = new URL(this.#url);
    // No test pulls the plug of the database itself, so that none need wait for its disk.
    own.searchParams.set('options', `-csearch_path=${schema} -csynchronous_commit=off`);
    own.searchParams.set('application_name', schema);
    return own.href;
  }

  async create(): Promise<string> {
    const run = process.env[RUN];
    const schema = ['warbeacon_test', ...(run === undefined ? [] : [run]), randomBytes(6).toString('hex')].join('_');
    await this.#pool.query(`create schema ${schema}`);
    return schema;
  }

  async drop(schema: string): Promise<void> {
    await this.#pool.query(`set client_min_messages = warning; drop schema if exists ${schema} cascade`);
  }

  /** One with all tables, and nothing in them. */
  async take(): Promise<string> {
    const spare = this.#spare.pop();
    if (spare !== undefined) return spare;
    const schema = await this.create();
    const database = await openDatabase({ dataDir: '', databaseUrl: this.urlOf(schema) });
    await database.close();
    if (this.#shape === undefined) {
      this.#tables = await this.#tablesOf(schema);
      this.#shape = await this.#shapeOf(schema);
    }
    return schema;
  }

  async giveBack(schema: string): Promise<void> {
    if (process.env[RUN] !== undefined && (await this.#emptied(schema))) this.#spare.push(schema);
    else await this.drop(schema);
  }

  /** False when it cannot be had again. */
  async #emptied(schema: string): Promise<boolean> {
    if (!(await this.#closed(schema)) || (await this.#shapeOf(schema)) !== this.#shape) return false;
    // Neither what keeps the audit from being changed nor what refers to something else is to be heard.
    const empty = this.#tables.map((table) => `delete from ${schema}.${table}`);
    const client = await this.#pool.connect();
    try {
      await client.query(
        `begin; set local session_replication_role = replica; set local synchronous_commit = off; ${empty.join('; ')}; commit`,
      );
      client.release();
      return true;
    } catch {
      // Whoever is no superuser may not.
      client.release(true);
      return false;
    }
  }

  /** Waits until nobody has it open any more; false when somebody still has. */
  async #closed(schema: string): Promise<boolean> {
    const deadline = Date.now() + GONE_WITHIN;
    while (await this.#isOpen(schema)) {
      if (Date.now() > deadline) return false;
      await sleep(10);
    }
    return true;
  }

  async #isOpen(schema: string): Promise<boolean> {
    const { rowCount } = await this.#pool.query('select from pg_stat_activity where application_name = $1', [schema]);
    return rowCount !== 0;
  }

  /** All but those in which the migrations are kept. */
  async #tablesOf(schema: string): Promise<readonly string[]> {
    const { rows } = await this.#pool.query<{ name: string }>(
      `select relname as name from pg_class
       where relnamespace = $1::regnamespace and relkind = 'r' and relname !~ '^kysely_'`,
      [schema],
    );
    return rows.map(({ name }) => name);
  }

  /** Undefined when there is no such schema any more, or it has no migrations. */
  async #shapeOf(schema: string): Promise<string | undefined> {
    const there = await this.#pool.query('select where to_regclass($1) is not null', [`${schema}.kysely_migration`]);
    if (there.rowCount === 0) return undefined;
    const { rows } = await this.#pool.query<{ shape: string }>(SHAPE.replace('SCHEMA', schema), [schema]);
    return rows[0]?.shape;
  }
}
