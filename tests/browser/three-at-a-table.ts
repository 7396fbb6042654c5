/** Most tests need no more: a table, and three people around it. */
import { beforeAll } from 'vitest';
import { type Person, Table } from './table.ts';

interface Three {
  readonly table: Table;
  readonly ann: Person;
  readonly bob: Person;
  readonly cay: Person;
}

/**
 * For the tests of a file, which takes them when they sit down, and after which the table is cleared. `more`: variables
 * of the server, as for `Table.lay`.
 */
export function threeAtATable(take: (three: Three) => void, more: Readonly<Record<string, string>> = {}): void {
  // Not before tests are run: whoever only lists them would leave the server running.
  beforeAll(async () => {
    const table = await Table.lay(more);
    take({ table, ann: await table.seat('Ann'), bob: await table.seat('Bob'), cay: await table.seat('Cay') });
    return async () => {
      await table.clear();
    };
  });
}
