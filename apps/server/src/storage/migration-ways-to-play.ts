/** How well a computer player plays, two at one screen, challenges to one person, and small pictures of boards. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const waysToPlay: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('seats').addColumn('level', 'text').execute();
    await db.schema
      .alterTable('matches')
      .addColumn('hot_seat', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('challenges')
      // Of the match that was made for it, which is no more when it was not accepted.
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('by_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('to_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('made_at', 'bigint', (c) => c.notNull())
      .addColumn('expires_at', 'bigint', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('reason', 'text')
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('challenges_by_maker').on('challenges').columns(['by_id', 'state']).execute();
    await db.schema.createIndex('challenges_by_challenged').on('challenges').columns(['to_id', 'state']).execute();
    await db.schema.createIndex('challenges_by_change').on('challenges').column('changed_at').execute();
    await db.schema.createIndex('challenges_by_end').on('challenges').columns(['state', 'expires_at']).execute();
    await db.schema
      .createTable('challenge_blocks')
      .addColumn('person_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('blocked_id', 'text', (c) => c.notNull().references('sessions.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('challenge_blocks_key', ['person_id', 'blocked_id'])
      .execute();
    await db.schema
      .createTable('challenge_wishes')
      .addColumn('person_id', 'text', (c) => c.primaryKey().references('sessions.id').onDelete('cascade'))
      .addColumn('strangers', 'integer', (c) => c.notNull())
      .execute();
  },
};

export const pictures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('pictures')
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('pictures_key', ['match_id', 'at'])
      .execute();
  },
};
