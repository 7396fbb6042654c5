/** Lessons: from the lobby to the end of the first, and on to the next. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { isSound } from './soundness.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let ann: Person;
beforeAll(async () => {
  table = await Table.lay();
  ann = await table.seat('Ann', { width: 1280, height: 800 });
});
afterAll(async () => {
  await table.clear();
});

test('a lesson is begun from the lobby, done, and leads to the next', async () => {
  await ann.open('/');
  await ann.by('lessons-link').click();
  await ann.by('lesson-move').waitFor();
  await isSound(ann);
  await ann.by('lesson-move').click();
  // Who has no name yet is asked for one.
  await ann.by('name-input').fill('Ann');
  await ann.by('name-go').click();
  await ann.by('lesson').waitFor();
  await ann.myMove();
  expect(await ann.by('lesson').getAttribute('data-over')).toBe('false');
  await isSound(ann);
  await ann.openWords();
  await ann.move('infantry-1', '0819');
  await eventually(() => ann.by('lesson').getAttribute('data-over')).toBe('true');
  // Still known when the page is opened anew.
  await ann.page.reload();
  await eventually(() => ann.by('lesson').getAttribute('data-over')).toBe('true');
  await ann.page.setViewportSize({ width: 390, height: 844 });
  await ann.by('tab-orders').click();
  await isSound(ann);
  await ann.by('lesson-next').click();
  await eventually(() => ann.by('lesson').textContent()).toContain('Bows on the wall');
  // None of them is a match that waits for her.
  await ann.open('/');
  await ann.by('lessons-link').waitFor();
  expect(await ann.by('your-matches').getByTestId('match-row').count()).toBe(0);
  await ann.open('/lessons');
  await eventually(() => ann.by('lesson-move').textContent()).toContain('Once more');
});

test('lessons that are left by loading the page anew are in no way of the next', async () => {
  for (let i = 0; i < 7; i++) {
    await ann.open('/lessons');
    await ann.by('lesson-move').click();
    await ann.by('lesson').waitFor();
    await eventually(() => ann.by('match').getAttribute('data-line')).toBe('live');
  }
  await ann.myMove();
});
