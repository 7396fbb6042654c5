import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  table = await Table.layWithoutBoard();
  [ann, bob] = [await table.seat('Ann'), await table.seat('Bob', { width: 390, height: 844 })];
  await sitDown();
});

afterAll(async () => {
  await table.clear();
});

/** At a new match, which begins with the set-up of Isengard. */
async function sitDown(): Promise<void> {
  const match = await ann.ask('/api/matches', {
    game: 'helms-deep',
    side: 'isengard',
    opponent: 'human',
    visibility: 'private',
  });
  await bob.ask(`/api/matches/${match['matchId']}/join`, {});
  for (const person of [ann, bob]) await person.open(`/match/${match['matchId']}`);
  await ann.myMove();
}

const rocks = () => bob.page.locator('.rocks-laid > li');

describe('setting up at Helm’s Deep', () => {
  test('the besieger chooses between two set-ups, has everything placed at once, and is ready unasked', async () => {
    await ann.by('plan-both-ends').check();
    await ann.by('set-up').click();
    await ann.by('all-placed').waitFor();
    expect(await ann.hexOf('orc-1')).toBe('0532');
    // Another one takes its place.
    await ann.by('set-up-again').locator('summary').click();
    await ann.by('plan-vanguard').check();
    await ann.by('set-up').click();
    await eventually(() => ann.hexOf('orc-1')).toBe('0832');
    await ann.by('end-step').click();
    await bob.myMove();
    expect(await ann.by('forfeit-dialog').count()).toBe(0);
  });

  test('[20.81] the defender’s rocks are laid with it, dummies by lot, where the chosen plan has them', async () => {
    await bob.by('plan-ramp-and-culvert').check();
    await bob.by('set-up').click();
    await eventually(() => rocks().count()).toBe(12);
    expect(await rocks().filter({ hasText: 'Dummy' }).count()).toBe(6);
    expect(await bob.by('lift-rocks-1909').count()).toBe(1);
    await bob.by('set-up-again').locator('summary').click();
    await bob.by('plan-wall-and-dike').check();
    await bob.by('set-up').click();
    await bob.by('lift-rocks-1109').waitFor();
    await eventually(() => rocks().count()).toBe(12);
    expect(await rocks().filter({ hasText: 'Dummy' }).count()).toBe(6);
    expect(await bob.by('lift-rocks-1909').count()).toBe(0);
  });

  test('[20.81] whoever is ready with counters left is asked once, and told which', async () => {
    await bob.page.locator('li:not(.dummy) [data-testid^=lift-rocks]').first().click();
    await eventually(() => rocks().count()).toBe(11);
    await bob.page.locator('li.dummy [data-testid^=lift-rocks]').first().click();
    await eventually(() => rocks().count()).toBe(10);
    await bob.by('end-step').click();
    await eventually(() => bob.by('forfeit-dialog').getByRole('listitem').allTextContents()).toEqual([
      '1 counter of rocks not laid',
      '1 dummy counter not laid',
    ]);
    await bob.by('forfeit-back').click();
    await bob.by('forfeit-dialog').waitFor({ state: 'detached' });
    expect(await bob.phase()).toBe('deployment');
    await bob.by('end-step').click();
    await bob.by('forfeit-go-on').click();
    await eventually(() => bob.phase()).not.toBe('deployment');
  });

  test('[13.0] a set-up of one’s own is kept by name, laid again in the next match, and forgotten', async () => {
    await sitDown();
    await ann.by('set-up').click();
    await ann.by('all-placed').waitFor();
    await ann.openWords();
    await ann.move('orc-6', '1933');
    await ann.by('set-up-name').fill('Wide left');
    await ann.by('keep-set-up').click();
    await ann.by('own-set-up-Wide left').waitFor();

    await sitDown();
    await ann.by('own-set-up-Wide left').click();
    await eventually(() => ann.by('own-set-ups-said').textContent()).toContain('“Wide left” is laid out.');
    expect(await ann.hexOf('orc-6')).toBe('1933');
    expect(await ann.hexOf('orc-5')).toBe('1732');
    await ann.by('forget-set-up-Wide left').click();
    expect(await ann.by('own-set-up-Wide left').count()).toBe(0);
    await ann.by('keep-again').click();
    await ann.by('own-set-up-Wide left').waitFor();
    expect(table.errors()).toEqual([]);
  });

  test('[13.1] of one that is no longer allowed what can be is laid, and the rest is told', async () => {
    const key = 'warbeacon.set-ups.helms-deep.isengard';
    const kept = { name: 'Old', pieces: { 'orc-1': '0932', 'orc-2': '1120', 'balrog-1': '1332' }, counters: [] };
    await ann.page.evaluate(([name, value]) => localStorage.setItem(name, value), [
      key,
      JSON.stringify([kept, 7]),
    ] as const);
    await sitDown();
    await ann.by('own-set-up-Old').click();
    await eventually(() => ann.by('own-set-ups-said').getByRole('listitem').allTextContents()).toEqual([
      expect.stringContaining('not in this game'),
      expect.stringContaining('Orcs 2 to 1120'),
    ]);
    expect(await ann.hexOf('orc-1')).toBe('0932');
    expect(await ann.by('refusal').count()).toBe(0);
    expect(table.errors()).toEqual([]);
  });
});
