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

  test('a turn later they march on to where they were sent, by two keys', async () => {
    await player.by('end-step').click();
    await untilItGoesOn();
    const before = await player.hexOf('orc-1');
    await player.page.locator('body').press('m');
    await player.by('send-march').waitFor();
    await player.page.locator('body').press('Enter');
    await eventually(() => player.hexOf('orc-1')).not.toBe(before);
  });
});
