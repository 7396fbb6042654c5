/** What is asked of a player: once for a whole stack, and not at all where there is but one answer that everybody knows. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let saruman: Person;
let helm: Person;

beforeAll(async () => {
  table = await Table.layWithoutBoard();
  saruman = await table.seat('Saruman', { width: 1280, height: 800 });
  helm = await table.seat('Helm', { width: 1280, height: 800 });
});
afterAll(async () => {
  await table.clear();
});

const MELEE = { game: 'helms-deep', turn: 2, phase: 'isengard-combat', segment: 'melee' };

/** The archers may withdraw, and leave three leaders behind who are asked about. */
const WITHDRAWAL = {
  ...MELEE,
  units: [
    { id: 'orc-1', hex: '0826' },
    { id: 'orc-2', hex: '0726' },
    { id: 'archer-1', hex: '0825' },
    { id: 'infantry-1', hex: '0815' },
  ],
  leaders: [
    { id: 'eomer', hex: '0825' },
    { id: 'aragorn', hex: '0825' },
    { id: 'gimli', hex: '0825' },
  ],
};

/** Whatever the dice say but a miss, the infantry has one way back. */
const ONE_WAY = {
  ...MELEE,
  units: [
    { id: 'uruk-guard-1', hex: '0826' },
    { id: 'uruk-guard-2', hex: '0726' },
    { id: 'dunland-guard-1', hex: '0926' },
    { id: 'orc-1', hex: '0624' },
    { id: 'orc-2', hex: '1024' },
    { id: 'infantry-1', hex: '0825' },
    { id: 'infantry-2', hex: '0815' },
  ],
};

/** Isengard may not know that what lies above it is a dummy: it is asked about all the same. */
const DUMMY = {
  game: 'helms-deep',
  turn: 5,
  phase: 'isengard-movement',
  units: [
    { id: 'uruk-infantry-2', hex: '1311' },
    { id: 'infantry-1', hex: '1310' },
  ],
  markers: [{ kind: 'rocks', id: 'rocks-1', hex: '1310', dummy: true }],
};

async function attackWithAll(): Promise<void> {
  await saruman.myMove();
  await saruman.by('attack-all').click();
  await eventually(() => saruman.by('end-step').textContent()).toMatch(/^Fight/);
  await saruman.by('end-step').click();
}

describe('what is asked', { timeout: 120_000 }, () => {
  test('[A8.24] the leaders of one stack are asked together whether they go along', async () => {
    await table.begin(WITHDRAWAL, saruman, helm);
    await helm.openWords();
    await attackWithAll();
    await helm.by('answer-retreatBefore-0824').click();
    await eventually(() => helm.by('question').textContent()).toContain('Who goes along with Archers');
    for (const leader of ['eomer', 'aragorn', 'gimli']) expect(await helm.by(`goes-${leader}`).isChecked()).toBe(true);
    expect(await helm.by('answer-who-goes').textContent()).toBe('All go along');
    await helm.by('goes-aragorn').uncheck();
    expect(await helm.by('answer-who-goes').textContent()).toBe('2 of 3 go along');
    await helm.by('answer-who-goes').click();
    for (const [leader, hex] of [
      ['eomer', '0824'],
      ['gimli', '0824'],
      ['aragorn', '0825'],
    ] as const) {
      await eventually(() => helm.hexOf(leader), leader).toBe(hex);
    }
    await eventually(() => helm.page.locator('[data-testid=question][data-kind=follow]').count()).toBe(0);
    expect(await helm.by('refusal').count()).toBe(0);
  });

  test('[7.54] a retreat that can only be made one way is made, and it is told', async () => {
    // They miss one time in fifteen.
    for (let thrown = false; !thrown; ) {
      await table.begin(ONE_WAY, saruman, helm);
      await helm.openWords();
      await attackWithAll();
      await eventually(() => helm.log()).toContain('Infantry 1');
      thrown = await helm
        .by('only-way')
        .waitFor({ timeout: 5000 })
        .then(
          () => true,
          () => false,
        );
    }
    expect(await helm.by('only-way').textContent()).toMatch(/^Infantry 1 had one way back, and took it: 082[34]/);
    await eventually(() => helm.hexOf('infantry-1')).toMatch(/^082[34]$/);
    expect(await helm.by('refusal').count()).toBe(0);
  });

  test('[20.83] what would betray a dummy is asked, and Enter gives the one answer', async () => {
    await table.begin(DUMMY, saruman, helm);
    await eventually(() => helm.by('question').textContent()).toContain('Only a dummy lies above');
    expect(await helm.by('answer-pass').getAttribute('class')).toContain('seal');
    await helm.page.locator('body').press('Enter');
    await eventually(() => helm.by('question').count()).toBe(0);
    await saruman.myMove();
  });

  test('no page met an error', () => {
    expect(table.errors()).toEqual([]);
  });
});
