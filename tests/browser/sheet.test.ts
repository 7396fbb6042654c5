/** The sheet below the board on a phone: low while one plays on the board, raised by hand or by a question. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { shareOfBoard } from './fit.ts';
import { Pointer } from './pointer.ts';
import { FIELD } from './positions.ts';
import { isSound } from './soundness.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let attacker: Person;
let westernesse: Person;
let hand: Pointer;

beforeAll(async () => {
  table = await Table.lay();
  attacker = await table.seat('Saruman', { width: 390, height: 844 }, { touch: true });
  westernesse = await table.seat('Théoden', { width: 390, height: 844 }, { touch: true });
  hand = new Pointer(attacker, { rows: 24, columns: 34, shoved: 'even' });
});
afterAll(async () => {
  await table.clear();
});

/** Orcs before archers, who may withdraw. */
const NO_CAPTAIN = { ...FIELD, leaders: [] };

async function stands(person: Person, height: 'low' | 'half' | 'tall'): Promise<void> {
  await eventually(() => person.page.locator('.side-panel').getAttribute('data-sheet')).toBe(height);
}
const handle = (person: Person) => person.by('sheet-size');
/** In the window whole. */
async function isInSight(person: Person, testid: string): Promise<boolean> {
  const box = await person.by(testid).first().boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= (person.page.viewportSize()?.height ?? 0);
}
/** On the whole map: what one chooses comes near. */
async function tap(hex: string): Promise<void> {
  await attacker.page.getByRole('button', { name: 'Whole map' }).tap();
  await hand.tap(hex);
}
async function draw(person: Person, by: number): Promise<void> {
  const box = await person.by('task').boundingBox();
  if (!box) throw new Error('there is nothing to draw at');
  const { mouse } = person.page;
  await mouse.move(box.x + 20, box.y + 6);
  await mouse.down();
  await mouse.move(box.x + 20, box.y + 6 + by, { steps: 5 });
  await mouse.up();
}

describe('the sheet below the board', { timeout: 180_000 }, () => {
  test('is low in a step that is played on the board, and shows the task, what comes next and what ends it', async () => {
    await table.begin(NO_CAPTAIN, attacker, westernesse);
    await attacker.myMove();
    await stands(attacker, 'low');
    expect(await shareOfBoard(attacker)).toBeGreaterThan(0.6);
    for (const part of ['task', 'next', 'end-step', 'tab-orders']) expect(await isInSight(attacker, part)).toBe(true);
    expect(await attacker.by('next').textContent()).toBe('then: Isengard fights');
    await isSound(attacker);
  });

  test('is raised and lowered by its handle, by tabs, by keys, and by a finger that draws it', async () => {
    await handle(attacker).tap();
    await stands(attacker, 'half');
    expect(await handle(attacker).getAttribute('aria-expanded')).toBe('true');
    expect(await shareOfBoard(attacker)).toBeGreaterThanOrEqual(0.5);
    await attacker.by('can-act').waitFor();
    await handle(attacker).tap();
    await stands(attacker, 'tall');
    await handle(attacker).tap();
    await stands(attacker, 'low');

    await attacker.by('tab-forces').tap();
    await attacker.by('forces').waitFor();
    await attacker.by('tab-forces').tap();
    await stands(attacker, 'tall');
    await handle(attacker).tap();
    await stands(attacker, 'low');

    await handle(attacker).focus();
    await attacker.page.keyboard.press('ArrowUp');
    await stands(attacker, 'half');
    await attacker.page.keyboard.press('ArrowDown');
    await stands(attacker, 'low');

    await draw(attacker, -90);
    await stands(attacker, 'half');
    await draw(attacker, 90);
    await stands(attacker, 'low');
    // Whoever only trembles has not drawn it.
    await draw(attacker, -5);
    await stands(attacker, 'low');
  });

  test('tells what is in hand in one line, and puts it down', async () => {
    await attacker.page.locator('[data-testid=board][data-ready=true]').waitFor();
    await tap('1027');
    await eventually(() => attacker.by('in-hand-more').textContent()).toMatch(/^Uruk Infantry 2 \d+ hexes lit$/);
    await stands(attacker, 'low');
    expect(await isInSight(attacker, 'in-hand')).toBe(true);
    await isSound(attacker);
    await attacker.by('in-hand-more').tap();
    await attacker.by('piece-card').waitFor();
    await stands(attacker, 'half');
    await handle(attacker).tap();
    await handle(attacker).tap();
    await attacker.by('in-hand-down').tap();
    await attacker.by('in-hand').waitFor({ state: 'detached' });
  });

  test('says why not, when a hex that is not lit is tapped', async () => {
    await tap('1027');
    await attacker.by('in-hand').waitFor();
    await tap('1914');
    await eventually(() => attacker.by('in-hand').textContent()).toMatch(/^Why not/);
    await attacker.by('in-hand-down').tap();
    await eventually(() => attacker.by('in-hand').textContent()).toMatch(/^Uruk Infantry 2/);
    await attacker.by('in-hand-down').tap();
  });

  test('offers the one button that commits what is aimed at', async () => {
    await attacker.by('end-step').tap();
    const asksBack = attacker.page.locator('[data-testid=end-step][data-asks=true]');
    if ((await asksBack.count()) > 0) await asksBack.tap();
    await eventually(() => attacker.by('phase-bar').getAttribute('data-segment')).toBe('melee');
    await tap('1023');
    await attacker.by('in-hand-do').waitFor();
    expect(await attacker.by('in-hand').textContent()).toMatch(/Uruk Infantry 1.*% to hurt/);
    expect(await attacker.page.locator('.side-panel .seal:visible').count()).toBe(1);
    await isSound(attacker);
    await attacker.by('in-hand-do').tap();
    await attacker.by('end-step').waitFor();
    await attacker.by('end-step').tap();
  });

  test('is raised by a question, leaves the board its half, and goes down when it is answered', async () => {
    await westernesse.by('question').waitFor();
    await stands(westernesse, 'half');
    expect(await shareOfBoard(westernesse)).toBeGreaterThanOrEqual(0.5);
    expect(await westernesse.by('next').textContent()).toBe('then back to: Melee');
    await eventually(() => isInSight(westernesse, 'answer-stand')).toBe(true);
    // By keys, also what the dice lead to; and whoever answered is not thrown back to the top of the page.
    const answer = westernesse.page.locator('[data-testid^=answer-]:enabled').first();
    await westernesse.by('answer-stand').focus();
    await westernesse.page.keyboard.press('Enter');
    await eventually(async () => {
      if (await answer.isVisible()) {
        await answer.focus();
        await westernesse.page.keyboard.press('Enter');
      }
      return await westernesse.by('question').count();
    }).toBe(0);
    await stands(westernesse, 'low');
    expect(await westernesse.page.evaluate(() => document.activeElement?.className)).toBe('sheet-size');
    expect(table.errors()).toEqual([]);
  });
});
