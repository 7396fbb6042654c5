/** A page on which nothing changes leaves the machine alone: no frame is asked for. */
import { expect, test } from 'vitest';
import { framesIn, untilAtRest } from './frames.ts';
import { UNDER_THE_WALL } from './positions.ts';
import { type Person } from './table.ts';
import { threeAtATable } from './three-at-a-table.ts';

let ann: Person;
let bob: Person;
let begin: (position: { readonly game: string }) => Promise<void>;
threeAtATable(({ table, ann: first, bob: second }) => {
  [ann, bob] = [first, second];
  begin = async (position) => await table.begin(position, first, second);
});

test('a match in which nobody moves asks for no frame; one in which something changes does', async () => {
  await begin(UNDER_THE_WALL);
  await ann.page.locator('[data-testid=board][data-ready=true]').waitFor();
  // The map is drawn finer when the first picture stands.
  await untilAtRest(ann);
  expect(await framesIn(ann, 2000)).toBe(0);
  const frames = framesIn(ann, 2000);
  await ann.by('words-toggle').click();
  await ann.by('choose-orc-1').click();
  expect(await frames).toBeGreaterThan(0);
  await bob.by('task').waitFor();
});
