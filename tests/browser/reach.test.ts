/** Zones of control, range and line of sight on demand: by mouse, by keys and by finger, of both games and for a spectator. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { Pointer } from './pointer.ts';
import { faultsOf } from './soundness.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let saruman: Person;
let helm: Person;
let bard: Person;

beforeAll(async () => {
  table = await Table.lay();
  saruman = await table.seat('Saruman', { width: 1280, height: 800 });
  helm = await table.seat('Helm', { width: 390, height: 844 }, { touch: true });
  bard = await table.seat('Bard', { width: 1280, height: 800 });
});
afterAll(async () => {
  await table.clear();
});

const DEEP = { rows: 24, columns: 34, shoved: 'even' } as const;
const CITY = { rows: 36, columns: 24, shoved: 'odd' } as const;

/** Archers before the wall and upon it. */
const WALL = {
  game: 'helms-deep',
  turn: 10,
  phase: 'isengard-movement',
  units: [
    { id: 'uruk-archer-1', hex: '1312' },
    { id: 'uruk-infantry-1', hex: '1214' },
    { id: 'infantry-1', hex: '1310' },
    { id: 'archer-1', hex: '1610' },
    { id: 'infantry-2', hex: '0809' },
  ],
  leaders: [{ id: 'aragorn', hex: '0809' }],
};
/** A catapult before the city, whose crew has no bows. */
const CATAPULT = {
  game: 'gondor',
  turn: 8,
  phase: 'siege',
  units: [
    { id: 'orc-1', hex: '1511' },
    { id: 'orc-2', hex: '1713' },
    { id: 'spearman-1', hex: '1409' },
  ],
  markers: [{ kind: 'sauron-catapult', hex: '1511' }],
};

const zones = (person: Person) => person.by('reach').getAttribute('data-zones');
const rangeOf = (person: Person) => person.by('reach').getAttribute('data-range');
const isPressed = (person: Person, tool: string) => person.by(tool).getAttribute('aria-pressed');

async function wholeMap(person: Person): Promise<void> {
  await person.page.locator('[data-testid=board][data-ready=true]').waitFor();
  await person.page.getByRole('button', { name: 'Whole map' }).click();
}

describe('on demand', { timeout: 170_000 }, () => {
  test('by mouse: the enemy’s zones, those of both, none', async () => {
    await table.begin(WALL, saruman, helm, bard);
    await wholeMap(saruman);
    await saruman.by('zones-tool').click();
    await eventually(() => zones(saruman)).toBe('enemy');
    expect(await saruman.by('reach').textContent()).toMatch(/Westernesse/);
    expect(await saruman.by('reach').textContent()).not.toMatch(/Isengard/);
    expect(await isPressed(saruman, 'zones-tool')).toBe('true');
    await saruman.by('zones-tool').click();
    await eventually(() => zones(saruman)).toBe('both');
    await saruman.by('zones-tool').click();
    await eventually(() => saruman.by('reach').count()).toBe(0);
  });

  test('by keys: the range of the piece in hand, of one’s own and of the enemy’s', async () => {
    await saruman.page.keyboard.press('r');
    await eventually(() => saruman.by('reach').textContent()).toMatch(/Choose a piece|Uruk/);
    await new Pointer(saruman, DEEP).click('1312');
    await eventually(() => rangeOf(saruman)).toBe('uruk-archer-1');
    const told = () => saruman.by('reach').textContent();
    await eventually(told).toMatch(/Missiles reach 3 hexes/);
    expect(await told()).toMatch(/behind a wall.*7\.18.*1310/);
    expect(await told()).toMatch(/Out of sight.*1309.*A7\.13.*1310/);
    await saruman.page.keyboard.press('Escape');
    await saruman.page.keyboard.press('0');
    await new Pointer(saruman, DEEP).click('0809');
    // A stack opens under the pointer: whoever lies on top has no bow, or is a leader.
    await eventually(told).toMatch(/no missile|leader/i);
    await saruman.page.keyboard.press('z');
    await eventually(() => zones(saruman)).toBe('enemy');
    await saruman.page.keyboard.press('r');
    await saruman.page.keyboard.press('z');
    await saruman.page.keyboard.press('z');
    await eventually(() => saruman.by('reach').count()).toBe(0);
    await saruman.page.keyboard.press('?');
    await eventually(() => saruman.by('keys-dialog').textContent()).toMatch(/zones of control/);
    await saruman.by('keys-dialog').getByRole('button', { name: 'Close' }).click();
    await eventually(() => saruman.by('keys-dialog').count()).toBe(0);
  });

  test('by a key that is held, for as long as it is', async () => {
    for (const key of ['z', 'r']) {
      await saruman.page.keyboard.down(key);
      await eventually(() => saruman.by('reach').count()).toBe(1);
      await saruman.page.waitForTimeout(500);
      expect(await saruman.by('reach').count()).toBe(1);
      await saruman.page.keyboard.up(key);
      await eventually(() => saruman.by('reach').count()).toBe(0);
    }
  });

  test('by finger, at one’s own and without a move of one’s own', async () => {
    await wholeMap(helm);
    await helm.by('zones-tool').tap();
    await eventually(() => zones(helm)).toBe('enemy');
    await helm.by('range-tool').tap();
    await new Pointer(helm, DEEP).tap('1610');
    await eventually(() => rangeOf(helm)).toBe('archer-1');
    const narrow = await helm.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(narrow).toBe(true);
  });

  test('a spectator sees both at once, and the answer follows the match', async () => {
    await wholeMap(bard);
    await bard.by('zones-tool').click();
    await eventually(() => zones(bard)).toBe('both');
    const before = bard.received.length;
    await saruman.openWords();
    await saruman.move('uruk-infantry-1', '1213');
    await eventually(() => bard.received.slice(before).join('').includes('zones')).toBe(true);
  });

  test('keeps the page sound, in both schemes', async () => {
    await saruman.by('words-toggle').click();
    await saruman.page.keyboard.press('z');
    await saruman.page.keyboard.press('r');
    await eventually(() => zones(saruman)).toBe('enemy');
    expect(await faultsOf(saruman)).toEqual([]);
    expect(table.errors()).toEqual([]);
  });

  test('a catapult’s crew is told what it reaches, and which walls it breaks at which distance', async () => {
    await table.begin(CATAPULT, saruman, helm);
    await wholeMap(saruman);
    await eventually(() => saruman.by('piece-card').count()).toBe(1);
    await saruman.by('range-tool').click();
    await eventually(() => rangeOf(saruman)).toBe('orc-1');
    await eventually(() => saruman.by('reach').textContent()).toMatch(/The catapult reaches 2 hexes/);
    expect(await saruman.by('reach-breaks').count()).toBeGreaterThan(0);
    expect(await saruman.by('reach').textContent()).toMatch(/at 3 hexes, on 3 \(5\.6%\).*at 4 hexes/);
    await saruman.page.keyboard.press('Escape');
    await saruman.page.keyboard.press('0');
    await new Pointer(saruman, CITY).click('1713');
    await eventually(() => saruman.by('reach').textContent()).toMatch(/no missile/i);
    expect(table.errors()).toEqual([]);
  });
});
