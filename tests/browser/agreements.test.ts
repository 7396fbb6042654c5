/** Two people at their clocks: a draw offered and declined, a win claimed on time; and a command taken back by consent. */
import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { UNDER_THE_WALL } from './positions.ts';
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

/** The one with a clock. */
let hurried = '';

test('a draw is offered, and declined', async () => {
  const { matchId = '' } = await ann.ask('/api/matches', {
    game: 'helms-deep',
    side: 'random',
    opponent: 'human',
    visibility: 'private',
    clock: { kind: 'live', bank: 30, increment: 0, reserve: 0 },
  });
  hurried = `/match/${matchId}`;
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
}, 120_000);

const bothShow = async (hex: string) => {
  for (const person of [ann, bob]) await eventually(async () => await person.hexOf('orc-1')).toBe(hex);
};
const isMoveOf = async (mover: Person, other: Person) => {
  await mover.myMove();
  await eventually(async () => await other.isMyMove()).toBe(false);
};
/** Ann ends step after step until Bob has been asked, and can take nothing back by herself any more. */
const annPassesOn = async () => {
  while (!(await bob.isMyMove())) {
    await ann.endStep();
    await ann.page.waitForTimeout(400);
  }
  await ann.by('words-take-back').waitFor({ state: 'detached' });
};

test('a command is taken back after the opponent has been asked, where the opponent lets one, and not else', async () => {
  await table.begin(UNDER_THE_WALL, ann, bob);
  for (const person of [ann, bob]) await person.openWords();
  await ann.move('orc-1', '1412');
  await bothShow('1412');
  await annPassesOn();
  await ann.by('tab-match').click();
  await ann.by('propose-takeback').click();
  await ann.by('withdraw').waitFor();
  expect(await bob.by('proposal-takeback').textContent()).toContain('asks to take the last command back');
  for (const width of [390, 1280]) {
    await bob.page.setViewportSize({ width, height: 844 });
    await isSound(bob);
    await picture(bob, `asked-takeback-${width}`);
  }
  await bob.by('accept').click();
  await isMoveOf(ann, bob);
  for (const person of [ann, bob]) await person.by('proposal-takeback').waitFor({ state: 'detached' });
  expect(await ann.phase()).toBe(await bob.phase());
  // What she did before that nobody else was asked about: she takes it back by herself.
  while ((await ann.hexOf('orc-1')) !== '1312') {
    await ann.by('words-take-back').click();
    await ann.page.waitForTimeout(400);
  }
  await bothShow('1312');
  await picture(ann, 'taken-back');

  await ann.move('orc-1', '1412');
  await annPassesOn();
  await ann.by('propose-takeback').click();
  await bob.by('decline').click();
  for (const person of [ann, bob]) await person.by('proposal-takeback').waitFor({ state: 'detached' });
  await isMoveOf(bob, ann);
  await bothShow('1412');
  await ann.by('propose-takeback').click();
  await eventually(async () => await ann.page.locator('body').textContent()).toContain('a short while ago');
  expect(await bob.by('proposal-takeback').count()).toBe(0);
  await picture(ann, 'declined-takeback');
}, 120_000);

test('whose time for a step has passed meanwhile loses, as soon as the other one claims it', async () => {
  for (const person of [ann, bob]) await person.open(hurried);
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
