/** By how much a match was won. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Of older matches nobody knows. */
export const margins: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('matches').addColumn('margin', 'integer').execute();
  },
};
