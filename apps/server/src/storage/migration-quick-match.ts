/** Who looks for an opponent by quick match, and how long others have waited. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const quickMatch: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('quick_seekers')
      .addColumn('session_id', 'text', (c) => c.primaryKey().references('sessions.id').onDelete('cascade'))
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('side', 'text')
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .addColumn('found', 'text')
      .execute();
    await db.schema.createIndex('seekers_by_address').on('quick_seekers').column('address').execute();
    await db.schema
      .createTable('quick_waits')
      .addColumn('session_id', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('side', 'text', (c) => c.notNull())
      .addColumn('waited', 'bigint', (c) => c.notNull())
      .addColumn('found', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('quick_waits_key', ['session_id', 'at'])
      .execute();
    await db.schema.createIndex('quick_waits_by_game').on('quick_waits').columns(['game', 'side', 'at']).execute();
    await db.schema.createIndex('rematches_by_time').on('rematches').column('at').execute();
  },
};
