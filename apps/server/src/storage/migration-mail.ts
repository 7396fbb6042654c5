/** What is sent by mail: links that prove an address, and word that somebody's move is waited for. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const mail: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('accounts').addColumn('confirmed_at', 'bigint').execute();
    await db.schema
      .alterTable('accounts')
      .addColumn('notices', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('mail_links')
      .addColumn('key_hash', 'text', (c) => c.primaryKey())
      .addColumn('person_id', 'text', (c) => c.notNull().references('accounts.person_id').onDelete('cascade'))
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('mail_links_by_end').on('mail_links').column('expires_at').execute();
    await db.schema.createIndex('mail_links_by_person').on('mail_links').column('person_id').execute();
    await db.schema
      .createTable('notices')
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('person_id', 'text', (c) => c.notNull().references('accounts.person_id').onDelete('cascade'))
      .addColumn('entry', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('notices_key', ['match_id', 'person_id'])
      .execute();
    await db.schema.createIndex('notices_by_person').on('notices').column('person_id').execute();
  },
};
