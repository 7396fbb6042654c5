/** Two people at their clocks: a draw offered and declined, a command taken back by consent, a win claimed on time. */
import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { isSound } from './soundness.ts';
import type { Person, Table } from './table.ts';
import { threeWithoutBoard } from './three-at-a-table.ts';

let table: Table;
let ann: Person;
let bob: Person;
threeWithoutBoard((three) => ({ table, ann, bob } = three));

/** Where somebody who wants to look finds the pictures. */
const PICTURES = process.env['PICTURES'];
const picture = async (person: Person, name: string) => {
  if (PICTURES === undefined) return;
  mkdirSync(PICTURES, { recursive: true });
  await person.page.screenshot({ path: `${PICTURES}/${name}.png` });
};

test('two people agree on this and that, and one of them runs out of time', async () => {
  const { matchId } = await ann.ask('/api/matches', {
    game: 'helms-deep',
    side: 'random',
    opponent: 'human',
    visibility: 'private',
    clock: { kind: 'live', bank: 60, increment: 0, reserve: 0 },
  });
  await bob.ask(`/api/matches/${matchId}/join`, {});
  for (const person of [ann, bob]) {
    await person.page.setViewportSize({ width: 1280, height: 844 });
    await person.open(`/match/${matchId}`);
    await person.by('aside').waitFor();
  }
  await ann.by('tab-match').click();
  await ann.by('propose-draw').click();
  await bob.by('proposal-draw').waitFor();
  for (const width of [1280, 820, 390]) {
    await bob.page.setViewportSize({ width, height: 844 });
    await isSound(bob);
    await picture(bob, `asked-${width}`);
  }
  await bob.page.setViewportSize({ width: 1280, height: 844 });
  await bob.by('decline').click();
  await eventually(async () => String(await ann.by('proposal-draw').count())).toBe('0');

  // One of the two has a minute for a step, and lets it pass.
  await expect
    .poll(async () => (await ann.by('claim').count()) + (await bob.by('claim').count()), { timeout: 80_000 })
    .toBe(1);
  const winner = (await ann.by('claim').count()) === 1 ? ann : bob;
  await picture(winner, 'claim');
  await winner.by('claim').click();
  for (const person of [ann, bob]) await person.by('result').waitFor();
  expect(await winner.by('result').textContent()).toContain('ran out of time');
  await picture(winner, 'result');
}, 120_000);

test('nothing went wrong in any page', () => {
  expect(table.errors()).toEqual([]);
});
