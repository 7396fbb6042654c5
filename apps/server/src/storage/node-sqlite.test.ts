import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { expect, test } from 'vitest';
import { kyselyDatabase } from './node-sqlite.ts';

test('a full disk is told as one, undoes the transaction, and keeps nobody from the next', async () => {
  const db = new Kysely<{ log: { body: string } }>({
    dialect: new SqliteDialect({ database: kyselyDatabase(new DatabaseSync(':memory:')) }),
  });
  await db.schema.createTable('log').addColumn('body', 'text').execute();
  await sql`pragma max_page_count = 8`.execute(db);
  const write = async (length: number) =>
    await db.transaction().execute(async (tx) => {
      await tx.insertInto('log').values({ body: 'small' }).execute();
      await tx
        .insertInto('log')
        .values({ body: 'x'.repeat(length) })
        .execute();
    });
  await expect(write(100_000)).rejects.toThrow('database or disk is full');
  expect(await db.selectFrom('log').selectAll().execute()).toEqual([]);
  await write(10);
  expect(await db.selectFrom('log').selectAll().execute()).toHaveLength(2);
  await db.destroy();
});
