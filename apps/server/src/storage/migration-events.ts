/** Events: their logs, and what is read quickly of them. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const events: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('events')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('format', 'text', (c) => c.notNull())
      .addColumn('phase', 'text', (c) => c.notNull())
      .addColumn('starts_at', 'bigint', (c) => c.notNull())
      .addColumn('listed', 'integer', (c) => c.notNull())
      .addColumn('owner_id', 'text', (c) => c.notNull())
      .addColumn('entrants', 'integer', (c) => c.notNull())
      .addColumn('most', 'integer')
      .addColumn('round', 'integer', (c) => c.notNull())
      .addColumn('rounds', 'integer')
      .addColumn('made_at', 'bigint', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .addColumn('due_at', 'bigint')
      .execute();
    await db.schema.createIndex('events_by_phase').on('events').columns(['listed', 'phase', 'starts_at']).execute();
    await db.schema.createIndex('events_by_due').on('events').column('due_at').execute();
    await db.schema
      .createTable('event_entries')
      .addColumn('event_id', 'text', (c) => c.notNull().references('events.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('by_id', 'text', (c) => c.notNull())
      .addColumn('reason', 'text')
      .addColumn('act', 'text', (c) => c.notNull())
      .addColumn('wish', 'text')
      .addPrimaryKeyConstraint('event_entries_key', ['event_id', 'seq'])
      .execute();
    await db.schema
      .createIndex('event_entries_by_wish')
      .unique()
      .on('event_entries')
      .columns(['event_id', 'wish'])
      .execute();
    await db.schema
      .createTable('event_people')
      .addColumn('event_id', 'text', (c) => c.notNull().references('events.id'))
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('entrant', 'text')
      .addPrimaryKeyConstraint('event_people_key', ['event_id', 'person_id', 'role'])
      .execute();
    await db.schema.createIndex('event_people_by_person').on('event_people').column('person_id').execute();
    await db.schema
      .createTable('event_legs')
      .addColumn('match_id', 'text', (c) => c.primaryKey().references('matches.id'))
      .addColumn('event_id', 'text', (c) => c.notNull().references('events.id'))
      .addColumn('pairing', 'text', (c) => c.notNull())
      .addColumn('leg', 'integer', (c) => c.notNull())
      .addColumn('taken', 'integer', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('event_legs_by_event').on('event_legs').columns(['event_id', 'taken']).execute();
    await db.schema.createIndex('event_legs_by_taken').on('event_legs').column('taken').execute();
    await db.schema
      .createTable('event_visits')
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('event_visits_key', ['match_id', 'person_id'])
      .execute();
  },
};

export const eventHooks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('event_hooks')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('event_id', 'text', (c) => c.notNull().references('events.id'))
      .addColumn('url', 'text', (c) => c.notNull())
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('made_at', 'bigint', (c) => c.notNull())
      .addColumn('sent', 'integer', (c) => c.notNull())
      .addColumn('failures', 'integer', (c) => c.notNull())
      .addColumn('next_at', 'bigint')
      .addColumn('last_at', 'bigint')
      .addColumn('last_status', 'text')
      .execute();
    await db.schema.createIndex('event_hooks_by_event').on('event_hooks').column('event_id').execute();
    await db.schema
      .createTable('event_tokens')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('event_id', 'text', (c) => c.notNull().references('events.id'))
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('power', 'text', (c) => c.notNull())
      .addColumn('made_at', 'bigint', (c) => c.notNull())
      .addColumn('seen_at', 'bigint')
      .execute();
    await db.schema.createIndex('event_tokens_by_event').on('event_tokens').column('event_id').execute();
    await db.schema
      .createTable('event_tellings')
      .addColumn('event_id', 'text', (c) => c.notNull().references('events.id'))
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addColumn('what', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('event_tellings_key', ['event_id', 'person_id', 'what'])
      .execute();
  },
};

export const hookDeliveries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('event_hooks').addColumn('tells', 'text').execute();
    await db.schema
      .createTable('event_deliveries')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('hook_id', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('first', 'integer', (c) => c.notNull())
      .addColumn('last', 'integer', (c) => c.notNull())
      .addColumn('entries', 'integer', (c) => c.notNull())
      .addColumn('nth', 'integer', (c) => c.notNull())
      .addColumn('ok', 'integer', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('event_deliveries_by_hook').on('event_deliveries').columns(['hook_id', 'at']).execute();
  },
};
