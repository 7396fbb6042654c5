/** SQLite as it comes with Node, in the shape that Kysely's own SQLite dialect asks for. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/** Milliseconds that a connection waits while another one writes. */
const PATIENCE = 5000;

/** A connection to the file, of this thread. What is committed on it is on the disk. */
export function openSqliteFile(path: string): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: PATIENCE, enableForeignKeyConstraints: true });
  // Copying the write-ahead log into the file holds everybody up for a moment: let it be rare, every 16 MB or so.
  db.exec('pragma synchronous = full; pragma wal_autocheckpoint = 4000;');
  return db;
}

/** Our queries bind nothing but these. */
function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value;
  throw new TypeError(`a query cannot bind a value of type ${typeof value}`);
}

/** The repository asks few different questions; more than this come from a query that spells values into its text. */
const STATEMENTS_KEPT = 200;

const NOTHING_DONE = { changes: 0, lastInsertRowid: 0 } as const;

/** Statements are prepared once and kept, since the same few are run for every command. */
export function kyselyDatabase(db: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close: () => db.close(),
    prepare(asked) {
      // A transaction that reads first could not write any more once the log writer's thread has written.
      const sql = asked === 'begin' ? 'begin immediate' : asked;
      const known = kept.get(sql);
      if (known !== undefined) return known;
      const statement = db.prepare(sql);
      const made = {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...parameters.map(bindable)),
        run: (parameters: readonly unknown[]) => {
          // A full disk has undone the transaction already; a second time would hide what went wrong behind an error.
          if (sql === 'rollback' && !db.isTransaction) return NOTHING_DONE;
          return statement.run(...parameters.map(bindable));
        },
        iterate: (parameters: readonly unknown[]) => statement.iterate(...parameters.map(bindable)),
      };
      if (kept.size < STATEMENTS_KEPT) kept.set(sql, made);
      return made;
    },
  };
}
