/** What is played of the skirmish, chosen in the lobby: a scenario, and forces that are picked or built. */
import { beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { lookAt } from './look-at.ts';
import type { Person, Table } from './table.ts';
import { threeWithoutBoard } from './three-at-a-table.ts';

let table: Table;
let ann: Person;
threeWithoutBoard((three) => ({ table, ann } = three));

beforeAll(async () => {
  await ann.open('/');
  await ann.by('game-skirmish').check({ force: true });
  await ann.by('what-is-played').waitFor();
});

const pointsOf = (): Promise<string | null> => ann.by('points-good').textContent();

describe('what is played', () => {
  test('is asked before anything else, each in a sentence; the other games have nothing of the kind', async () => {
    expect(await ann.by('what-is-played').textContent()).toMatch(/last to stand.*chest.*captive/s);
    await ann.by('game-helms-deep').check({ force: true });
    await eventually(() => ann.by('what-is-played').count()).toBe(0);
    await ann.by('game-skirmish').check({ force: true });
    await ann.by('what-is-played').waitFor();
  });

  test('another of the forces that are offered is picked; with another scenario it is gone', async () => {
    await ann.by('muster').locator('summary').click();
    await ann.by('force-evil').selectOption('even-isengard');
    await eventually(() => ann.by('muster').locator('summary').textContent()).toContain('Isengard, even');
    await ann.by('option-scenario-the-watch').check();
    await eventually(() => ann.by('muster').locator('summary').textContent()).not.toContain('even');
    await ann.by('option-scenario-forces-clash').check();
    await eventually(() => ann.by('muster').locator('summary').textContent()).toContain('Mordor, even');
  });

  test('one that costs too much says so while it is built, and is refused where it is asked for all the same', async () => {
    await ann.by('muster').locator('summary').click();
    await ann.by('force-good').selectOption('own');
    expect(await pointsOf()).toMatch(/^(\d+) of \1 points$/);
    await ann.by('add-good').selectOption('mt-captain');
    await eventually(pointsOf).toMatch(/This force costs \d+ points, and \d+ are allowed\./);
    await lookAt(ann, 'muster');
    await ann.by('computer-go').click();
    await ann.giveName();
    await eventually(() => ann.by('play-error').textContent()).toMatch(/costs \d+ points/);
    expect(await ann.by('match').count()).toBe(0);
  });

  test('one that is within its points is on the table', async () => {
    await ann
      .by('muster-good')
      .getByRole('button', { name: /^One fewer: Captain/ })
      .click();
    await eventually(pointsOf).toMatch(/^(\d+) of \1 points$/);
    await ann
      .by('muster-good')
      .getByRole('button', { name: /^One fewer: Warrior of Minas Tirith, bow/ })
      .click();
    await ann.by('computer-side-good').check({ force: true });
    await ann.by('computer-go').click();
    await ann.by('match').waitFor();
    await eventually(() => ann.page.title()).toContain('Battlehost');
    await ann.by('tab-match').click();
    await eventually(() => ann.by('agreed').textContent()).toContain('built by the players');
    await ann.by('tab-forces').click();
    await eventually(() => ann.by('forces').textContent()).toContain('Minas Tirith, bow 3');
    expect(await ann.by('forces').textContent()).not.toContain('Minas Tirith, bow 4');
  });
});

test('nothing went wrong in any page', () => {
  expect(table.errors()).toEqual([]);
});
