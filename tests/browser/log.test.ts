/** The log of a match, of which a reader may want to see a part. */
import { expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { isSound } from './soundness.ts';
import type { Person } from './table.ts';
import { threeWithoutBoard } from './three-at-a-table.ts';

let ann: Person;
threeWithoutBoard((three) => ({ ann } = three));

const MOVE = 'Infantry 1 goes from 0821 to 0819';

test('shows what is chosen of it, and all of it again', async () => {
  await ann.page.setViewportSize({ width: 1280, height: 844 });
  await ann.open('/lessons');
  await ann.by('lesson-move').click();
  await ann.by('name-input').fill('Ann');
  await ann.by('name-go').click();
  await ann.by('lesson').waitFor();
  await ann.myMove();
  await ann.openWords();
  await ann.move('infantry-1', '0819');
  await ann.by('tab-log').click();
  await eventually(() => ann.by('log').textContent()).toContain(MOVE);
  await ann.by('log-filter').selectOption('fights');
  await eventually(() => ann.by('log').textContent()).not.toContain(MOVE);
  await ann.by('tab-forces').click();
  await ann.by('tab-log').click();
  await eventually(() => ann.by('log-filter').inputValue()).toBe('fights');
  expect(await ann.by('log').textContent()).not.toContain(MOVE);
  for (const choice of ['moves', 'mine', 'all']) {
    await ann.by('log-filter').selectOption(choice);
    await eventually(() => ann.by('log').textContent()).toContain(MOVE);
  }
  await isSound(ann);
  expect(ann.errors).toEqual([]);
});
