/** Two people who find each other without loading a page anew: by quick match, and by an open challenge. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { isSound } from './soundness.ts';
import type { Person, Table } from './table.ts';
import { threeWithoutBoard } from './three-at-a-table.ts';

let table: Table;
let ann: Person;
let bob: Person;
let cay: Person;
threeWithoutBoard((three) => ({ table, ann, bob, cay } = three));

const SHOTS = process.env['LOBBY_SHOTS'];
const path = (person: Person) => new URL(person.page.url()).pathname;
/** Says that the page is the same as it was: whoever loads it anew loses the mark. */
const mark = (person: Person) => person.page.evaluate(() => document.documentElement.setAttribute('data-same', 'yes'));
const isSame = (person: Person) => person.page.evaluate(() => document.documentElement.getAttribute('data-same'));

async function lookAt(person: Person, name: string): Promise<void> {
  for (const width of [1280, 820, 390]) {
    await person.page.setViewportSize({ width, height: 844 });
    await isSound(person);
    if (SHOTS === undefined) continue;
    mkdirSync(SHOTS, { recursive: true });
    await person.page.screenshot({ path: join(SHOTS, `${name}-${width}.png`), fullPage: true });
  }
  await person.page.setViewportSize({ width: 1280, height: 844 });
}

test('who looks by quick match is told on another page, and both are brought to the match', async () => {
  await ann.open('/');
  // What is fetched last is there, so that everything is looked at.
  await ann.by('quick').waitFor();
  await lookAt(ann, 'empty');
  await ann.by('quick-side-isengard').check({ force: true });
  await ann.by('quick-go').click();
  await ann.giveName();
  await eventually(() => ann.by('quick-waits').textContent()).toContain('Nobody has looked for this lately');
  expect(await ann.page.getByRole('button', { name: 'Stop looking' }).count()).toBe(1);
  expect(await ann.by('quick-bar').count()).toBe(0);
  await lookAt(ann, 'looking');
  await mark(ann);
  await ann.page.locator('a[href="/about"]').first().click();
  await eventually(() => ann.by('quick-bar').textContent()).toContain('Looking for an opponent');
  expect(await ann.page.getByRole('button', { name: 'Stop looking' }).count()).toBe(1);
  await bob.open('/');
  await mark(bob);
  await bob.by('quick-go').click();
  await bob.giveName();
  for (const person of [ann, bob]) await eventually(() => path(person)).toMatch(/^\/match\//);
  expect(path(ann)).toBe(path(bob));
  for (const person of [ann, bob]) {
    await person.by('phase-bar').waitFor();
    expect(await isSame(person)).toBe('yes');
    await eventually(() => person.by('quick-bar').count()).toBe(0);
  }
  await ann.by('tab-match').click();
  await eventually(() => ann.by('seat-isengard').textContent()).toContain('Ann (you)');
});

test('one who stops looking is not found', async () => {
  await cay.open('/');
  await cay.by('quick-go').click();
  await cay.giveName();
  await cay.by('quick-looking').waitFor();
  await cay.by('quick-stop').click();
  await cay.by('quick-go').waitFor();
  await eventually(() => cay.by('quick-bar').count()).toBe(0);
});

test('an open challenge comes up by itself, is taken, and is gone for others', async () => {
  await cay.open('/');
  const rows = (list: string) => cay.by(list).getByTestId('match-row');
  await cay.by('open-matches').waitFor();
  await mark(cay);
  const { matchId } = await bob.ask('/api/matches', {
    game: 'helms-deep',
    side: 'isengard',
    opponent: 'human',
    visibility: 'listed',
  });
  await bob.open(`/match/${matchId}`);
  // Sooner than anybody asks again by themselves.
  await expect.poll(() => rows('open-matches').count(), { timeout: 4500 }).toBe(1);
  await lookAt(cay, 'full');
  await ann.open('/');
  await ann.by('open-matches').getByTestId('join').waitFor();
  await cay.by('open-matches').getByTestId('join').click();
  await eventually(() => path(cay)).toBe(`/match/${matchId}`);
  expect(await isSame(cay)).toBe('yes');
  await eventually(() => ann.by('open-matches').getByTestId('match-row').count()).toBe(0);
});

test('nothing went wrong in any page', () => {
  expect(table.errors()).toEqual([]);
});
