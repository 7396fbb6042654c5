import { describe, expect, test } from 'vitest';
import { apart, cost256, DIRECTIONS, gapOf, INCH, type Point, segAtLeast, step, touching } from '@warbeacon/plane';
import { chance } from './random-moves.fixture.ts';
import {
  contactBehind,
  contactFrom,
  contactsTurned,
  contactsWithAll,
  contactsWithBoth,
  cutBack,
  heading,
  straightWays,
  waysRound,
} from './ways.ts';

const at = (x: number, y: number): Point => ({ x, y });
const base = (x: number, y: number, r = 1250) => ({ x, y, r });

describe('[M-14] where to stop', () => {
  test('[M-3] on the line of approach, from any side, the point is in contact and overlaps nothing', () => {
    const target = base(50_000, 50_000, 2000);
    for (let i = 0; i < 720; i += 3) {
      for (const r of [1250, 2000]) {
        const found = contactFrom(r, target, step(target, i, 17_773));
        if (found === undefined) throw new Error('no place');
        const gap = gapOf({ ...found, r }, target);
        expect([gap >= 3, gap <= 5]).toEqual([true, true]);
        expect(Math.abs(heading(target, found) - i) % 720).toBeLessThanOrEqual(1);
      }
    }
    expect(contactFrom(1250, target, target)).toBeUndefined();
  });

  test('turned to the left and to the right of it', () => {
    const [target, from] = [base(50_000, 50_000), at(60_000, 50_000)];
    const [left, right] = contactsTurned(1250, target, from, [90, -90]);
    expect(left).toEqual(at(50_000 + 1770, 50_000 + 1770));
    expect(right).toEqual(at(50_000 + 1770, 50_000 - 1770));
  });

  test('[S-39] E-12: two enemies are both touched from either side', () => {
    const [one, other] = [base(38_100, 25_400), base(38_100, 29_400)];
    const both = contactsWithBoth(1250, one, other);
    expect(both).toEqual([at(36_593, 27_400), at(39_607, 27_400)]);
    expect(contactsWithBoth(1250, one, base(38_100, 30_500))).toEqual([]);
    expect(contactsWithBoth(1250, one, one)).toEqual([]);
  });

  test('[S-39] whatever the directions and sizes, both are in contact', () => {
    const random = chance(11);
    for (let i = 0; i < 2000; i++) {
      const one = base(50_000, 50_000, random(2) ? 1250 : 2000);
      const r = random(2) ? 1250 : 2000;
      const other = { ...step(one, random(720), one.r + 1250 + random(2 * r)), r: 1250 };
      const places = contactsWithBoth(r, one, other).map((place) => ({ ...place, r }));
      expect(places).toHaveLength(2);
      for (const place of places) {
        expect([one, other].every((target) => apart(place, target) && touching(place, target))).toBe(true);
      }
    }
  });

  test('round one target at every fifteen degrees, with two where both are touched', () => {
    const target = base(50_000, 50_000);
    const round = contactsWithAll(1250, [target], at(60_000, 50_000));
    expect(round).toHaveLength(24);
    expect(new Set(round.map((place) => heading(target, place))).size).toBe(24);
    expect(contactsWithAll(1250, [target, base(53_000, 50_000)], at(60_000, 50_000))).toHaveLength(2);
    expect(
      contactsWithAll(1250, [target, base(53_000, 50_000), base(51_500, 54_900)], at(60_000, 50_000)),
    ).toHaveLength(0);
    expect(contactsWithAll(1250, [], at(60_000, 50_000))).toEqual([]);
  });

  test('[S-139] behind a friend, away from his enemy', () => {
    expect(contactBehind(1250, base(50_000, 50_000), at(47_500, 50_000))).toEqual(at(52_504, 50_000));
  });
});

describe('ways round something', () => {
  test('[M-7] keep out of the circle on either side, and are hardly longer than the arc', () => {
    const random = chance(12);
    let round = 0;
    for (let i = 0; i < 3000; i++) {
      const circle = base(50_000, 50_000, [2500, 3250, 5040][random(3)]);
      const from = step(circle, random(720), circle.r + 5 + random(9000));
      const to = step(circle, random(720), circle.r + 5 + random(9000));
      for (const corners of waysRound(from, to, circle)) {
        if (corners.length === 0) continue;
        round++;
        const way = [from, ...corners, to];
        way.forEach((q, leg) => {
          const p = way[leg - 1];
          if (p !== undefined) expect(segAtLeast(p, q, circle, circle.r - 1)).toBe(true);
        });
      }
    }
    expect(round).toBeGreaterThan(1500);
  });

  test('[M-6] half round a base costs little more than the half circle', () => {
    const circle = base(50_000, 50_000, 2500);
    const [left, right] = waysRound(at(47_490, 50_000), at(52_510, 50_000), circle).map(
      (corners) => cost256([at(47_490, 50_000), ...corners, at(52_510, 50_000)], []) / 256,
    );
    for (const length of [left, right]) {
      expect(length).toBeGreaterThan(Math.PI * 2500);
      expect(length).toBeLessThan(Math.PI * 2500 * 1.02);
    }
  });

  test('[M-7] who stands in contact still finds a way round, who stands inside none', () => {
    const circle = base(50_000, 50_000, 2500);
    expect(waysRound(at(47_500, 50_000), at(56_000, 50_000), circle).every((corners) => corners.length > 0)).toBe(true);
    expect(waysRound(at(49_000, 50_000), at(56_000, 50_000), circle)).toEqual([]);
  });
});

describe('straight ways', () => {
  test('go in headings at even angles', () => {
    const ways = straightWays(at(50_000, 50_000), 16, INCH);
    expect(ways).toHaveLength(16);
    expect(ways[4]).toEqual([at(50_000, 50_000 + INCH)]);
    expect(ways.map(([to]) => to && heading(at(50_000, 50_000), to))).toEqual(
      Array.from({ length: 16 }, (_, i) => (i * DIRECTIONS.length) / 16),
    );
  });

  test('[M-6] are cut back to the last lattice point that is allowed', () => {
    const from = at(10_000, 10_000);
    const before = (limit: number) => (points: readonly Point[]) => points.every(({ x }) => x <= limit);
    expect(cutBack(from, [at(20_000, 10_000)], before(20_000))).toEqual([at(20_000, 10_000)]);
    expect(cutBack(from, [at(20_000, 10_000)], before(15_432))).toEqual([at(15_432, 10_000)]);
    expect(cutBack(from, [at(12_000, 10_000), at(20_000, 10_000)], before(15_432))).toEqual([
      at(12_000, 10_000),
      at(15_432, 10_000),
    ]);
    expect(cutBack(from, [at(18_000, 10_000), at(20_000, 10_000)], before(15_432))).toEqual([at(15_432, 10_000)]);
    expect(cutBack(from, [at(12_000, 10_000), at(20_000, 10_000)], before(12_000))).toEqual([at(12_000, 10_000)]);
    expect(cutBack(from, [at(20_000, 10_000)], before(10_000))).toBeUndefined();
  });
});
