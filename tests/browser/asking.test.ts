/** Whether one is asked at all: abilities kept back, steps put off, steps in which nothing is left, pots without oil. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { isSound } from './soundness.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let attacker: Person;
let westernesse: Person;

beforeAll(async () => {
  table = await Table.layWithoutBoard();
  attacker = await table.seat('Attacker', { width: 1280, height: 800 });
  westernesse = await table.seat('Westernesse', { width: 390, height: 844 });
});
afterAll(async () => {
  await table.clear();
});

/** The horn can be blown; nobody is near an enemy, so that each turn is two movements. */
const QUIET = {
  game: 'helms-deep',
  turn: 12,
  phase: 'abilities',
  units: [
    { id: 'infantry-1', hex: '0808' },
    { id: 'infantry-2', hex: '1410' },
    { id: 'uruk-infantry-1', hex: '0824' },
  ],
};

const POTS = {
  game: 'gondor',
  turn: 8,
  phase: 'sauron-movement',
  units: [
    { id: 'orc-1', hex: '1911' },
    { id: 'orc-2', hex: '2121' },
    { id: 'axeman-1', hex: '1910' },
  ],
  leaders: [
    { id: 'nazgul', hex: '2121' },
    { id: 'gandalf', hex: '1903' },
  ],
  markers: [{ kind: 'oil', with: 'axeman-1', dummy: true }],
};

/** Ends a step, also one in which nothing has been moved. */
async function end(person: Person): Promise<void> {
  await person.myMove();
  const button = person.by('end-step');
  await button.click();
  const asksBack = person.page.locator('[data-testid=end-step][data-asks=true]');
  if ((await asksBack.count()) > 0) await asksBack.click();
}

describe('[21.0] special abilities', () => {
  test('[21.0] whoever keeps one back is not asked about it in the next turn, and may say otherwise', async () => {
    await table.begin(QUIET, attacker, westernesse);
    await westernesse.myMove();
    await eventually(() => westernesse.by('ability-horn').getAttribute('data-state')).toBe('ready');
    await isSound(westernesse);
    await end(westernesse);
    await eventually(() => attacker.phase()).toBe('isengard-movement');
    await end(attacker);
    await westernesse.myMove();
    await westernesse.unfold();
    await westernesse.by('asking').locator('summary').click();
    await eventually(() => westernesse.by('asking-kept').textContent()).toContain('Horn');
    await isSound(westernesse);
    await end(westernesse);
    // The abilities of the next turn have gone by.
    await eventually(() => attacker.phase()).toBe('isengard-movement');
    await attacker.myMove();
    await westernesse.by('asking-again').click();
    await westernesse.by('asking-kept').waitFor({ state: 'detached' });
    await end(attacker);
    await end(westernesse);
    await eventually(() => westernesse.by('abilities').count()).toBe(1);
  });

  test('[21.0] not before a turn that one names: the present question is answered at once', async () => {
    const asking = westernesse.by('asking');
    if ((await asking.getAttribute('open')) === null) await asking.locator('summary').click();
    await westernesse.by('asking-abilities').selectOption('17');
    await eventually(() => westernesse.by('asking-now').textContent()).toBe('one step put off');
    await eventually(() => attacker.phase()).toBe('isengard-movement');
    expect(await attacker.by('turn-track').getAttribute('data-turn')).toBe('14');
  });

  test('[5.0] a step ends by itself once nothing is left in it, for whoever has said so', async () => {
    await attacker.by('asking').locator('summary').click();
    await attacker.by('asking-end-empty').check();
    await eventually(() => attacker.by('asking-end-empty').isChecked()).toBe(true);
    await isSound(attacker);
    await attacker.openWords();
    await attacker.move('uruk-infantry-1', '0823');
    await eventually(() => westernesse.phase()).toBe('westernesse-movement');
    expect(table.errors()).toEqual([]);
  });
});

describe('Gondor', () => {
  test('[16.74] of pots without oil one is told, and the one answer goes by itself', async () => {
    await table.begin(POTS, attacker, westernesse);
    await westernesse.by('empty-pots').waitFor();
    expect(await attacker.isMyMove()).toBe(false);
    await isSound(westernesse);
    await attacker.myMove();
    expect(await westernesse.by('empty-pots').count()).toBe(0);
  });

  test('[8.52] magic that is put off is not asked about: the present question is answered at once', async () => {
    const morning = { ...POTS, phase: 'magic-first' };
    await table.begin(morning, attacker, westernesse);
    await westernesse.by('spells').waitFor();
    await westernesse.by('asking').locator('summary').click();
    await westernesse.by('asking-magic').selectOption('17');
    await attacker.myMove();
    expect(await westernesse.by('spells').count()).toBe(0);
    expect(await westernesse.by('asking-now').textContent()).toBe('one step put off');
    expect(table.errors()).toEqual([]);
  });
});
