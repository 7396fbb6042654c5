/** A whole army moves by a few clicks: pieces are gathered, sent to a hex, and go when one sends them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { Pointer } from './pointer.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let player: Person;
let pointer: Pointer;

beforeAll(async () => {
  table = await Table.lay();
  player = await table.seat('Lurtz', { width: 1280, height: 800 });
  pointer = new Pointer(player, { rows: 24, columns: 34, shoved: 'even' });
});
afterAll(async () => {
  await table.clear();
});

/** A wave of fifty on the fields, and nobody near them. */
const WAVE = {
  orc: 6,
  'orc-archer': 6,
  warg: 4,
  'uruk-guard': 2,
  'uruk-archer': 8,
  'uruk-infantry': 10,
  'dunland-infantry': 8,
  'dunland-archer': 4,
  'dunland-cavalry': 2,
};
const FIFTY = {
  game: 'helms-deep',
  turn: 8,
  phase: 'isengard-movement',
  units: [
    { id: 'infantry-1', hex: '1310' },
    ...Object.entries(WAVE)
      .flatMap(([kind, n]) => Array.from({ length: n }, (_, i) => `${kind}-${i + 1}`))
      .map((id, i) => ({ id, hex: `${`${8 + (i % 5)}`.padStart(2, '0')}${24 + Math.floor(i / 5)}` })),
  ],
};

/** Three next to two, with nothing left but to strike. */
const MELEE = {
  game: 'helms-deep',
  turn: 5,
  phase: 'isengard-combat',
  segment: 'melee',
  units: [
    { id: 'orc-1', hex: '0826' },
    { id: 'orc-2', hex: '0925' },
    { id: 'orc-3', hex: '1020' },
    { id: 'infantry-1', hex: '0825' },
    { id: 'infantry-2', hex: '1019' },
    { id: 'infantry-3', hex: '1310' },
  ],
};

/** Where some stand who are not all kept from moving at once. */
const places = () =>
  Promise.all(['orc-1', 'orc-4', 'orc-archer-2', 'orc-archer-5', 'uruk-guard-1'].map((id) => player.hexOf(id)));
const canAct = async () => (await player.page.locator('[data-testid=can-act] [data-testid^=chip-]').count()) > 0;
/** The army's own step, with everything said that led to it. */
const myMovement = async () => {
  await eventually(() => player.by('phase-bar').getAttribute('data-phase')).toBe('isengard-movement');
  await player.myMove();
};

/** Until the army can march again, with nothing else done in between. */
async function untilItGoesOn(): Promise<void> {
  const end = player.page.locator('[data-testid=end-step]:not([disabled])');
  const answers = player.page.locator('[data-testid=question] [data-testid^=answer]');
  while ((await player.by('march-on').count()) === 0) {
    if ((await player.isMyMove()) && (await end.count()) > 0) await end.click();
    // Who is attacked stands.
    else if ((await answers.count()) > 0) await answers.last().click();
    await player.page.waitForTimeout(100);
  }
}

describe('many pieces at once', { timeout: 240_000 }, () => {
  test('an army is set up against the computer', async () => {
    await player.open('/');
    await player.by('computer-side-isengard').click();
    await player.by('computer-go').click();
    await player.giveName();
    await player.by('set-up').click();
    await eventually(() => player.hexOf('warg-1')).toBe('1332');
    await player.by('end-step').click();
    await player.page.locator('[data-testid=board][data-ready=true]').waitFor();
    await myMovement();
    await player.page.getByRole('button', { name: 'Whole map' }).click();
  });

  test('all are gathered, the first click on a hex shows their ways, the second sends them', async () => {
    await player.by('gather-all').click();
    await eventually(() => player.by('group').textContent()).toMatch(/18 pieces in hand/);
    await pointer.click('0820');
    await eventually(() => player.by('group').textContent()).toMatch(/18 go as shown/);
    expect(await player.hexOf('warg-1')).toBe('1332');
    await pointer.click('0820');
    await eventually(canAct).toBe(false);
    expect(await player.hexOf('warg-1')).not.toBe('1332');
    expect(await player.by('group').count()).toBe(0);
  });

  test('one click takes the whole march back, and it can be sent anew', async () => {
    const marched = await places();
    expect(await player.by('take-back').getAttribute('aria-label')).toBe('Take back all 18');
    await player.by('take-back').click();
    await eventually(() => player.hexOf('warg-1')).toBe('1332');
    expect(await places()).not.toEqual(marched);
    expect(await player.by('take-back').count()).toBe(0);
    await player.by('gather-all').click();
    await eventually(() => player.by('group').textContent()).toMatch(/18 pieces in hand/);
    await pointer.click('0820');
    await eventually(() => player.by('group').textContent()).toMatch(/18 go as shown/);
    await pointer.click('0820');
    await eventually(places).toEqual(marched);
  });

  test('a turn later they march on to where they were sent, by two keys', async () => {
    await player.by('end-step').click();
    await untilItGoesOn();
    await myMovement();
    const before = await places();
    // The button has the focus again that ended the step before.
    await player.by('end-step').focus();
    await player.page.keyboard.press('m');
    await player.by('send-march').waitFor();
    await player.page.keyboard.press('Enter');
    await eventually(places).not.toEqual(before);
  });

  test('fifty who simply advance take three clicks, and one more to end the movement', async () => {
    const general = await table.seat('Saruman', { width: 1280, height: 800 });
    const guest = await table.seat('Gamling', undefined, { board: false });
    await table.begin(FIFTY, general, guest);
    const board = new Pointer(general, { rows: 24, columns: 34, shoved: 'even' });
    await general.page.locator('[data-testid=board][data-ready=true]').waitFor();
    await general.myMove();
    await general.page.getByRole('button', { name: 'Whole map' }).click();
    await general.page.evaluate(() => {
      addEventListener(
        'pointerdown',
        () => (document.body.dataset['pressed'] = `${Number(document.body.dataset['pressed'] ?? 0) + 1}`),
        true,
      );
    });
    await general.by('gather-all').click();
    await eventually(() => general.by('group').textContent()).toMatch(/50 pieces in hand/);
    await board.click('1112');
    await eventually(() => general.by('group').textContent()).toMatch(/\d+ go as shown/);
    await board.click('1112');
    await eventually(() => general.by('group').count()).toBe(0);
    await general.by('end-step').click();
    const pressed = await general.page.locator('body').getAttribute('data-pressed');
    expect(pressed).toBe('4');
    const places = await Promise.all(FIFTY.units.map(({ id }) => general.hexOf(id)));
    expect(FIFTY.units.filter(({ hex }, i) => hex !== places[i]).length).toBeGreaterThanOrEqual(45);
  });

  test('by keys: A, the hex by its number, Enter for the ways, Enter to go', async () => {
    const general = await table.seat('Uglúk');
    await table.begin(FIFTY, general, await table.seat('Háma', undefined, { board: false }));
    await general.myMove();
    await general.page.keyboard.press('a');
    await general.page.locator('[data-testid=march-to]:focus').waitFor();
    await general.page.keyboard.type('1112');
    await general.page.keyboard.press('Enter');
    await eventually(() => general.by('group').textContent()).toMatch(/\d+ go as shown/);
    expect(await general.hexOf('warg-1')).toBe(FIFTY.units.find(({ id }) => id === 'warg-1')?.hex);
    await general.page.keyboard.press('Enter');
    await eventually(() => general.by('group').count()).toBe(0);
    expect(await general.hexOf('warg-1')).not.toBe(FIFTY.units.find(({ id }) => id === 'warg-1')?.hex);
  });

  test('all who can attack do so by one click, or by one key; each can be called off', async () => {
    const general = await table.seat('Grishnákh');
    await table.begin(MELEE, general, await table.seat('Éothain', undefined, { board: false }));
    await general.myMove();
    await general.by('attack-all').click();
    const declared = general.page.locator('[data-testid^=call-off-]');
    await eventually(() => declared.count()).toBe(3);
    expect(await general.by('attack-buttons').count()).toBe(0);
    await general.by('call-off-orc-1').click();
    await eventually(() => declared.count()).toBe(2);
    await general.by('call-off-orc-2').click();
    await eventually(() => general.by('attack-all').textContent()).toMatch(/^All 2 attack/);
    await general.page.keyboard.press('a');
    await eventually(() => declared.count()).toBe(3);
    expect(await general.phase()).toBe('isengard-combat');
    expect(table.errors()).toEqual([]);
  });
});
