/** How people are reached and known: by messages to their browsers, by keys of their own, and by names that they change. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const push: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('push_subscriptions')
      .addColumn('device_id', 'text', (c) => c.primaryKey().references('devices.id').onDelete('cascade'))
      .addColumn('endpoint', 'text', (c) => c.notNull())
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('failures', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex('push_subscriptions_by_auth').on('push_subscriptions').column('auth').execute();
    await db.schema
      .createTable('push_notices')
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('person_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('entry', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('push_notices_key', ['match_id', 'person_id'])
      .execute();
    await db.schema.createIndex('push_notices_by_person').on('push_notices').column('person_id').execute();
  },
};

export const passkeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person_id', 'text', (c) => c.notNull().references('accounts.person_id').onDelete('cascade'))
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await db.schema.createIndex('passkeys_by_person').on('passkeys').column('person_id').execute();
    await db.schema
      .createTable('passkey_challenges')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('person_id', 'text', (c) => c.references('accounts.person_id').onDelete('cascade'))
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('passkey_challenges_by_end').on('passkey_challenges').column('expires_at').execute();
    await db.schema.createIndex('passkey_challenges_by_person').on('passkey_challenges').column('person_id').execute();
  },
};

export const names: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('accounts').addColumn('renamed_at', 'bigint').execute();
    await db.schema
      .createTable('former_names')
      .addColumn('skeleton', 'text', (c) => c.primaryKey())
      .addColumn('person_id', 'text', (c) => c.notNull().references('accounts.person_id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('until_at', 'bigint')
      .execute();
    await db.schema.createIndex('former_names_by_person').on('former_names').column('person_id').execute();
  },
};
