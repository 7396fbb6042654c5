/** An event of a thousand in the browser: soon usable, with those rows alone in the page that are seen. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settle } from '../../apps/server/src/testing/account-holder.ts';
import { makeEvent, wish } from '../../apps/server/src/testing/event-people.ts';
import { eventually } from './eventually.ts';
import { type Person, Table } from './table.ts';

const ENTRANTS = 1000;
/** Rows of a window and some beyond its edges; far fewer than there are. */
const FEW = 80;

let table: Table;
let ann: Person;
let address: string;

beforeAll(async () => {
  table = await Table.layWithoutBoard({ EXAMPLE_GAMES: 'on' });
  const olga = await settle(table.port, 'Olga');
  const { eventId } = await makeEvent(olga, { terms: { game: 'the-ford', options: {} } });
  await wish(olga, eventId, { do: 'announce' }, { do: 'open-entries' });
  const names = Array.from({ length: ENTRANTS }, (_, i) => `Entrant ${i + 1}`);
  const csv = ['name', ...names].join('\n');
  const entered = await olga.ask('POST', `/api/events/${eventId}/entrants`, { wishId: 'all-of-them', csv });
  if (entered.status !== 204) throw new Error('they have not been entered');
  await wish(olga, eventId, { do: 'begin' }, { do: 'pair' });
  address = `/events/${eventId}`;
  ann = await table.seat('Ann', { width: 1280, height: 800 });
}, 60_000);
afterAll(async () => {
  await table.clear();
});

const namesOf = async (row: string) => await ann.by(row).locator('.standing-name b').allInnerTexts();

test('of its standings the rows that are seen are in the page, and all can be come to', {
  timeout: 60_000,
}, async () => {
  const { page } = ann;
  await ann.open(`${address}#standings`);
  await ann.by('standing').first().waitFor();
  const there = async () => await ann.by('standing').count();
  expect(await there()).toBeLessThan(FEW);
  const standings = page.getByRole('table');
  expect(await standings.getAttribute('aria-rowcount')).toBe(`${ENTRANTS + 1}`);
  const [first] = await namesOf('standing');
  // To the end: the last is there, and the first is not any more.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const rowsSeen = async () =>
    await ann.by('standing').evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-rowindex'))));
  await eventually(async () => Math.max(...(await rowsSeen()))).toBe(ENTRANTS + 1);
  expect(Math.min(...(await rowsSeen()))).toBeGreaterThan(ENTRANTS - FEW);
  expect(await namesOf('standing')).not.toContain(first);
  // The last row is within the list and not beyond its edge.
  const below = await ann
    .by('standing')
    .last()
    .evaluate((row) => (row.parentElement?.getBoundingClientRect().bottom ?? 0) - row.getBoundingClientRect().bottom);
  expect(Math.abs(below)).toBeLessThan(2);
  // Somebody far down is found by name, and opens to what the points are made of.
  await page.evaluate(() => scrollTo(0, 0));
  await ann.by('find').fill('Entrant 777');
  await eventually(async () => await namesOf('standing')).toEqual(['Entrant 777']);
  await ann.by('open-standing').click();
  await page.locator('.standing-open').waitFor();
  await ann.by('find').fill('');
  await eventually(there).toBeGreaterThan(10);
  expect(await there()).toBeLessThan(FEW);
});

test('so are its pairings, its entrants, and what opens among them', { timeout: 60_000 }, async () => {
  for (const [tab, row, all] of [
    ['rounds', 'pairing', ENTRANTS / 2],
    ['entrants', 'entrant', ENTRANTS],
  ] as const) {
    await ann.by(`tab-${tab}`).click();
    await ann.by(row).first().waitFor();
    expect(await ann.by(row).count()).toBeLessThan(FEW);
    expect(await ann.by(row).first().getAttribute('aria-setsize')).toBe(`${all}`);
    await ann.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await eventually(async () => await ann.by(row).last().getAttribute('aria-posinset')).toBe(`${all}`);
    await ann.page.evaluate(() => scrollTo(0, 0));
  }
  expect(table.errors()).toEqual([]);
});
