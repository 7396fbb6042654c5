/** Opens the database, refuses one that must not be touched, and brings an older one up to date. */
import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { errorMessage, StartupFault } from '../startup-fault.ts';
import { type DataFolder, openDataFolder } from './data-folder.ts';
import { impatientSocket } from './impatient-socket.ts';
import { type LogTarget, LogWriter } from './log-writer.ts';
import { MIGRATIONS } from './migrations.ts';
import { kyselyDatabase, openSqliteFile } from './node-sqlite.ts';
import { postgresLog } from './postgres-log.ts';
import { type SaveWatch, watched } from './save-watch.ts';
import { sqliteLog } from './sqlite-log.ts';
import type { Tables } from './tables.ts';

/** Stands in the header of every database file of ours: "WBcn". */
const APPLICATION_ID = 0x57_42_63_6e;
/** PostgreSQL's type number of a 64-bit integer. Ours are milliseconds, far below 2^53. */
const INT8 = 20;

/** Commits of PostgreSQL on their way at once: while one waits for the disk the next one is worked out. */
const POSTGRES_GROUPS = 2;

export type Db = Kysely<Tables>;

export interface Database {
  readonly db: Db;
  /** Where the writer writes. */
  readonly logs: LogTarget;
  readonly writer: LogWriter;
  /** Where the data are, without a password. */
  readonly place: string;
  /** Of PostgreSQL, the connections that are open, and the requests that wait for one. */
  connections?(): { readonly open: number; readonly waiting: number };
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** Of PostgreSQL, at once; 10 when left out. */
  readonly connections?: number;
  /** How long PostgreSQL may keep anybody waiting, in seconds; 5 when left out. */
  readonly timeoutSeconds?: number;
  /** Is told how each writing to the logs went. */
  readonly saves?: SaveWatch;
  readonly migrations?: Readonly<Record<string, Migration>>;
}

/** Throws a `StartupFault`, with nothing changed, when there is something the operator must look at first. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const migrations = options.migrations ?? MIGRATIONS;
  if (options.databaseUrl !== undefined) return await openPostgres(options.databaseUrl, options, migrations);
  const folder = openDataFolder(options.dataDir);
  try {
    return await openSqlite(folder, options, migrations);
  } catch (error) {
    folder.release();
    throw error;
  }
}

async function openSqlite(
  folder: DataFolder,
  { saves }: Pick<DatabaseOptions, 'saves'>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<Database> {
  const file = openFile(folder.database);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: kyselyDatabase(file) }) });
  let writer: LogWriter | undefined;
  const close = async () => {
    await writer?.close();
    await db.destroy();
    if (file.isOpen) file.close();
    folder.release();
  };
  try {
    await migrate(db, migrations, undefined, (from) => {
      const copy = `${folder.database}.before-${from}-${new Date().toISOString().replaceAll(':', '')}`;
      file.prepare('vacuum into ?').run(copy);
    });
    const logs = watched(await sqliteLog(folder.database), saves);
    writer = new LogWriter(logs, { groupsAtOnce: 1 });
    return { db, logs, writer, place: folder.database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens the file and looks before anything is written to it. */
function openFile(path: string): DatabaseSync {
  const isNew = !existsSync(path);
  let file: DatabaseSync | undefined;
  try {
    file = openSqliteFile(path);
    const owner = numberOf(file, 'pragma application_id', 'application_id');
    const tables = numberOf(file, 'select count(*) as n from sqlite_schema', 'n');
    if (!isNew && owner !== APPLICATION_ID && (owner !== 0 || tables > 0)) {
      throw new StartupFault(`The file ${path} is a database, but not one of Warbeacon's. It was left as it is.`);
    }
    const health = file.prepare('pragma quick_check(1)').get();
    if (health?.['quick_check'] !== 'ok') throw damaged(path, String(health?.['quick_check']));
    file.exec('pragma journal_mode = wal');
    if (owner !== APPLICATION_ID) file.exec(`pragma application_id = ${APPLICATION_ID}`);
    return file;
  } catch (error) {
    if (file?.isOpen) file.close();
    if (error instanceof StartupFault) throw error;
    const message = errorMessage(error);
    if (/not a database|malformed|corrupt/i.test(message)) throw damaged(path, message);
    if (/readonly|read-only|unable to open/i.test(message)) {
      throw new StartupFault(`The database file ${path} cannot be written: ${message}. Nothing was changed.`);
    }
    throw new StartupFault(`The database file ${path} cannot be opened: ${message}. Nothing was changed.`);
  }
}

function damaged(path: string, detail: string): StartupFault {
  return new StartupFault(
    `The database file ${path} is damaged (${detail}). It was left as it is; put a copy of it back, or move it away to begin anew.`,
  );
}

function numberOf(file: DatabaseSync, query: string, column: string): number {
  const value = file.prepare(query).get()?.[column];
  return typeof value === 'number' ? value : 0;
}

async function openPostgres(
  url: string,
  { connections = 10, timeoutSeconds = 5, saves }: DatabaseOptions,
  migrations: Readonly<Record<string, Migration>>,
): Promise<Database> {
  const parsed = new URL(url);
  const place = `${parsed.protocol}//${parsed.host}${parsed.pathname}`;
  // Bringing a large database up to date may take long, and another process that does so is waited for.
  const patient = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: postgresPool(url, { max: 2 }) }) });
  try {
    const schema = await sql<{ name: string | null }>`select current_schema() as name`.execute(patient);
    const name = schema.rows[0]?.name ?? undefined;
    await whileOthersDrop(async () => await migrate(patient, migrations, name, () => {}));
  } catch (error) {
    if (error instanceof StartupFault) throw error;
    throw new StartupFault(`The database at ${place} cannot be used: ${errorMessage(error)}. Check DATABASE_URL.`);
  } finally {
    await patient.destroy();
  }
  const patience = timeoutSeconds * 1000;
  const pool = postgresPool(url, {
    max: connections,
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: Math.min(10_000, patience),
    lock_timeout: patience,
    statement_timeout: 2 * patience,
    idle_in_transaction_session_timeout: 3 * patience,
    keepAlive: true,
    // Should the database itself be stuck, or the line to it, nobody there keeps the times above. The driver's own
    // query_timeout would give a connection back to the pool in the midst of a transaction.
    stream: () => impatientSocket(2 * patience + 1000),
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const logs = watched(postgresLog(pool), saves);
  const writer = new LogWriter(logs, { groupsAtOnce: POSTGRES_GROUPS });
  return {
    db,
    logs,
    writer,
    place,
    connections: () => ({ open: pool.totalCount, waiting: pool.waitingCount }),
    close: async () => {
      await writer.close();
      await db.destroy();
    },
  };
}

function postgresPool(url: string, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (oid, format): unknown => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
    },
    ...options,
  });
  // A connection that breaks while idle says so here; the pool opens another when one is asked for.
  pool.on('error', () => {});
  // One that breaks while it is in use tells whoever uses it; without a listener that would be caught by nobody, too.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

/** Starts that may fail in a row because of what goes on in other schemas. */
const STARTS = 5;

/**
 * What tables there are is asked of the whole database, and PostgreSQL fails the question when a schema that is somebody
 * else's is dropped while it is answered.
 */
async function whileOthersDrop(work: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (tried === STARTS || !/(schema|relation) "[^"]+" does not exist/.test(errorMessage(error))) throw error;
    }
  }
}

/**
 * Brings the database up to date. Refuses one that a newer program has changed. `keepCopy` is called before an older
 * one is changed, with the name of its latest migration.
 */
async function migrate(
  db: Db,
  migrations: Readonly<Record<string, Migration>>,
  schema: string | undefined,
  keepCopy: (from: string) => void,
): Promise<void> {
  const done = await doneMigrations(db, schema);
  const unknown = done.filter((name) => migrations[name] === undefined);
  if (unknown.length > 0) {
    throw new StartupFault(
      `The database was changed by a newer version of this program (${unknown.join(', ')}). Use that version. Nothing was changed.`,
    );
  }
  const latest = done.at(-1);
  if (done.length === Object.keys(migrations).length) return;
  if (latest !== undefined) keepCopy(latest);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    // Their numbers are given out before they are written, and one may come in after a later one.
    allowUnorderedMigrations: true,
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    throw new StartupFault(`The database could not be brought up to date: ${errorMessage(error)}.`);
  }
}

/** Asks for one table by its name: what there is at all takes long to say where there are many schemas. */
async function doneMigrations(db: Db, schema: string | undefined): Promise<string[]> {
  const { rows: there } =
    schema === undefined
      ? await sql`select 1 from sqlite_schema where type = 'table' and name = ${DEFAULT_MIGRATION_TABLE}`.execute(db)
      : await sql`select where to_regclass(quote_ident(${schema}) || ${`.${DEFAULT_MIGRATION_TABLE}`}) is not null`.execute(
          db,
        );
  if (there.length === 0) return [];
  const rows = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.rows.map((row) => row.name);
}
