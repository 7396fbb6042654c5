/** Matches in which both browsers add to the dice of every command. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const strict: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('matches')
      .addColumn('strict', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
