/** Coming back to a match: what happened since is played, and the whole of it can be gone through again. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { UNDER_THE_WALL } from './positions.ts';
import { isSound } from './soundness.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let ann: Person;
let bob: Person;
beforeAll(async () => {
  table = await Table.lay();
  ann = await table.seat('Ann', { width: 1280, height: 800 }, { animated: true });
  bob = await table.seat('Bob', { width: 820, height: 1100 });
});
afterAll(async () => {
  await table.clear();
});

const plyOf = async (person: Person) => Number(await person.by('replay').getAttribute('data-ply'));

test('who comes back is shown what happened since, and may skip it', async () => {
  await table.begin(UNDER_THE_WALL, bob, ann);
  const address = ann.page.url();
  await ann.page.locator('[data-testid=board][data-ready=true]').waitFor();
  await ann.open('/about');
  await bob.myMove();
  await bob.openWords();
  await bob.move('orc-1', '1412');
  await bob.move('orc-3', '1511');
  await bob.endStep();
  await eventually(() => bob.phase()).not.toBe('isengard-movement');
  await ann.page.goto(address);
  await ann.page.locator('[data-testid=replay][data-ready=true]').waitFor();
  // It closes by itself when it has been shown: to look at it, it is stopped.
  await ann.by('replay-run').click();
  expect(await ann.by('replay').textContent()).toContain('What has happened');
  await isSound(ann);
  await ann.by('replay-close').click();
  await ann.by('phase-bar').waitFor();
  // Once: who has been shown it is not shown it again.
  await ann.page.reload();
  await ann.by('phase-bar').waitFor();
  expect(await ann.by('replay').count()).toBe(0);
});

test.each([1440, 820, 390])('the match is gone through by event and phase, %i wide', async (width) => {
  await bob.page.setViewportSize({ width, height: 844 });
  await bob.page.reload();
  await bob.by('tab-match').click();
  await bob.by('replay-open').click();
  await bob.page.locator('[data-testid=replay][data-ready=true]').waitFor();
  expect(await plyOf(bob)).toBe(0);
  expect(await bob.by('replay-where').textContent()).toContain('Turn 5, Isengard moves');
  await isSound(bob);
  expect(await bob.log()).toBe('');
  await bob.page.getByRole('button', { name: 'An event on' }).click();
  await eventually(() => bob.log()).toContain('from 1312 to 1412');
  expect(await plyOf(bob)).toBe(1);
  await bob.page.getByRole('button', { name: 'A phase on' }).click();
  expect(await bob.by('replay-where').textContent()).not.toContain('Isengard moves');
  await bob.by('replay-scrub').focus();
  await bob.page.keyboard.press('Home');
  await eventually(() => bob.log()).toBe('');
  await bob.by('replay-pace').selectOption('hasty');
  await bob.by('replay-run').click();
  await eventually(() => bob.log()).toContain('from 1512 to 1511');
  // The way it went so far leads to any turn of it.
  const fold = bob.by('replay-way');
  if (!(await bob.by('way').isVisible())) await fold.click();
  await bob.by('way').waitFor();
  await eventually(() => bob.by('replay-run').textContent()).toBe('Play');
  await bob.by('way-turn-5').first().click();
  await eventually(() => plyOf(bob)).toBe(0);
  await isSound(bob);
  await bob.by('replay-close').click();
  await bob.by('phase-bar').waitFor();
});

test('the end says what decided it and how it went, and a turning point opens the replay there', async () => {
  await bob.page.setViewportSize({ width: 390, height: 844 });
  await bob.by('tab-match').click();
  await bob.by('resign').click();
  await bob.by('resign-yes').click();
  await bob.by('way').waitFor();
  expect(await bob.by('judged').textContent()).toContain('noEvery level of the Hornburg is taken. (0 of 3)');
  await bob.by('way-table').click();
  expect(await bob.page.locator('.way-table tbody tr').allTextContents()).toEqual([
    'At the start0000043',
    'Turn 5000000',
  ]);
  await isSound(bob);
  await bob.by('way-mark').filter({ hasText: 'Isengard has given up' }).click();
  await bob.page.locator('[data-testid=replay][data-ready=true]').waitFor();
  const last = await plyOf(bob);
  expect(last).toBeGreaterThan(3);
  expect(await bob.by('result').count()).toBe(0);
  await bob.by('replay-close').click();
  await bob.by('result-look').click();
  // The other player is told the same.
  await ann.by('way').waitFor();
  expect(await ann.by('way-mark').last().textContent()).toContain('Isengard has given up');
});

test('a link to a moment opens the replay there, for a stranger too, and leads back to now', async () => {
  const match = bob.page.url().split('?')[0] ?? '';
  const zoe = await table.seat('Zoe', { width: 1280, height: 800 });
  await zoe.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await zoe.page.goto(`${match}?ply=1`);
  await zoe.page.locator('[data-testid=replay][data-ready=true]').waitFor();
  expect(await plyOf(zoe)).toBe(1);
  await eventually(() => zoe.log()).toContain('from 1312 to 1412');
  expect(await zoe.log()).not.toContain('from 1512 to 1511');
  await zoe.page.getByRole('button', { name: 'An event on' }).click();
  await eventually(() => plyOf(zoe)).toBe(2);
  await zoe.by('copy-moment').click();
  await eventually(() => zoe.by('copy-moment').textContent()).toBe('Copied');
  expect(await zoe.page.evaluate(() => navigator.clipboard.readText())).toBe(`${match}?ply=2`);
  await isSound(zoe);
  await zoe.by('replay-close').click();
  await zoe.by('phase-bar').waitFor();
  expect(zoe.page.url()).toBe(match);
  // A ply that was never played is the last one.
  await zoe.page.goto(`${match}?ply=99999`);
  await zoe.page.locator('[data-testid=replay][data-ready=true]').waitFor();
  expect(await plyOf(zoe)).toBeLessThan(50);
  await zoe.page.setViewportSize({ width: 390, height: 844 });
  await isSound(zoe);
  await zoe.page.context().close();
});

test('a spectator is shown the way it went when they ask for it', async () => {
  const zoe = await table.seat('Zoe', { width: 820, height: 1100 });
  await zoe.page.goto(bob.page.url());
  await zoe.by('way-show').click();
  await zoe.by('way').waitFor();
  expect(await zoe.by('way-mark').last().textContent()).toContain('Isengard has given up');
  await zoe.page.context().close();
});

test('after the end one plays the computer again at once, by the same options and on the other side', async () => {
  await bob.page.setViewportSize({ width: 1280, height: 844 });
  const { matchId } = await bob.ask('/api/matches', {
    game: 'helms-deep',
    side: 'isengard',
    opponent: 'computer',
    visibility: 'private',
    options: { demoralization: 'reaches' },
  });
  await bob.open(`/match/${matchId}`);
  await bob.by('tab-match').click();
  await bob.by('resign').click();
  await bob.by('resign-yes').click();
  await bob.by('result').waitFor();
  await isSound(bob);
  await bob.by('rematch').click();
  await eventually(() => bob.page.url()).not.toContain(matchId ?? '');
  await bob.by('tab-match').click();
  await eventually(() => bob.by('seat-westernesse').textContent()).toContain('Bob (you)');
  expect(await bob.by('agreed').textContent()).toContain('Both as soon as they are at it');
});

test('what the system wishes reaches an open page, until the reader has chosen', async () => {
  const theme = () => bob.page.locator('html').getAttribute('data-theme');
  // One on which nothing moves: where a board is drawn without a graphics card, the system is heard late.
  await bob.open('/');
  await bob.by('theme').waitFor();
  await bob.page.emulateMedia({ colorScheme: 'dark' });
  await eventually(theme).toBe('dusk');
  await bob.page.emulateMedia({ colorScheme: 'light' });
  await eventually(theme).toBe('day');
  await bob.by('theme').click();
  await bob.page.emulateMedia({ colorScheme: 'dark' });
  await bob.page.emulateMedia({ colorScheme: 'light' });
  expect(await theme()).toBe('dusk');
});

test('nothing went wrong in any page', () => {
  expect(table.errors()).toEqual([]);
});
