/** What answers at an address, for a person and for a program: the page and the status are of one mind. */
import { expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import type { Person, Table } from './table.ts';
import { threeWithoutBoard } from './three-at-a-table.ts';

let table: Table;
let ann: Person;
threeWithoutBoard((three) => ({ table, ann } = three));

const NOBODY = '0'.repeat(32);
const statusAt = async (path: string) => (await ann.page.goto(new URL(path, table.address).href))?.status();

test.each(['/', '/about', '/rules', '/rules/gondor', '/rules/helms-deep', '/lessons', '/verify'])(
  'the page %s is there',
  async (path) => {
    expect(await statusAt(path)).toBe(200);
    await ann.page.locator('h1').first().waitFor();
    expect(await ann.page.getByText('There is no page at this address.').count()).toBe(0);
  },
);

test.each([
  ['/nowhere', 'There is no page at this address.'],
  ['/rules/chess', 'There is no page at this address.'],
  ['/old/page.html', 'There is no page at this address.'],
  [`/match/${NOBODY}`, 'There is no match at this address'],
  ['/match/abc', 'There is no match at this address'],
  [`/join/${NOBODY}`, 'There is no match at this address'],
])('%s says that nothing is there, and leads to the lobby', async (path, words) => {
  expect(await statusAt(path)).toBe(404);
  await eventually(() => ann.page.locator('.letter').textContent()).toContain(words);
  await ann.page.locator('.letter a').click();
  await eventually(() => new URL(ann.page.url()).pathname).toBe('/');
});
