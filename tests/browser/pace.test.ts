/** What the others did is played as fast as one wants to see it, and the page tells nothing before the board shows it. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
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
  saruman = await table.seat('Saruman', undefined, { board: false });
  mouse = await table.seat('Helm', { width: 1440, height: 900 }, { animated: true });
  touch = await table.seat('Erkenbrand', { width: 390, height: 844 }, { animated: true, touch: true });
  keys = await table.seat('Gamling', { width: 1024, height: 768 }, { animated: true });
  still = await table.seat('Théoden');
});
// A board that nobody looks at any more leaves the machine to the next.
afterEach(async () => {
  for (const person of [mouse, touch, keys, still]) await person.open('/about');
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
    { id: 'orc-1', hex: '1632' },
    { id: 'orc-2', hex: '1132' },
    { id: 'infantry-1', hex: '1310' },
  ],
};

const FIRST = { 'warg-1': '1329', 'warg-2': '1229', 'orc-1': '1630' };
const THEN = { 'warg-3': '1529', 'warg-4': '1429', 'orc-2': '1130' };

/** Saruman has the board in words before him; of the other the board is drawn. */
async function sitDown(helm: Person): Promise<void> {
  await table.begin(FIELD, saruman, helm);
  await helm.page.locator('[data-testid=board][data-ready=true]').waitFor({ timeout: 60_000 });
  await saruman.openWords();
}

/** Saruman sends pieces on, one after another; somebody halts what they see of it before the last has been sent. */
async function halted(helm: Person, goals: Readonly<Record<string, string>>, halt: () => Promise<void>): Promise<void> {
  const halting = helm.by('pace').waitFor({ timeout: 30_000 }).then(halt);
  const all = Object.entries(goals);
  for (const [piece, hex] of all.slice(0, -1)) await saruman.move(piece, hex);
  await halting;
  expect(await isPaused(helm)).toBe('true');
  for (const [piece, hex] of all.slice(-1)) await saruman.move(piece, hex);
}

/** Which pieces a page has told of in its log. */
const told = async (person: Person) => new Set((await person.log()).match(/(?:Wargs|Orcs) \d/g) ?? []).size;
const tells = (person: Person, count: number) =>
  expect.poll(async () => await told(person), { timeout: 20_000 }).toBe(count);
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
  test('with a mouse: it is halted, goes on, is skipped and seen again; the page tells nothing before its time', async () => {
    await sitDown(mouse);
    await halted(mouse, FIRST, async () => await mouse.by('pace-pause').click());
    await mouse.page.waitForTimeout(1500);
    expect(await told(mouse)).toBeLessThan(3);
    expect(await mouse.by('pace-said').textContent()).toContain('Paused');
    await mouse.by('pace-pause').click();
    await tells(mouse, 3);

    await halted(mouse, THEN, async () => await mouse.page.locator('body').press('Space'));
    await saruman.endStep();
    await saruman.page.locator('[data-testid=phase-bar]:not([data-phase=isengard-movement])').waitFor();
    expect(await mouse.phase()).toBe('isengard-movement');
    await mouse.by('pace-skip').click();
    await tells(mouse, 6);
    await expect.poll(async () => await mouse.phase(), { timeout: 15_000 }).toBe(await saruman.phase());
    await isGone(mouse);

    await mouse.by('pace-again').click();
    await mouse.page.locator('[data-testid=replay][data-ready=true]').waitFor({ timeout: 30_000 });
    expect(Number(await mouse.by('replay').getAttribute('data-ply'))).toBeLessThan(6);
    await mouse.by('replay-close').click();
    await mouse.by('phase-bar').waitFor();
    expect(await mouse.phase()).toBe(await saruman.phase());
  });

  test('by touch: the buttons are large enough and lie over nothing that one taps; a page that nobody sees waits for nothing', async () => {
    await sitDown(touch);
    await halted(touch, FIRST, async () => await touch.by('pace-pause').tap());
    for (const other of ['.board-tools button:last-child', '.tabs', '.phase-bar'])
      expect(await overlap(touch, '.pace', other)).toBe(false);
    for (const button of ['pace-pause', 'pace-speed', 'pace-skip']) {
      const box = await touch.by(button).boundingBox();
      expect([box?.height, box?.width].every((side) => (side ?? 0) >= 44)).toBe(true);
    }
    await touch.by('tab-log').tap();
    await touch.by('pace-skip').tap();
    await tells(touch, 3);

    await halted(touch, THEN, async () => await touch.by('pace-pause').tap());
    await touch.page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await tells(touch, 6);
    await isGone(touch);
  });

  test('by keys: Space, V, X and G; switched off, it is told at once', async () => {
    await sitDown(keys);
    const press = async (key: string) => await keys.page.locator('body').press(key);
    await halted(keys, FIRST, async () => await press('Space'));
    await press('v');
    expect(await keys.by('pace-speed').inputValue()).toBe('quick');
    await keys.page.waitForTimeout(800);
    expect(await told(keys)).toBeLessThan(3);
    await press('Space');
    await expect.poll(async () => await isPaused(keys), { timeout: 10_000 }).toBe('false');
    await press('x');
    await tells(keys, 3);
    await isGone(keys);
    await press('g');
    await keys.by('replay').waitFor();
    await keys.by('replay-close').click();
    await keys.page.locator('[data-testid=board][data-ready=true]').waitFor({ timeout: 60_000 });

    await halted(keys, THEN, async () => await press('Space'));
    await keys.by('pace-speed').selectOption('off');
    await tells(keys, 6);
    await isGone(keys);
  });

  test('not to whoever has asked for less motion: they are told at once', async () => {
    await sitDown(still);
    for (const [i, [piece, hex]] of Object.entries(FIRST).entries()) {
      await saruman.move(piece, hex);
      await tells(still, i + 1);
    }
    expect(await still.by('pace').count()).toBe(0);
  });

  test('and meets no error', () => {
    expect(table.errors()).toEqual([]);
  });
});
