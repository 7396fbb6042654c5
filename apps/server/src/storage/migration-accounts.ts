/**
 * Accounts. What was a session so far is a person from now on, under the same id; the tokens go to the person's devices.
 */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { skeletonOf } from '../accounts/names.ts';

/** Names that are read at a time. */
const AT_ONCE = 1000;

export const devices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('devices')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('next_hash', 'text', (c) => c.unique())
      .addColumn('generation', 'integer', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('devices_by_person').on('devices').column('person_id').execute();
    await db.schema.createIndex('devices_by_seen').on('devices').column('seen_at').execute();
    await sql`insert into devices (id, person_id, token_hash, next_hash, generation, label, created_at, seen_at)
      select id, id, token_hash, next_hash, generation, '', created_at, seen_at
      from sessions where token_hash not like 'closed %'`.execute(db);
    await db.schema
      .createTable('ended_tokens')
      .addColumn('device_id', 'text', (c) => c.primaryKey())
      .addColumn('generation', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('ended_tokens_by_time').on('ended_tokens').column('at').execute();
    await sql`insert into ended_tokens (device_id, generation, at)
      select id, generation, ended_at from sessions where ended_at is not null`.execute(db);

    await db.schema.alterTable('sessions').addColumn('left_at', 'bigint').execute();
    await sql`update sessions set left_at = coalesce(ended_at, created_at) where token_hash like 'closed %'`.execute(
      db,
    );
    for (const index of ['sessions_by_next_hash', 'sessions_by_end']) await db.schema.dropIndex(index).execute();
    for (const column of ['next_hash', 'generation', 'ended_at'])
      await db.schema.alterTable('sessions').dropColumn(column).execute();
    // SQLite cannot take a unique column away from a table to which others refer.
    await sql`update sessions set token_hash = id`.execute(db);
  },
};

export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('accounts')
      .addColumn('person_id', 'text', (c) => c.primaryKey().references('sessions.id'))
      .addColumn('email', 'text', (c) => c.notNull().unique())
      .addColumn('password', 'text', (c) => c.notNull())
      .addColumn('skeleton', 'text', (c) => c.notNull().unique())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.alterTable('sessions').addColumn('skeleton', 'text').execute();
    for (let after = ''; ; ) {
      const { rows } = await sql<{ id: string; name: string }>`select id, name from sessions
        where id > ${after} order by id limit ${AT_ONCE}`.execute(db);
      for (const { id, name } of rows)
        await sql`update sessions set skeleton = ${skeletonOf(name)} where id = ${id}`.execute(db);
      const last = rows.at(-1);
      if (last === undefined) break;
      after = last.id;
    }
    await db.schema.createIndex('sessions_by_skeleton').on('sessions').column('skeleton').execute();
  },
};
