/** Opens the database, refuses one that must not be touched, and brings an older one up to date. */
import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { errorMessage, StartupFault } from '../startup-fault.ts';
import { type DataFolder, openDataFolder } from './data-folder.ts';
import { MIGRATIONS } from './migrations.ts';
import { type LogTarget, LogWriter } from './log-writer.ts';
import { kyselyDatabase, openSqliteFile } from './node-sqlite.ts';
import { postgresLog } from './postgres-log.ts';
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
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly migrations?: Readonly<Record<string, Migration>>;
}

/** Throws a `StartupFault`, with nothing changed, when there is something the operator must look at first. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const migrations = options.migrations ?? MIGRATIONS;
  if (options.databaseUrl !== undefined) return await openPostgres(options.databaseUrl, migrations);
  const folder = openDataFolder(options.dataDir);
  try {
    return await openSqlite(folder, migrations);
  } catch (error) {
    folder.release();
    throw error;
  }
}

async function openSqlite(folder: DataFolder, migrations: Readonly<Record<string, Migration>>): Promise<Database> {
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
    const logs = await sqliteLog(folder.database);
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

async function openPostgres(url: string, migrations: Readonly<Record<string, Migration>>): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (oid, format): unknown => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
    },
  });
  // A connection that breaks while idle says so here; the pool opens another when one is asked for.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const parsed = new URL(url);
  const place = `${parsed.protocol}//${parsed.host}${parsed.pathname}`;
  try {
    const schema = await sql<{ name: string | null }>`select current_schema() as name`.execute(db);
    await migrate(db, migrations, schema.rows[0]?.name ?? undefined, () => {});
  } catch (error) {
    await db.destroy();
    if (error instanceof StartupFault) throw error;
    throw new StartupFault(`The database at ${place} cannot be used: ${errorMessage(error)}. Check DATABASE_URL.`);
  }
  const logs = postgresLog(pool);
  const writer = new LogWriter(logs, { groupsAtOnce: POSTGRES_GROUPS });
  return {
    db,
    logs,
    writer,
    place,
    close: async () => {
      await writer.close();
      await db.destroy();
    },
  };
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
  if (latest !== undefined && done.length < Object.keys(migrations).length) keepCopy(latest);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    throw new StartupFault(`The database could not be brought up to date: ${errorMessage(error)}.`);
  }
}

async function doneMigrations(db: Db, schema: string | undefined): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === DEFAULT_MIGRATION_TABLE && table.schema === schema)) return [];
  const rows = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.rows.map((row) => row.name);
}
