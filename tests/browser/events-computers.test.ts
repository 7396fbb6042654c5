/** An event that runs by itself: computer players, and one person among them, from entries to the trophy. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { lookAt } from './look-at.ts';
import { signedUp } from './signed-up.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let ann: Person;

beforeAll(async () => {
  table = await Table.layWithoutBoard({ EXAMPLE_GAMES: 'on' });
  ann = await signedUp(table, 'Ann', { width: 1280, height: 800 });
});
afterAll(async () => {
  await table.clear();
});

test('a knock-out of three computers and their organiser is played to its end', { timeout: 240_000 }, async () => {
  await ann.open('/events/new');
  await ann.by('event-title').fill('Against the machines');
  await ann.by('game-the-ford').check();
  await ann.by('expected').fill('4');
  await ann.by('format-elimination').check();
  await ann.by('event-clock').selectOption('none');
  await ann.by('event-watching').selectOption('0');
  await ann.by('pause').fill('0');
  await ann.by('needs-check-in').uncheck();
  await ann.by('simulate').click();
  await ann.by('simulated').getByTestId('champion').waitFor();
  await lookAt(ann, 'event-new-bracket');
  await ann.by('announce-event').click();
  await ann.by('enter').click();
  await ann.by('to-desk').click();
  await ann.by('tab-entrants').click();
  for (const [i, level] of ['learner', 'steady', 'learner'].entries()) {
    await ann.by('add-plays').selectOption(level);
    await ann.by('add-name').fill(`Machine ${i + 1}`);
    await ann.by('add-go').click();
    await eventually(() => ann.by('desk-entrant').count()).toBe(i + 2);
  }
  await ann.by('step-begin').click();
  await ann.by('to-event').click();
  // Rounds are paired and published by themselves, boards with them.
  const board = ann.by('to-my-board');
  await eventually(async () => await board.count(), 'a board of one’s own').toBe(1);
  await board.click();
  await ann.by('match').waitFor();
  await ann.by('tab-match').click();
  await ann.by('resign').click();
  await ann.by('resign-yes').click();
  await ann.by('result').waitFor();
  await ann.open('/events');
  await ann.by('event-row').first().getByRole('link').click();
  await ann.by('event').waitFor();
  // The third place is played for, too: there the person gives up once more.
  for (let looks = 0; looks < 60 && (await ann.by('winner').count()) === 0; looks++) {
    if ((await board.count()) > 0) {
      await board.click();
      await ann.by('match').waitFor();
      await ann.by('tab-match').click();
      // It may be the first one still, which is over.
      await eventually(async () => (await ann.by('resign').count()) + (await ann.by('result').count())).not.toBe(0);
      if ((await ann.by('result').count()) === 0) {
        await ann.by('resign').click();
        await ann.by('resign-yes').click();
      }
      await ann.by('result').waitFor();
      await ann.page.goBack();
      await ann.by('event').waitFor();
    }
    await ann.page.waitForTimeout(1000);
  }
  await eventually(() => ann.by('winner').textContent()).toContain('has won the event');
  await ann.by('tab-bracket').click();
  await eventually(() => ann.by('champion').textContent()).toMatch(/Machine \d has won the event/);
  await lookAt(ann, 'event-bracket');
  // A phone has one round at a time.
  await ann.page.setViewportSize({ width: 390, height: 844 });
  await ann.page.reload();
  await ann.by('bracket').waitFor();
  const seen = ann.page.locator('.bracket-nav b').first();
  expect(await seen.textContent()).toBe('Final');
  await ann.page.getByRole('button', { name: 'Round before' }).first().click();
  await eventually(() => seen.textContent()).toBe('Semi-finals');
  expect(table.errors()).toEqual([]);
});
