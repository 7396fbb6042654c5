/** Gondor between two people, with a third who watches: both set up by plan, a unit moves, a phase ends. */
import { describe, expect, test } from 'vitest';
import type { Person, Table } from './table.ts';
import { eventually } from './eventually.ts';
import { threeWithoutBoard } from './three-at-a-table.ts';

let table: Table;
let ann: Person;
let bob: Person;
let cay: Person;
threeWithoutBoard((three) => ({ table, ann, bob, cay } = three));

/** Ends what is asked of either, until a phase has come. */
async function onTo(wanted: string): Promise<void> {
  await eventually(async () => {
    for (const person of [ann, bob]) {
      if ((await person.phase()) === wanted || !(await person.isMyMove())) continue;
      // It may be the other's turn by then.
      await person
        .by('words-end-step')
        .click({ timeout: 500 })
        .catch(() => undefined);
    }
    return await cay.phase();
  }).toBe(wanted);
}

describe('Gondor between two people, with a third who watches', () => {
  test('both set up by plan, with engines, and cauldrons of which nobody else knows the dummies', async () => {
    const match = await ann.ask('/api/matches', {
      game: 'gondor',
      side: 'sauron',
      opponent: 'human',
      visibility: 'listed',
    });
    await bob.ask(`/api/matches/${match['matchId']}/join`, {});
    for (const person of [ann, bob, cay]) {
      await person.open(`/match/${match['matchId']}`);
      await person.openWords();
    }
    await ann.myMove();
    await ann.by('set-up').click();
    await ann.by('all-placed').waitFor();
    // An engine that stands can be moved: by its button, then by a hex.
    await eventually(() => ann.by('engines-setup').textContent()).toMatch(/Siege tower 1.*1921/);
    await ann.endStep();

    await bob.myMove();
    await bob.by('set-up').click();
    await bob.by('all-placed').waitFor();
    const cauldrons = bob.by('cauldrons-setup').getByRole('listitem');
    await eventually(() => cauldrons.count()).toBe(6);
    await cauldrons.locator('[data-testid^=lift-cauldron]').first().click();
    await eventually(() => cauldrons.count()).toBe(5);
    await bob.by('cauldrons-all').click();
    await eventually(() => cauldrons.count()).toBe(6);
    expect(await cauldrons.filter({ hasText: 'Dummy' }).count()).toBe(3);
    await bob.endStep();
    await eventually(() => cay.by('words-now').textContent()).toContain('magic');
    expect(await bob.by('words-markers').textContent()).toMatch(/Cauldron \d, a dummy:/);
    expect(await cay.by('words-markers').textContent()).toContain('Cauldron 4, or a dummy: 1610');
    expect(await cay.by('words-markers').textContent()).not.toContain(', a dummy:');
  });

  test('a unit moves, the phase ends, and whoever watches sees both', async () => {
    await onTo('sauron-movement');
    await ann.move('light-orc-3', '1620');
    await eventually(() => cay.hexOf('light-orc-3')).toBe('1620');
    await onTo('westernesse-movement');
    await cay.by('tab-log').click();
    await eventually(() => cay.by('log').textContent()).toContain('Light Orcs 3 go from 1621 to 1620');
    await cay.by('tab-forces').click();
    await eventually(() => cay.by('forces').textContent()).toMatch(/The garrison.*Citadel Gate.*Gandalf10 left/);
  });

  test('its options lead to its own rules', async () => {
    await cay.open('/');
    await cay.by('game-gondor').check();
    await cay.by('match-options').locator('summary').click();
    await eventually(() => cay.by('house-values').textContent()).toMatch(/Rating of Gothmog5.*Armour in a tunnel4/);
    await cay.by('match-options').getByRole('link').click();
    await cay.by('rule-16.43').waitFor();
    expect(new URL(cay.page.url()).pathname).toBe('/rules/gondor');
    expect(table.errors()).toEqual([]);
  });
});
