/** Two people who play once more with the sides swapped: offered at the end of a match, answered there or in the lobby. */
import { expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { isSound } from './soundness.ts';
import type { Person, Table } from './table.ts';
import { threeWithoutBoard } from './three-at-a-table.ts';

let table: Table;
let ann: Person;
let bob: Person;
threeWithoutBoard((three) => ({ table, ann, bob } = three));

const path = (person: Person) => new URL(person.page.url()).pathname;
const words = (person: Person, place = 'result') => person.by(place).getByTestId('rematch-words').textContent();

/** Ann has lost to Bob, and both look at the end. Returns where. */
async function theEnd(): Promise<string> {
  const { matchId } = await ann.ask('/api/matches', {
    game: 'helms-deep',
    side: 'isengard',
    opponent: 'human',
    visibility: 'private',
    options: { demoralization: 'reaches' },
  });
  await bob.ask(`/api/matches/${matchId}/join`, {});
  for (const person of [ann, bob]) {
    await person.page.setViewportSize({ width: 1280, height: 844 });
    await person.open(`/match/${matchId}`);
    await person.by('phase-bar').waitFor();
  }
  await ann.by('tab-match').click();
  await ann.by('resign').click();
  await ann.by('resign-yes').click();
  for (const person of [ann, bob]) await person.by('result').waitFor();
  return `/match/${matchId}`;
}

test('what one offers the other sees at once; accepted, both play on with the sides swapped', async () => {
  const before = await theEnd();
  await ann.by('result').getByTestId('rematch-offer').click();
  await eventually(() => words(bob)).toContain('Ann offers a rematch');
  await eventually(() => words(ann)).toContain('Bob is asked');
  await isSound(bob);
  await bob.by('result').getByTestId('rematch-accept').click();
  for (const person of [ann, bob]) await eventually(() => path(person)).not.toBe(before);
  expect(path(ann)).toBe(path(bob));
  for (const person of [ann, bob]) await person.by('tab-match').click();
  await eventually(() => bob.by('seat-isengard').textContent()).toContain('Bob (you)');
  await eventually(() => ann.by('seat-westernesse').textContent()).toContain('Ann (you)');
  expect(await ann.by('agreed').textContent()).toContain('Both as soon as they are at it');
  // Whoever looks at the end later is shown the way, and stays.
  await ann.open(before);
  await ann.by('result').getByTestId('rematch-go').waitFor();
  expect(path(ann)).toBe(before);
});

test('an offer waits in the lobby, and beside the board while the end is put aside', async () => {
  const match = await theEnd();
  await bob.open('/');
  await ann.by('result-look').click();
  await ann.by('rematch-card').getByTestId('rematch-offer').click();
  const row = bob.by('your-matches').getByTestId('match-row').first();
  await expect.poll(async () => await row.textContent(), { timeout: 15_000 }).toContain('Ann offers a rematch');
  await row.getByTestId('resume').click();
  await eventually(() => path(bob)).toBe(match);
  await bob.page.setViewportSize({ width: 390, height: 844 });
  await bob.by('result').waitFor();
  await bob.by('result-look').click();
  await bob.by('tab-orders').click();
  await bob.by('rematch-card').getByTestId('rematch-decline').click();
  await eventually(() => words(ann, 'rematch-card')).toContain('Bob has declined');
  expect(await ann.by('rematch-card').getByTestId('rematch-offer').count()).toBe(0);
  // Bob thinks again.
  await bob.by('rematch-card').getByTestId('rematch-offer').click();
  await ann.by('rematch-card').getByTestId('rematch-accept').click();
  for (const person of [ann, bob]) await eventually(() => path(person)).not.toBe(match);
});

test('nothing went wrong in any page', () => {
  expect(table.errors()).toEqual([]);
});
