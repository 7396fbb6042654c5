/** [S-11, M-3, M-4, M-17, M-19, M-26] Measuring is free, for anybody and at any time. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';
import { directionsOf, hasModel, measure, modelName } from './measuring.ts';

const table = () =>
  position(
    't2 move good* | g1=mt-shield@25400,25400 | k=mt-knight@40000,25400 | e1=mo-shield@25400,27900 | e2=mo-shield@25400,22900 | gone=mt-bow slain',
  ).state;

describe('Distances', () => {
  test('[S-11, M-3, M-4] from base to base, rounded down; whether they touch, and whether one is in a zone', () => {
    expect(measure(table(), 'g1', 'e1')).toEqual({ gap: 0, contact: true, inZone: true });
    expect(measure(table(), 'g1', 'k')).toEqual({ gap: 14600 - 1250 - 2000, contact: false, inZone: false });
    expect(measure(table(), 'e1', 'e2')).toEqual({ gap: 2500, contact: false, inZone: true });
  });
  test('[M-3] a place has no base', () => {
    expect(measure(table(), 'g1', [25400, 30000])).toEqual({ gap: 3350, contact: false, inZone: false });
    expect(measure(table(), [0, 0], [3000, 4000])).toEqual({ gap: 5000, contact: false, inZone: false });
    expect(measure(table(), 'g1', [25400, 26000])).toEqual({ gap: 0, contact: true, inZone: true });
  });
  test('of who is gone nothing can be measured', () => {
    expect([measure(table(), 'gone', 'g1'), measure(table(), 'g1', 'gone')]).toEqual([null, null]);
    expect(directionsOf(table(), 'gone')).toBeNull();
  });
  test('models are known by their ids, and named', () => {
    expect(['g1', 'gone', 'nobody'].map((id) => hasModel(table(), id))).toEqual([true, true, false]);
    expect(modelName(table(), 'k')).toBe('Knight of Minas Tirith');
  });
});

describe('Ways back', () => {
  test('[M-17] from all whom it touches: between two it has those across', () => {
    const open = directionsOf(table(), 'g1')?.open ?? [];
    expect(open.length).toBeGreaterThan(0);
    // East and west, in halves of a degree; neither north nor south.
    expect([open.includes(0), open.includes(360), open.includes(180), open.includes(540)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(directionsOf(table(), 'g1')?.ways).toEqual([]);
    expect(directionsOf(table(), 'k')?.open).toHaveLength(720);
  });
  test('[M-17] in a Fight from those of it, on either side', () => {
    const fight = () =>
      position('t2 fight good* | g1=mt-bow@50800,50800 | e1=mo-bow@53300,50800 | g9=mt-bow@90000,90000').state;
    const east = (id: string) => directionsOf(fight(), id)?.open.includes(0);
    expect([east('e1'), east('g1')]).toEqual([true, false]);
    expect(directionsOf(fight(), 'g1')?.open.includes(360)).toBe(true);
  });
  test('[M-19] where none is open, how a friend makes room', () => {
    const ranked = position(
      't2 fight good* | g1=mt-bow@50800,50800 | e1=mo-spear@53300,50800 | e2=mo-spear@55800,50800 | e3=mo-bow@53300,53300 | g3=mt-bow@50800,53300 | e4=mo-bow@53300,48300 | g4=mt-bow@50800,48300 | parted g1 e3 | parted g1 e4',
    ).state;
    const found = directionsOf(ranked, 'e1');
    expect(found?.open).toEqual([]);
    expect(new Set(found?.ways.map(({ friend }) => friend))).toEqual(new Set(['e2']));
    const shifts = new Set(found?.ways.map(({ shift }) => shift));
    expect(Math.min(...shifts)).toBeGreaterThan(0);
    for (const { direction, to } of found?.ways ?? []) {
      expect(direction).toBeGreaterThanOrEqual(0);
      expect(direction).toBeLessThan(720);
      expect(to).toHaveLength(2);
    }
  });
});
