/** Sessions that end, matches that wait for an opponent, lessons, rematches, and work that one process does for all. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const operations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('sessions')
      .addColumn('seen_at', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .alterTable('sessions')
      .addColumn('generation', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('sessions').addColumn('next_hash', 'text').execute();
    await db.schema.createIndex('sessions_by_next_hash').unique().on('sessions').column('next_hash').execute();
    await db.schema.createIndex('sessions_by_seen').on('sessions').column('seen_at').execute();
    // When those that are there were last used is not known, so they all count from now on.
    const now = Date.now();
    await sql`update sessions set seen_at = ${now}`.execute(db);

    await db.schema
      .createTable('waiting_matches')
      .addColumn('match_id', 'text', (c) => c.primaryKey())
      .addColumn('session_id', 'text', (c) => c.notNull())
      .addColumn('visibility', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('made_at', 'bigint', (c) => c.notNull())
      .addColumn('maker_seen_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('waiting_by_session').on('waiting_matches').column('session_id').execute();
    await db.schema.createIndex('waiting_by_address').on('waiting_matches').column('address').execute();
    await sql`insert into waiting_matches (match_id, session_id, visibility, address, made_at, maker_seen_at)
      select m.id, s.session_id, m.visibility, '', m.created_at, ${now}
      from matches m join seats s on s.match_id = m.id
      where m.status = 'open' and s.session_id is not null`.execute(db);

    await db.schema
      .createTable('chores')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('begun_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('server_keys')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('key', 'text', (c) => c.notNull())
      .execute();
  },
};

export const lessons: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('matches').addColumn('lesson', 'text').execute();
    await db.schema.createIndex('matches_by_lesson').on('matches').columns(['lesson', 'updated_at']).execute();
  },
};

export const rematches: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('rematches')
      .addColumn('match_id', 'text', (c) => c.primaryKey().references('matches.id'))
      .addColumn('by_side', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('next_match_id', 'text')
      .execute();
  },
};

export const endedTokens: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('sessions').addColumn('ended_at', 'bigint').execute();
    await db.schema.createIndex('sessions_by_end').on('sessions').column('ended_at').execute();
  },
};
