/** Calls for an arbiter, and what is done by itself when nobody is there: claims on time, and matches that everybody has left. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const arbiterCalls: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('arbiter_calls')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('by_id', 'text', (c) => c.notNull())
      .addColumn('side', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('words', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('answers', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('answered_by', 'text')
      .addColumn('answered_at', 'bigint')
      .addColumn('answer', 'text')
      .execute();
    await db.schema.createIndex('arbiter_calls_by_state').on('arbiter_calls').columns(['state', 'at']).execute();
    await db.schema.createIndex('arbiter_calls_by_match').on('arbiter_calls').column('match_id').execute();
  },
};

export const deadlines: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('matches').addColumn('claim_at', 'bigint').execute();
    await db.schema.alterTable('matches').addColumn('warned_at', 'bigint').execute();
    await db.schema
      .alterTable('matches')
      .addColumn('voided', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('matches_by_claim').on('matches').column('claim_at').execute();
  },
};
