/** Reports, what is done about them, and who has done it. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const moderation: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('accounts')
      .addColumn('role', 'text', (c) => c.notNull().defaultTo('player'))
      .execute();
    // None of these refers to people or matches by a key: what was done stays when those are gone.
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('by_id', 'text', (c) => c.notNull())
      .addColumn('about_id', 'text', (c) => c.notNull())
      .addColumn('match_id', 'text')
      .addColumn('place', 'text')
      .addColumn('seq', 'integer')
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('words', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('reports_by_state').on('reports').columns(['state', 'at']).execute();
    await db.schema.createIndex('reports_by_reporter').on('reports').column('by_id').execute();
    await db.schema.createIndex('reports_by_reported').on('reports').column('about_id').execute();
    await db.schema
      .createTable('sanctions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('by_id', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('until_at', 'bigint')
      .addColumn('lifted_at', 'bigint')
      .execute();
    await db.schema.createIndex('sanctions_by_person').on('sanctions').column('person_id').execute();
    await db.schema
      .createTable('audit')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('by_id', 'text')
      .addColumn('act', 'text', (c) => c.notNull())
      .addColumn('about_id', 'text', (c) => c.notNull())
      .addColumn('details', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('audit_by_time').on('audit').columns(['at', 'id']).execute();
  },
};
