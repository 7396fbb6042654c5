/** What the others did is played as fast as one wants to see it, and the page tells nothing before the board shows it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, Table } from './table.ts';

let table: Table;
let saruman: Person;
/** One at a desk with a mouse, one with a phone, one who plays by keys, and somebody who has asked for less motion. */
let mouse: Person;
let touch: Person;
let keys: Person;
let still: Person;

beforeAll(async () => {
  table = await Table.lay();
  saruman = await table.seat('Saruman');
  mouse = await table.seat('Helm', { width: 1440, height: 900 }, { animated: true });
  touch = await table.seat('Erkenbrand', { width: 390, height: 844 }, { animated: true, touch: true });
  keys = await table.seat('Gamling', { width: 1024, height: 768 }, { animated: true });
  still = await table.seat('Théoden');
});
afterAll(async () => {
  await table.clear();
});

const FIELD = {
  game: 'helms-deep',
  turn: 3,
  phase: 'isengard-movement',
  units: [
    { id: 'warg-1', hex: '1332' },
    { id: 'warg-2', hex: '1232' },
    { id: 'warg-3', hex: '1532' },
    { id: 'warg-4', hex: '1432' },
    { id: 'infantry-1', hex: '1310' },
  ],
};

/** Saruman has the board in words before him, and so has whoever watches, whose board is drawn. */
async function sitDown(helm: Person): Promise<void> {
  await table.begin(FIELD, saruman, helm);
  await helm.page.locator('[data-testid=board][data-ready=true]').waitFor({ timeout: 60_000 });
  await saruman.openWords();
  // What stands in the text board is what the whole page has been told.
  await helm.page.getByTestId('words-toggle').click();
}

const at = async (person: Person, piece: string) =>
  await person.page.locator(`[data-testid=words-piece-${piece}]`).getAttribute('data-hex');
const arrives = (person: Person, piece: string, hex: string) =>
  expect.poll(async () => await at(person, piece), { timeout: 15_000 }).toBe(hex);
const isPaused = async (person: Person) => await person.by('pace').getAttribute('data-paused');
const isGone = async (person: Person) => await person.by('pace').waitFor({ state: 'detached', timeout: 15_000 });
/** Whether two things on the page lie over each other. */
const overlap = async (person: Person, one: string, other: string) =>
  await person.page.evaluate(
    ([a, b]) => {
      const boxes = [a, b].map((each) => document.querySelector(String(each))?.getBoundingClientRect());
      const [first, second] = boxes;
      if (!first || !second) throw new Error('not there');
      return (
        first.left < second.right && second.left < first.right && first.top < second.bottom && second.top < first.bottom
      );
    },
    [one, other],
  );

describe('what the others did is played', { timeout: 180_000 }, () => {
  test('with a mouse: it is halted, goes on, is skipped and seen again; till then the page does not tell it', async () => {
    await sitDown(mouse);
    const halted = mouse.by('pace-pause').click({ timeout: 30_000 });
    await saruman.move('warg-1', '1329');
    await halted;
    expect(await isPaused(mouse)).toBe('true');
    await saruman.move('warg-2', '1229');
    await saruman.move('warg-3', '1529');
    await mouse.page.waitForTimeout(1500);
    expect(await at(mouse, 'warg-3')).toBe('1532');
    expect(await mouse.log()).not.toContain('Wargs 3');
    expect(await mouse.by('pace-said').textContent()).toContain('Paused');
    await mouse.by('pace-pause').click();
    await arrives(mouse, 'warg-3', '1529');
    expect(await mouse.log()).toContain('Wargs 3');

    // Skipped, all of it is told at once, and the move is one's own as soon as it is in truth.
    const again = mouse.by('pace-pause').click({ timeout: 30_000 });
    await saruman.move('warg-4', '1429');
    await again;
    await saruman.endStep();
    await saruman.page.locator('[data-testid=phase-bar]:not([data-phase=isengard-movement])').waitFor();
    expect(await mouse.phase()).toBe('isengard-movement');
    await mouse.by('pace-skip').click();
    expect(await at(mouse, 'warg-4')).toBe('1429');
    await expect.poll(async () => await mouse.phase(), { timeout: 15_000 }).toBe(await saruman.phase());
    await isGone(mouse);

    await mouse.by('pace-again').click();
    await mouse.page.locator('[data-testid=replay][data-ready=true]').waitFor({ timeout: 30_000 });
    expect(Number(await mouse.by('replay').getAttribute('data-ply'))).toBeLessThan(5);
    await mouse.by('replay-close').click();
    await mouse.by('phase-bar').waitFor();
    expect(await mouse.phase()).toBe(await saruman.phase());
  });

  test('by touch: the buttons are large enough, lie over no tool, and skip', async () => {
    await sitDown(touch);
    const halted = touch.by('pace-pause').tap({ timeout: 30_000 });
    await saruman.move('warg-1', '1329');
    await halted;
    await touch.page.waitForTimeout(300);
    for (const tool of ['.board-tools', '.tabs', '.phase-bar']) expect(await overlap(touch, '.pace', tool)).toBe(false);
    for (const button of ['pace-pause', 'pace-speed', 'pace-skip']) {
      const box = await touch.by(button).boundingBox();
      expect([box?.height, box?.width].every((side) => (side ?? 0) >= 44)).toBe(true);
    }
    await saruman.move('warg-2', '1229');
    await touch.by('pace-skip').tap();
    await arrives(touch, 'warg-2', '1229');
  });

  test('by keys: Space, X, V and G', async () => {
    await sitDown(keys);
    const there = keys.by('pace').waitFor({ timeout: 30_000 });
    await saruman.move('warg-1', '1329');
    await there;
    await keys.page.locator('body').press('Space');
    await expect.poll(async () => await isPaused(keys)).toBe('true');
    await saruman.move('warg-2', '1229');
    await keys.page.locator('body').press('v');
    expect(await keys.by('pace-speed').inputValue()).toBe('quick');
    await keys.page.waitForTimeout(800);
    expect(await at(keys, 'warg-2')).toBe('1232');
    await keys.page.locator('body').press('Space');
    await arrives(keys, 'warg-2', '1229');
    await saruman.move('warg-3', '1529');
    await keys.page.locator('body').press('x');
    await arrives(keys, 'warg-3', '1529');
    await isGone(keys);
    await keys.page.locator('body').press('g');
    await keys.by('replay').waitFor();
    await keys.by('replay-close').click();
  });

  test('switched off, it is told at once, as it is to whoever has asked for less motion', async () => {
    await sitDown(keys);
    const there = keys.by('pace-speed').selectOption('off', { timeout: 30_000 });
    await saruman.move('warg-1', '1329');
    await there;
    await arrives(keys, 'warg-1', '1329');
    await isGone(keys);
    await saruman.move('warg-2', '1229');
    await arrives(keys, 'warg-2', '1229');
    expect(await keys.by('pace').count()).toBe(0);

    await sitDown(still);
    await saruman.move('warg-1', '1329');
    await arrives(still, 'warg-1', '1329');
    expect(await still.by('pace').count()).toBe(0);
  });

  test('a page that nobody sees waits for nothing, and meets no error', async () => {
    await sitDown(mouse);
    const halted = mouse.by('pace-pause').click({ timeout: 30_000 });
    await saruman.move('warg-1', '1329');
    await halted;
    await saruman.move('warg-2', '1229');
    await mouse.page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await arrives(mouse, 'warg-2', '1229');
    await saruman.move('warg-3', '1529');
    await arrives(mouse, 'warg-3', '1529');
    await isGone(mouse);
    expect(table.errors()).toEqual([]);
  });
});
