/** Most tests need no more: a table, and three people around it. */
import { beforeAll } from 'vitest';
import { type Person, Table } from './table.ts';

interface Three {
  readonly table: Table;
  readonly ann: Person;
  readonly bob: Person;
  readonly cay: Person;
}
type Take = (three: Three) => void;
/** Variables of the server, as for `Table.lay`. */
type More = Readonly<Record<string, string>>;

/**
 * For the tests of a file, which takes them when they sit down, and after which the table is cleared. Bob's browser draws no
 * board: what he does he does by words.
 */
export function threeAtATable(take: Take, more: More = {}): void {
  seatThree(async () => await Table.lay(more), take, false);
}

/** As `threeAtATable`, at a table as `Table.layWithoutBoard` lays it. */
export function threeWithoutBoard(take: Take, more: More = {}): void {
  seatThree(async () => await Table.layWithoutBoard(more), take);
}

function seatThree(lay: () => Promise<Table>, take: Take, boardOfBob?: boolean): void {
  // Not before tests are run: whoever only lists them would leave the server running.
  beforeAll(async () => {
    const table = await lay();
    const bob = await table.seat('Bob', undefined, boardOfBob === undefined ? {} : { board: boardOfBob });
    take({ table, ann: await table.seat('Ann'), bob, cay: await table.seat('Cay') });
    return async () => {
      await table.clear();
    };
  });
}
