/** Who may watch a match, and how it stood a while ago for those who see it later. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const watching: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('matches')
      .addColumn('watching', 'text', (c) => c.notNull().defaultTo('open'))
      .execute();
    await db.schema
      .alterTable('matches')
      .addColumn('delay_minutes', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('matches').addColumn('listed_at', 'bigint').execute();
    await db.schema.alterTable('matches').addColumn('told_at', 'bigint').execute();
    // The lists are sorted by what everybody may know, so the index is of that.
    await db.schema.dropIndex('matches_by_status').execute();
    await sql`create index matches_by_place on matches
      (status, visibility, (coalesce(told_at, listed_at, updated_at)))`.execute(db);
    await db.schema.createIndex('matches_by_told').on('matches').column('told_at').execute();
  },
};

export const moments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('moments')
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('moments_key', ['match_id', 'seq'])
      .execute();
    await db.schema.createIndex('moments_by_time').on('moments').columns(['match_id', 'at']).execute();
  },
};
