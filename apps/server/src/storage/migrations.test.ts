/**
 * From every version that a database may have: with a row in each table that there was, it is brought up to date, and every
 * one of these rows is still there.
 */
import { existsSync, readdirSync } from 'node:fs';
import { type ColumnMetadata, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { type Db, openDatabase } from './database.ts';
import { MIGRATIONS } from './migrations.ts';

const NAMES = Object.keys(MIGRATIONS).toSorted();
/** The latest, from which most databases come, and every fifth before; by night, with `npm run walks`, each of them. */
const LATEST = 8;
const VERSIONS = NAMES.slice(0, -1).filter(
  (_, i, all) => process.env['WALKS'] !== undefined || i >= all.length - LATEST || i % 5 === 0,
);

/** Whoever refers to a row by its id refers to the only one. */
const ID = 'a'.repeat(32);
const WORDS: Readonly<Record<string, string>> = {
  game: 'helms-deep',
  visibility: 'listed',
  status: 'over',
  place: 'table',
  kind: 'words',
  state: 'offered',
  role: 'player',
  side: 'isengard',
  by_side: 'isengard',
  options: '{}',
  orders: '{}',
  body: '{}',
};

function valueOf({ name, dataType }: ColumnMetadata): string | number {
  if (/int|float|double|real/i.test(dataType)) return 1;
  if (/^(?:id|muted_id|next_match_id)$|_id$/.test(name)) return ID;
  return WORDS[name] ?? 'x';
}

/** PostgreSQL is asked about all schemas, of which another test may just then take its own away. */
async function introspected(db: Db, tries = 10): Promise<Awaited<ReturnType<Db['introspection']['getTables']>>> {
  try {
    return await db.introspection.getTables();
  } catch (error) {
    if (tries === 0) throw error;
    return await introspected(db, tries - 1);
  }
}

async function tablesOf(db: Db) {
  const tables = await introspected(db);
  const { rows } = await sql<{ name: string | null }>`select ${sql.raw('current_schema()')} as name`
    .execute(db)
    .catch(() => ({ rows: [] }));
  const schema = rows[0]?.name ?? undefined;
  return tables.filter((table) => schema === undefined || table.schema === schema);
}

/** One row in each table; those that others refer to come before them. */
async function fill(db: Db): Promise<readonly string[]> {
  let left = await tablesOf(db);
  const filled: string[] = [];
  while (left.length > 0) {
    const later: typeof left = [];
    let fault: unknown;
    for (const table of left) {
      const columns = table.columns.map(({ name }) => sql.ref(name));
      const values = table.columns.map((column) => sql.val(valueOf(column)));
      try {
        await sql`insert into ${sql.table(table.name)} (${sql.join(columns)}) values (${sql.join(values)})`.execute(db);
        filled.push(table.name);
      } catch (error) {
        fault = error;
        later.push(table);
      }
    }
    if (later.length === left.length) throw fault;
    left = later;
  }
  return filled;
}

const rowsOf = async (db: Db, table: string) => (await sql`select * from ${sql.table(table)}`.execute(db)).rows;

describe.each(KINDS_OF_DATABASE)('a $name', ({ name: kind, makeEmpty }) => {
  let place: TestDatabase;
  beforeEach(async () => {
    place = await makeEmpty();
  });
  afterEach(async () => {
    await place.remove();
  });

  test.each(VERSIONS)('of version %s keeps what stands in each of its tables', async (version) => {
    const migrations = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name <= version));
    const before = await openDatabase({ ...place, migrations });
    const filled = await fill(before.db);
    expect(filled.length).toBeGreaterThan(0);
    await before.close();

    const after = await openDatabase(place);
    const names = new Set((await tablesOf(after.db)).map(({ name }) => name));
    for (const table of filled) {
      expect([...names]).toContain(table);
      const rows = await rowsOf(after.db, table);
      expect(rows.length, table).toBeGreaterThanOrEqual(1);
      if (typeof rows[0] === 'object' && rows[0] !== null && 'id' in rows[0])
        expect(rows.map((row) => (row as { id: unknown }).id)).toContain(ID);
    }
    await after.close();
    // Of a file a copy is kept from before it was changed; of a server its operator makes one.
    const copies = existsSync(place.dataDir)
      ? readdirSync(place.dataDir).filter((file) => file.includes('.before-'))
      : [];
    expect(copies).toHaveLength(kind === 'SQLite' ? 1 : 0);
    expect(copies.every((file) => file.includes(`.before-${version}-`))).toBe(true);
  });

  test('of no version at all becomes one of today, with no row in it', async () => {
    const database = await openDatabase(place);
    for (const { name } of await tablesOf(database.db)) expect(await rowsOf(database.db, name), name).toEqual([]);
    await database.close();
  });
});
