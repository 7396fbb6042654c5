/** The tables of what people say beside a match, whom they do not hear, and what they note for themselves. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const talk: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('talk')
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('place', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      // Sessions that nobody uses any more are cleared away; what they said stays.
      .addColumn('session_id', 'text', (c) => c.notNull())
      .addColumn('side', 'text')
      .addColumn('say_id', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('talk_key', ['match_id', 'place', 'seq'])
      .execute();
    await db.schema
      .createIndex('talk_by_saying')
      .on('talk')
      .columns(['match_id', 'place', 'session_id', 'say_id'])
      .unique()
      .execute();
    await db.schema
      .createTable('mutes')
      .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('muted_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('mutes_key', ['session_id', 'muted_id'])
      .execute();
    await db.schema.createIndex('mutes_by_muted').on('mutes').column('muted_id').execute();
    await db.schema
      .createTable('notes')
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('session_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('notes', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('notes_key', ['match_id', 'session_id'])
      .execute();
    await db.schema.createIndex('notes_by_session').on('notes').column('session_id').execute();
  },
};
