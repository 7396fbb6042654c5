/** Ratings of players, of which match each change of one came, and what the sides of a scenario are worth. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const ratings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['rated', 'reckoned'])
      await db.schema
        .alterTable('matches')
        .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    for (const column of ['least_rating', 'most_rating'])
      await db.schema.alterTable('matches').addColumn(column, 'integer').execute();
    await db.schema
      .createIndex('matches_to_reckon')
      .on('matches')
      .columns(['rated', 'reckoned', 'status', 'updated_at'])
      .execute();
    await db.schema
      .createTable('ratings')
      .addColumn('person_id', 'text', (c) => c.notNull().references('sessions.id'))
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('mean', 'double precision', (c) => c.notNull())
      .addColumn('deviation', 'double precision', (c) => c.notNull())
      .addColumn('volatility', 'double precision', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['person_id', 'game'])
      .execute();
    await db.schema.createIndex('ratings_by_mean').on('ratings').columns(['game', 'mean']).execute();
    await db.schema
      .createTable('rating_changes')
      .addColumn('match_id', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('side', 'text', (c) => c.notNull())
      .addColumn('person_id', 'text', (c) => c.notNull().references('sessions.id'))
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('mean_before', 'double precision', (c) => c.notNull())
      .addColumn('mean', 'double precision', (c) => c.notNull())
      .addColumn('deviation', 'double precision', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('rating_changes_key', ['match_id', 'side'])
      .execute();
    await db.schema
      .createIndex('rating_changes_by_person')
      .on('rating_changes')
      .columns(['person_id', 'game', 'games'])
      .execute();
    await db.schema
      .createTable('side_biases')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('scenario', 'text', (c) => c.notNull())
      .addColumn('points', 'double precision', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('side_biases_key', ['game', 'scenario'])
      .execute();
    for (const table of ['quick_seekers', 'quick_waits'])
      await db.schema
        .alterTable(table)
        .addColumn('rated', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
  },
};
