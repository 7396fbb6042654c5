/** Two people with accounts play a rated match, from the challenge to the list of the best; a guest may not. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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

const SHOTS = process.env['RATING_SHOTS'];

async function lookAt(person: Person, name: string): Promise<void> {
  for (const width of [1440, 820, 390]) {
    await person.page.setViewportSize({ width, height: 900 });
    await isSound(person);
    const overhang = await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overhang, `${name} at ${width}`).toBeLessThanOrEqual(0);
    if (SHOTS === undefined) continue;
    mkdirSync(SHOTS, { recursive: true });
    await person.page.screenshot({ path: join(SHOTS, `${name}-${width}.png`), fullPage: true });
  }
  await person.page.setViewportSize({ width: 1280, height: 844 });
}

/** The page keeps who that is, as it does for people. */
async function settle(person: Person): Promise<void> {
  await person.open('/about');
  const status = await person.page.evaluate(async (name) => {
    const body = { name, email: `${name}@example.org`, password: 'speak friend and enter' };
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/account', { method: 'POST', headers, body: JSON.stringify(body) });
    localStorage.setItem('warbeacon.session', await answer.text());
    return answer.status;
  }, person.name);
  expect(status).toBe(201);
}

const path = (person: Person) => new URL(person.page.url()).pathname;

test('a guest is told that rated matches are between accounts', async () => {
  await cay.open('/');
  await cay.by('rated').waitFor();
  expect(await cay.by('rated').isDisabled()).toBe(true);
  expect(await cay.by('rated-account').getAttribute('href')).toBe('/account');
  expect(await cay.by('quick-rated').count()).toBe(0);
});

test('a rated challenge says that it is one, is taken by an account, and tells both what it changed', async () => {
  for (const person of [ann, bob]) await settle(person);
  await ann.open('/');
  await ann.by('rated').check();
  await eventually(() => ann.by('rating-range').locator('option').allTextContents()).toEqual([
    'Anybody',
    'Rated 1400 to 1600',
    'Rated 1300 to 1700',
    'Rated 1100 to 1900',
  ]);
  await ann.by('rating-range').selectOption('200');
  await lookAt(ann, 'challenge');
  await ann.by('listed-side-isengard').check({ force: true });
  await ann.by('listed-go').click();
  await eventually(() => path(ann)).toMatch(/^\/match\//);
  const matchId = path(ann).split('/').at(-1) ?? '';

  await cay.open('/');
  const row = cay.by('open-matches').locator(`[data-match="${matchId}"]`);
  await eventually(() => row.getByTestId('match-ratings').textContent()).toBe(
    'Rated, for ratings from 1300 to 1700. Ann 1500?',
  );
  await lookAt(cay, 'lobby');
  await cay.open(`/join/${matchId}`);
  await eventually(() => cay.by('match-ratings').textContent()).toContain('It changes the ratings of both');
  await cay.by('take-seat').click();
  await cay.giveName();
  await eventually(() => cay.page.getByRole('alert').textContent()).toContain('between two accounts');
  await lookAt(cay, 'join');

  await bob.open(`/join/${matchId}`);
  await bob.by('take-seat').click();
  for (const person of [ann, bob]) await person.by('phase-bar').waitFor();
  await ann.by('tab-match').click();
  await eventually(() => ann.by('rating-westernesse').textContent()).toContain('1500?');
  await eventually(() => ann.by('people').getByTestId('rated').textContent()).toContain('Rated');
  await lookAt(ann, 'table');

  await ann.open(`/match/${matchId}`);
  await ann.by('set-up').click();
  await ann.by('set-up-again').waitFor();
  await ann.by('end-step').click();
  await bob.myMove();
  await bob.by('set-up').click();
  await bob.by('set-up-again').waitFor();
  // A page that is a ply behind would be refused.
  await bob.open(`/match/${matchId}`);
  await bob.by('set-up-again').waitFor();
  await bob.by('tab-match').click();
  await bob.by('resign').click();
  await bob.by('resign-yes').click();
  for (const person of [ann, bob]) {
    await eventually(() => person.by('rating-changes').textContent()).toMatch(
      /Ann1500\? → \d+\? \+\d+Bob1500\? → \d+\? −\d+/,
    );
    await isSound(person);
  }
  await lookAt(ann, 'result');
});

test('whatever is played of a game may be rated, by its own usual options', async () => {
  await ann.open('/');
  await ann.by('game-skirmish').check({ force: true });
  await ann.by('option-scenario-the-ford').check();
  await ann.by('rated').check();
  await ann.by('match-options').locator('summary').click();
  await ann.by('option-preset').selectOption('as-printed');
  await eventually(() => ann.by('rated').isChecked()).toBe(false);
  expect(await ann.by('rated').isDisabled()).toBe(true);
  await ann.by('option-preset').selectOption({ index: 0 });
  await ann.by('rated').check();
  await ann.by('listed-go').click();
  await eventually(() => path(ann)).toMatch(/^\/match\//);
  const row = cay.page.locator(`[data-testid=open-matches] [data-match="${path(ann).split('/').at(-1)}"]`);
  await cay.open('/');
  await eventually(() => row.textContent()).toContain('The Ford');
  expect(await row.getByTestId('match-ratings').textContent()).toContain('Rated');
});

test('the page of a player shows how the rating came about, and the list of the best who leads', async () => {
  // What a hundred matches would have made.
  await table.stop();
  const file = new DatabaseSync(join(table.folder, 'warbeacon.sqlite'), { enableForeignKeyConstraints: false });
  const [own] = file.prepare(`select person_id from ratings order by mean desc`).all();
  const id = String(own?.['person_id']);
  const change = file.prepare(
    `insert into rating_changes (match_id, side, person_id, game, at, mean_before, mean, deviation, games)
     values (?, 'isengard', ?, 'helms-deep', ?, 1500, ?, 80, ?)`,
  );
  for (let i = 0; i < 40; i++)
    change.run(`m${i}`, id, 1_700_000_000_000 + i * 86_400_000, 1500 + 160 * Math.sin(i / 6) + 4 * i, i + 2);
  file.prepare('update ratings set deviation = 70, games = 41, mean = mean + 100').run();
  file.prepare('update side_biases set points = 37.6, games = 212').run();
  file.close();
  await table.startAgain();

  await cay.open('/players');
  await eventually(() => cay.by('players-helms-deep').locator('tbody tr').count()).toBe(2);
  expect(await cay.by('players-helms-deep').locator('tbody tr').first().textContent()).toMatch(
    /^1Ann Challenge Ann\d{4}41$/,
  );
  expect(await cay.by('players-gondor').textContent()).toContain('Nobody has played enough');
  expect(await cay.by('side-bias').textContent()).toContain(
    'By 212 rated matches, Isengard is better off by 38 points',
  );
  await lookAt(cay, 'players');
  await cay.by('players-helms-deep').getByRole('link', { name: 'Ann', exact: true }).click();
  await eventually(() => cay.by('rating-helms-deep').textContent()).toContain('41 rated matches');
  const chart = cay.by('rating-helms-deep').getByRole('img');
  expect(await chart.getAttribute('aria-label')).toMatch(/^Rating over the last 41 matches: from \d+ to \d+/);
  await cay.by('rating-helms-deep').locator('summary').click();
  expect(await cay.by('rating-helms-deep').locator('tbody tr').count()).toBe(41);
  await cay.by('rating-helms-deep').locator('summary').click();
  await lookAt(cay, 'profile');
});

test('an account becomes that of a bot for good, gets a token for its program, and is shown as a bot', async () => {
  const rob = await table.seat('Rob');
  await settle(rob);
  await rob.open('/account');
  await rob.by('bot-become').click();
  await lookAt(rob, 'becoming');
  await rob.by('bot-yes').click();
  await rob.by('token-label').fill('On my own machine');
  await rob.by('token-make').click();
  await eventually(() => rob.by('new-token').inputValue()).toMatch(/^[\w-]{43}$/);
  await eventually(() => rob.by('devices').textContent()).toContain('On my own machineprogram, last used');
  await lookAt(rob, 'bot');
  await rob.open('/people/Rob');
  await rob.by('is-bot').waitFor();
});

test('nothing went wrong in any page', () => {
  // A guest’s try to take the seat was refused, which a browser writes down.
  expect(table.errors().filter((error) => !error.includes('403'))).toEqual([]);
});
