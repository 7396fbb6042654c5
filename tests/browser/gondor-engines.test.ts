/** Engines on the board itself: one is dragged with its crew, or taken up by a tap, and goes where it could be pushed. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { Pointer } from './pointer.ts';
import { type Person, Table } from './table.ts';

let table: Table;
let ann: Person;
let pointer: Pointer;

/** Sauron moves before the city, with every kind of engine that he has; none of his is near the wall. */
const BEFORE_THE_CITY = {
  game: 'gondor',
  turn: 7,
  phase: 'sauron-movement',
  units: [
    { id: 'orc-1', hex: '1916' },
    { id: 'orc-2', hex: '1820' },
    { id: 'orc-3', hex: '2021' },
    { id: 'troll-1', hex: '1921' },
    { id: 'spearman-1', hex: '1610' },
    { id: 'citadel-guard-1', hex: '1903' },
  ],
  leaders: [{ id: 'gothmog', hex: '2021' }],
  markers: [
    { kind: 'siege-tower', hex: '1916' },
    { kind: 'sauron-catapult', hex: '1820' },
    { kind: 'siege-tower', hex: '2021' },
    { kind: 'grond', hex: '1921' },
  ],
};

beforeAll(async () => {
  table = await Table.lay();
  ann = await table.seat('Ann', { width: 1280, height: 1200 });
  const bob = await table.seat('Bob', undefined, { board: false });
  await table.begin(BEFORE_THE_CITY, ann, bob);
  await ann.page.locator('[data-testid=board][data-ready=true]').waitFor();
  await ann.page.getByRole('button', { name: 'Whole map' }).click();
  pointer = new Pointer(ann, { rows: 36, columns: 24, shoved: 'odd' });
});
afterAll(async () => {
  await table.clear();
});

const options = () => ann.by('options').textContent();
const markerIn = (marker: string) => ann.by(`words-marker-${marker}`).textContent();

describe('engines on the board', () => {
  test('[16.11] an engine that is dragged to a lit hex is pushed there by who stands with it', async () => {
    await pointer.dragMarker('1916', '1914');
    await eventually(() => markerIn('siege-tower-1')).toContain('1914');
    expect(await ann.hexOf('orc-1')).toBe('1914');
  });

  test('[16.11] dropped where it cannot be pushed it stays, and the page says why', async () => {
    await pointer.dragMarker('1820', '1816');
    await ann.by('refusal').waitFor();
    expect(await ann.by('refusal').textContent()).toContain('16.11');
    expect(await markerIn('sauron-catapult-1')).toContain('1820');
    expect(await ann.hexOf('orc-2')).toBe('1820');
  });

  test('[16.11] with an engine chosen its crew is dragged with it, and without it alone', async () => {
    // In hand from before, with the catapult.
    await eventually(() => ann.by('along-sauron-catapult-1').getAttribute('aria-pressed')).toBe('true');
    expect(await options()).not.toContain('Can go to');
    await pointer.drag('1820', '1819');
    await eventually(() => markerIn('sauron-catapult-1')).toContain('1819');
    expect(await ann.hexOf('orc-2')).toBe('1819');
    await pointer.click('1921');
    await eventually(options).toMatch(/It can push its engine to \d+ hexes.*Can go to \d+ hexes/);
    await pointer.drag('1921', '1917');
    // By either it could come there: one must say which.
    await ann.by('go-there').first().waitFor();
    expect(await ann.hexOf('troll-1')).toBe('1921');
    await ann.by('along-grond').click();
    await pointer.drag('1921', '1917');
    await eventually(() => markerIn('grond')).toContain('1917');
    expect(await ann.hexOf('troll-1')).toBe('1917');
  });

  test('[16.11] a tap takes an engine up, and another puts it down', async () => {
    await pointer.clickMarker('2021');
    await eventually(() => ann.by('along-siege-tower-2').getAttribute('aria-pressed')).toBe('true');
    expect(await ann.by('piece-card').getAttribute('data-piece')).toBe('orc-3');
    await ann.by('along-siege-tower-2').click();
    await eventually(() => ann.by('along-siege-tower-2').getAttribute('aria-pressed')).toBe('false');
    await eventually(options).toContain('Can go to');
    await pointer.drag('2021', '2018');
    await eventually(() => ann.hexOf('orc-3')).toBe('2018');
    expect(await markerIn('siege-tower-2')).toContain('2021');
    expect(table.errors()).toEqual([]);
  });
});
