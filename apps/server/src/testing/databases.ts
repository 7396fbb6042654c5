/** Databases to test on: the embedded one always, PostgreSQL when `TEST_DATABASE_URL` names one. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export interface TestDatabase {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  remove(): Promise<void>;
}

export interface KindOfDatabase {
  readonly name: string;
  /** A new and empty one. */
  readonly make: () => Promise<TestDatabase>;
}

export function tempDir(): string {
  return mkdtempSync(join(tmpdir(), 'warbeacon-test-'));
}

const sqlite: KindOfDatabase = {
  name: 'SQLite',
  make: () => {
    const dataDir = tempDir();
    return Promise.resolve({
      dataDir,
      databaseUrl: undefined,
      remove: () => Promise.resolve(rmSync(dataDir, { recursive: true, force: true })),
    });
  },
};

/** Each test has a schema of its own, so that runs do not meet. */
function postgres(url: string): KindOfDatabase {
  const asAdmin = async (query: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(query);
    await client.end();
  };
  return {
    name: 'PostgreSQL',
    make: async () => {
      const schema = `warbeacon_test_${randomBytes(6).toString('hex')}`;
      await asAdmin(`create schema ${schema}`);
      const own = new URL(url);
      own.searchParams.set('options', `-csearch_path=${schema}`);
      const dataDir = tempDir();
      return {
        dataDir,
        databaseUrl: own.href,
        remove: async () => {
          await asAdmin(`set client_min_messages = warning; drop schema ${schema} cascade`);
          rmSync(dataDir, { recursive: true, force: true });
        },
      };
    },
  };
}

const testUrl = process.env['TEST_DATABASE_URL'];
export const KINDS_OF_DATABASE: readonly KindOfDatabase[] =
  testUrl === undefined || testUrl === '' ? [sqlite] : [sqlite, postgres(testUrl)];
