/** Most tests need no more: a table, and three people around it. */
import { afterAll } from 'vitest';
import { type Person, Table } from './table.ts';

interface Three {
  readonly table: Table;
  readonly ann: Person;
  readonly bob: Person;
  readonly cay: Person;
}

/** For the tests of a file, after which the table is cleared. `more`: variables of the server, as for `Table.lay`. */
export async function threeAtATable(more: Readonly<Record<string, string>> = {}): Promise<Three> {
  const table = await Table.lay(more);
  afterAll(async () => {
    await table.clear();
  });
  return { table, ann: await table.seat('Ann'), bob: await table.seat('Bob'), cay: await table.seat('Cay') };
}
