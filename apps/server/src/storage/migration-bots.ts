/** Accounts of programs, the tokens with which they ask, and rated matches that they may play. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const bots: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, column] of [
      ['accounts', 'bot'],
      ['devices', 'api'],
      ['matches', 'bots'],
    ] as const)
      await db.schema
        .alterTable(table)
        .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
  },
};
