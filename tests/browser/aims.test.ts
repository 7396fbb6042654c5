/** What both sides must achieve: in full where there is room, in brief on the smallest phone, and there in full on demand. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let ann: Person;
let bob: Person;
let cay: Person;

const FIELD = {
  game: 'helms-deep',
  turn: 5,
  phase: 'isengard-movement',
  units: [
    { id: 'orc-1', hex: '1024' },
    { id: 'infantry-1', hex: '1020' },
  ],
};
const FULL = 'hold all the Hornburg and Helm’s Deep when turn 20 ends.';
const BRIEF = 'hold Hornburg and Deep at the end.';

beforeAll(async () => {
  table = await Table.layWithoutBoard();
  ann = await table.seat('Ann', { width: 1280, height: 800 });
  bob = await table.seat('Bob', { width: 390, height: 844 });
  cay = await table.seat('Cay', { width: 320, height: 480 });
  await table.begin(FIELD, ann, bob, cay);
});
afterAll(async () => {
  await table.clear();
});

const told = (person: Person) => person.by('aim-isengard').innerText();
const linesOf = async (person: Person, side: string) =>
  await person.by(`aim-${side}`).evaluate((line) => {
    const words = [...line.querySelectorAll('span')].find(
      (each) => each.childElementCount > 0 || each.innerText !== '',
    );
    return Math.round(
      line.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(words ?? line).lineHeight),
    );
  });

describe('the aims', { timeout: 120_000 }, () => {
  test('[23.11] say what is to be held', async () => {
    expect(await told(ann)).toContain(FULL);
    expect(await ann.by('aim-westernesse').innerText()).toContain('Hold out until turn 20 is over');
  });

  test('are two lines each at most for who looks on from the smallest phone', async () => {
    expect(await told(cay)).toContain(BRIEF);
    expect(await cay.by('aim-isengard').locator('.in-brief').getAttribute('title')).toContain(FULL);
    for (const side of ['isengard', 'westernesse']) expect(await linesOf(cay, side), side).toBeLessThanOrEqual(2);
  });

  test('stand in full in what tells the rest', async () => {
    for (const person of [bob, cay]) {
      await person.by('legend-open').click();
      await eventually(() => person.by('legend-aim-isengard').innerText()).toContain(FULL);
      expect(await person.by('legend-aim-isengard').innerText()).toMatch(/^Isengard must:/);
      expect((await person.by('legend-aim-isengard').locator('b').boundingBox())?.width).toBeGreaterThan(50);
      // In the window, not scrolled past.
      const box = await person.by('legend-aim-isengard').boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(person.page.viewportSize()?.height ?? 0);
      await person.by('legend-close').click();
    }
    expect(table.errors()).toEqual([]);
  });
});
