import { describe, expect, test } from 'vitest';
import { inPolygon, type Point, type Polygon } from '@warbeacon/plane';
import { firstWet, haltBefore, isDeep } from './entry.ts';
import { entryInto, zoneReach } from './zones.ts';

const at = (x: number, y: number): Point => ({ x, y });
const model = (x: number, y: number) => ({ index: 0, x, y, r: 1250 });
const box = (west: number, south: number, east: number, north: number): Polygon => [
  at(west, south),
  at(east, south),
  at(east, north),
  at(west, north),
];

describe('the first point of a way near an enemy', () => {
  const foe = model(38_100, 25_400);

  test('[M-14, S-36] E-9: the zone is entered after x = 33,060', () => {
    const reach = zoneReach(1250, foe);
    expect(entryInto(at(25_400, 25_400), [at(35_600, 25_400)], foe, reach)).toEqual({
      corner: 0,
      at: at(33_060, 25_400),
    });
    expect(entryInto(at(25_400, 25_400), [at(30_000, 25_400), at(35_600, 25_400)], foe, reach)?.corner).toBe(1);
    expect(entryInto(at(25_400, 25_400), [at(33_060, 25_400)], foe, reach)).toBeUndefined();
  });

  test('[M-16, S-151] a throwing spear halts at a gap of an inch, whether the target has a zone or not', () => {
    const way = [at(30_000, 25_400), at(35_600, 25_400)];
    expect(haltBefore(model(25_400, 25_400), way, foe)).toEqual({
      points: [at(30_000, 25_400), at(33_060, 25_400)],
      at: at(33_060, 25_400),
    });
    expect(haltBefore(model(25_400, 25_400), [at(33_060, 25_400), at(35_600, 25_400)], foe).points).toEqual([
      at(33_060, 25_400),
    ]);
  });

  test('[M-16] who begins nearer throws from where he stands', () => {
    expect(haltBefore(model(34_000, 25_400), [at(35_600, 25_400)], foe)).toEqual({
      points: [],
      at: at(34_000, 25_400),
    });
  });

  test('[M-16] the halt lies between an inch and an inch and two units from the target', () => {
    for (let y = 20_000; y < 31_000; y += 371) {
      const { at: halt } = haltBefore(model(25_400, y), [at(38_100, 25_400)], foe);
      const square = (halt.x - foe.x) ** 2 + (halt.y - foe.y) ** 2;
      expect([square >= 5040 ** 2, square <= 5042 ** 2]).toEqual([true, true]);
    }
  });
});

describe('[M-25] the first wet point of a way', () => {
  const river = box(0, 30_000, 60_000, 40_000);
  const wet = (from: Point, points: Point[], deep: Polygon[], shallow: Polygon[] = []) =>
    firstWet(from, points, { deep, shallow })?.points;

  test('[A-6, R-48] E-23: it is the first lattice point upon the water', () => {
    expect(wet(at(20_000, 25_000), [at(23_000, 34_000)], [river])).toEqual([at(21_666, 30_000)]);
    expect(wet(at(20_000, 20_000), [at(20_000, 25_000), at(23_000, 34_000), at(1, 1)], [river])).toEqual([
      at(20_000, 25_000),
      at(21_666, 30_000),
    ]);
    expect(wet(at(20_000, 25_000), [at(23_000, 29_999)], [river])).toBeUndefined();
    expect(wet(at(20_000, 25_000), [at(20_000, 30_000)], [river])).toEqual([at(20_000, 30_000)]);
  });

  test('a leg from bank to bank over narrow water does not stay dry', () => {
    const brook = box(0, 30_000, 60_000, 30_100);
    expect(wet(at(20_000, 25_000), [at(20_000, 35_000)], [brook])).toEqual([at(20_000, 30_000)]);
    const thread = box(0, 30_000, 60_000, 30_001);
    expect(wet(at(20_000, 25_000), [at(29_000, 35_000)], [thread])).toHaveLength(1);
  });

  test('a leg that touches the water at a corner alone is wet there', () => {
    const tip: Polygon = [at(20_000, 30_000), at(30_000, 40_000), at(10_000, 40_000)];
    expect(wet(at(15_000, 30_000), [at(25_000, 30_000)], [tip])).toEqual([at(20_000, 30_000)]);
    expect(wet(at(15_000, 29_999), [at(25_000, 29_999)], [tip])).toBeUndefined();
  });

  test('[X-24] on the border of two waters the shallower counts', () => {
    const ford = box(20_000, 30_000, 30_000, 40_000);
    const [west, east] = [box(0, 30_000, 20_000, 40_000), box(30_000, 30_000, 60_000, 40_000)];
    const waters = { deep: [west, east], shallow: [ford] };
    expect([19_999, 20_000, 25_000, 30_000, 30_001].map((x) => isDeep(at(x, 35_000), waters))).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
    expect(wet(at(25_000, 25_000), [at(25_000, 45_000)], [west, east], [ford])).toBeUndefined();
    expect(wet(at(20_000, 25_000), [at(20_000, 45_000)], [west, east], [ford])).toBeUndefined();
    expect(wet(at(25_000, 35_000), [at(45_000, 35_000)], [west, east], [ford])).toEqual([at(30_001, 35_000)]);
    // Past the corner that the ford has in common with the deep, and into it from the north.
    expect(wet(at(25_000, 35_000), [at(35_000, 45_000), at(35_000, 25_000)], [west, east], [ford])).toEqual([
      at(35_000, 45_000),
      at(35_000, 40_000),
    ]);
  });

  test('[A-6] who is in the water already is tested anew only where he comes back into it', () => {
    expect(wet(at(20_000, 35_000), [at(20_000, 45_000)], [river])).toBeUndefined();
    expect(wet(at(20_000, 35_000), [at(20_000, 45_000), at(25_000, 45_000), at(25_000, 35_000)], [river])).toEqual([
      at(20_000, 45_000),
      at(25_000, 45_000),
      at(25_000, 40_000),
    ]);
    const [near, far] = [box(0, 30_000, 60_000, 32_000), box(0, 36_000, 60_000, 40_000)];
    expect(wet(at(20_000, 31_000), [at(20_000, 38_000)], [near, far])).toEqual([at(20_000, 36_000)]);
  });

  test('the point before is dry', () => {
    for (let x = 5000; x < 50_000; x += 733) {
      const [first] = wet(at(20_000, 25_000), [at(x, 37_000)], [river]) ?? [];
      expect(first && inPolygon(river, first)).toBe(true);
      expect(first?.y).toBe(30_000);
    }
  });
});
