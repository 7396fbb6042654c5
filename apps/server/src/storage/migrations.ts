/**
 * How the tables came to be. A migration that has been released is never changed; what comes later is a new one. Each
 * is written in SQL that SQLite and PostgreSQL both take, but for triggers, of which they have no form in common.
 */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { accounts, devices } from './migration-accounts.ts';
import { auditForGood } from './migration-audit.ts';
import { bots } from './migration-bots.ts';
import { clocks } from './migration-clocks.ts';
import { eventHooks, events, hookDeliveries } from './migration-events.ts';
import { margins } from './migration-margins.ts';
import { endedTokens, lessons, operations, rematches } from './migration-operations.ts';
import { arbiterCalls, deadlines } from './migration-judging.ts';
import { talk } from './migration-talk.ts';
import { moments, watching } from './migration-watching.ts';
import { pictures, waysToPlay } from './migration-ways-to-play.ts';
import { mail } from './migration-mail.ts';
import { moderation } from './migration-moderation.ts';
import { quickMatch } from './migration-quick-match.ts';
import { ratings } from './migration-ratings.ts';
import { names, passkeys, push } from './migration-reach.ts';
import { strict } from './migration-strict.ts';
import type { Tables } from './tables.ts';

const sessions: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('token_hash', 'text', (c) => c.notNull().unique())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};

const matches: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('matches')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('visibility', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('turn', 'integer', (c) => c.notNull())
      .addColumn('phase', 'text', (c) => c.notNull())
      .addColumn('to_move', 'text')
      .addColumn('winner', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('updated_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('matches_by_status')
      .on('matches')
      .columns(['status', 'visibility', 'updated_at'])
      .execute();
    await db.schema
      .createTable('seats')
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('side', 'text', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('session_id', 'text', (c) => c.references('sessions.id'))
      .addColumn('computer', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('seats_key', ['match_id', 'side'])
      .execute();
    await db.schema.createIndex('seats_by_session').on('seats').column('session_id').execute();
  },
};

const log: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('log')
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('prev', 'text', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('log_key', ['match_id', 'seq'])
      .execute();
    await db.schema
      .createTable('secrets')
      .addColumn('match_id', 'text', (c) => c.primaryKey().references('matches.id'))
      .addColumn('secret', 'text', (c) => c.notNull())
      .execute();
  },
};

const options: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .alterTable('matches')
      .addColumn('options', 'text', (c) => c.notNull().defaultTo('{}'))
      .execute();
    await db.schema
      .alterTable('matches')
      .addColumn('practice', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};

const standingOrders: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('standing_orders')
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('side', 'text', (c) => c.notNull())
      .addColumn('orders', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('standing_orders_key', ['match_id', 'side'])
      .execute();
  },
};

const snapshots: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .alterTable('matches')
      .addColumn('entries', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db
      .updateTable('matches')
      .set((of) => ({
        entries: of
          .selectFrom('log')
          .select(of.fn.countAll<number>().as('n'))
          .whereRef('log.match_id', '=', 'matches.id'),
      }))
      .execute();
    await db.schema
      .createTable('snapshots')
      .addColumn('match_id', 'text', (c) => c.primaryKey().references('matches.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('history')
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('from_ply', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('history_key', ['match_id', 'from_ply'])
      .execute();
  },
};

const leases: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema.alterTable('matches').addColumn('host', 'text').execute();
    await db.schema
      .alterTable('matches')
      .addColumn('fence', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createTable('processes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .addColumn('connection', 'text')
      .execute();
  },
};

/** In the order of their names. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-sessions': sessions,
  '0002-matches': matches,
  '0003-log': log,
  '0004-options': options,
  '0005-standing-orders': standingOrders,
  '0006-snapshots': snapshots,
  '0007-leases': leases,
  '0010-operations': operations,
  '0011-ended-tokens': endedTokens,
  '0012-lessons': lessons,
  '0013-rematches': rematches,
  '0014-clocks': clocks,
  '0017-quick-match': quickMatch,
  '0018-talk': talk,
  '0020-devices': devices,
  '0021-accounts': accounts,
  '0022-watching': watching,
  '0023-moments': moments,
  '0025-ratings': ratings,
  '0026-bots': bots,
  '0028-mail': mail,
  '0029-moderation': moderation,
  '0030-push': push,
  '0031-passkeys': passkeys,
  '0032-names': names,
  '0033-ways-to-play': waysToPlay,
  '0034-pictures': pictures,
  '0035-arbiter-calls': arbiterCalls,
  '0036-deadlines': deadlines,
  '0037-strict': strict,
  '0040-audit-for-good': auditForGood,
  '0050-events': events,
  '0051-event-hooks': eventHooks,
  '0052-margins': margins,
  '0055-hook-deliveries': hookDeliveries,
};
