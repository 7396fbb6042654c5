/** Databases to test on: the embedded one always, PostgreSQL when `TEST_DATABASE_URL` names one. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE_FILE } from '../storage/data-folder.ts';
import { openDatabase } from '../storage/database.ts';
import { SchemasToTestOn } from './test-schemas.ts';

export interface TestDatabase {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  remove(): Promise<void>;
}

export interface KindOfDatabase {
  readonly name: string;
  /** A new one as a first start of the server leaves it: all tables are there, and nothing is in them. */
  readonly make: () => Promise<TestDatabase>;
  /** A new one without a table. */
  readonly makeEmpty: () => Promise<TestDatabase>;
}

export function tempDir(): string {
  return mkdtempSync(join(tmpdir(), 'warbeacon-test-'));
}

/** The file of a database in which there are only the tables: to make them takes a hundred times as long as to copy it. */
let newFile: Promise<Buffer> | undefined;
async function makeNewFile(): Promise<Buffer> {
  const dataDir = tempDir();
  try {
    const database = await openDatabase({ dataDir });
    await database.close();
    return readFileSync(join(dataDir, DATABASE_FILE));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const folder = (): TestDatabase => {
  const dataDir = tempDir();
  return {
    dataDir,
    databaseUrl: undefined,
    remove: () => Promise.resolve(rmSync(dataDir, { recursive: true, force: true })),
  };
};

const sqlite: KindOfDatabase = {
  name: 'SQLite',
  make: async () => {
    newFile ??= makeNewFile();
    const file = await newFile;
    const place = folder();
    writeFileSync(join(place.dataDir, DATABASE_FILE), file);
    return place;
  },
  makeEmpty: () => Promise.resolve(folder()),
};

/** Each test has a schema for itself, so that runs do not meet. */
function postgres(url: string): KindOfDatabase {
  const schemas = new SchemasToTestOn(url);
  const named = (schema: string, remove: () => Promise<void>): TestDatabase => {
    const place = folder();
    return {
      dataDir: place.dataDir,
      databaseUrl: schemas.urlOf(schema),
      remove: async () => {
        await remove();
        await place.remove();
      },
    };
  };
  return {
    name: 'PostgreSQL',
    make: async () => {
      const schema = await schemas.take();
      return named(schema, async () => await schemas.giveBack(schema));
    },
    makeEmpty: async () => {
      const schema = await schemas.create();
      return named(schema, async () => await schemas.drop(schema));
    },
  };
}

const testUrl = process.env['TEST_DATABASE_URL'];
export const KINDS_OF_DATABASE: readonly KindOfDatabase[] =
  testUrl === undefined || testUrl === '' ? [sqlite] : [sqlite, postgres(testUrl)];

/**
 * For tests of what is said and hidden rather than kept: PostgreSQL is asked nothing in them that it is not asked in others
 * too, and by day those suffice.
 */
export const KINDS_BY_DAY: readonly KindOfDatabase[] =
  process.env['WALKS'] === undefined ? [sqlite] : KINDS_OF_DATABASE;
