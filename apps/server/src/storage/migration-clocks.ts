/** Clocks: what was agreed on and when the next one is out, and when no server was there. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const clocks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('matches').addColumn('clock', 'text').execute();
    await db.schema.alterTable('matches').addColumn('deadline', 'bigint').execute();
    await db.schema.createIndex('matches_by_deadline').on('matches').column('deadline').execute();
    await db.schema
      .createTable('outages')
      .addColumn('from_at', 'bigint', (c) => c.notNull())
      .addColumn('to_at', 'bigint', (c) => c.primaryKey())
      .execute();
  },
};
