import { describe, expect, test } from 'vitest';
import type { Point } from './points.ts';
import { bodyOf, chord, eyeHeight, hiders, sight, wallBlocks } from './sight.ts';

const at = (x: number, y: number): Point => ({ x, y });
const base = (x: number, y: number, r = 1250) => ({ x, y, r });
const standing = (x: number, y: number, more: { z?: number; height?: number; prone?: boolean } = {}) => ({
  x,
  y,
  r: 1250,
  z: 0,
  height: 3000,
  prone: false,
  ...more,
});

describe('[M-20] models in the way', () => {
  test('the inner sixty hundredths of a base hide', () => {
    expect([1250, 2000].map(bodyOf)).toEqual([750, 1200]);
  });

  test('the ends of the chord are rounded towards the centre, on whichever side the eye is', () => {
    const target = base(50_000, 50_000);
    for (const [dx, dy] of [
      [777, 1000],
      [-777, 1000],
      [777, -1000],
      [-777, -1000],
    ] as const) {
      const [left, right] = chord(at(50_000 - dx * 9, 50_000 - dy * 9), target);
      expect([left.x + right.x, left.y + right.y]).toEqual([100_000, 100_000]);
      expect(Math.abs(left.x - 50_000)).toBe(Math.trunc((1000 * 750) / Math.hypot(777, 1000)));
    }
  });

  test('whoever comes into the triangle hides, one behind the target or the eye does not', () => {
    const [eye, target] = [at(10_000, 10_000), base(40_000, 10_000)];
    const seen = (x: number, y: number) => hiders(eye, target, [base(x, y)]).length;
    expect(seen(25_000, 10_000)).toBe(1);
    expect([seen(42_500, 10_000), seen(7500, 10_000)]).toEqual([0, 0]);
    expect(seen(40_000, 12_500)).toBe(0);
  });

  test('a base within the triangle of a broad target touches none of its sides', () => {
    expect(hiders(at(0, 50_000), base(60_000, 50_000, 40_000), [base(50_000, 50_000)])).toHaveLength(1);
  });
});

describe('[M-21] ground in the way', () => {
  const wall = (top: number) => ({ a: at(20_000, 0), b: at(20_000, 20_000), top });

  test('a line that passes beside the end of a wall is free, one that touches it is not', () => {
    const line = (y: number) => wallBlocks({ ...at(10_000, y), z: 100 }, { ...at(30_000, y), z: 100 }, wall(5000));
    expect([line(19_999), line(20_000), line(20_001)]).toEqual([true, true, false]);
  });

  test('who stands on the line of the wall looks along it', () => {
    expect(wallBlocks({ ...at(20_000, 5000), z: 100 }, { ...at(30_000, 5000), z: 100 }, wall(5000))).toBe(false);
  });

  test('a line at the very top is blocked', () => {
    const line = (z: number) => wallBlocks({ ...at(10_000, 5000), z }, { ...at(30_000, 5000), z: 2000 }, wall(3000));
    expect([line(4000), line(4001)]).toEqual([true, false]);
  });

  test('[X-23] heights: of the eye nine tenths, of one lying a quarter, upon the ground', () => {
    expect(eyeHeight(standing(0, 0, { z: 2500 }))).toBe(5200);
    expect(eyeHeight(standing(0, 0, { z: 2500, prone: true }))).toBe(3250);
  });

  test('from a hill one sees over what hides from below', () => {
    const look = (z: number) => sight(standing(10_000, 10_000, { z }), standing(30_000, 10_000), [wall(2700)]);
    expect([look(0), look(1), look(3000)]).toEqual(['none', 'part', 'whole']);
  });

  test('a wall before half of the target hides it in part', () => {
    const half = { a: at(20_000, 10_000), b: at(20_000, 20_000), top: 9000 };
    expect(sight(standing(10_000, 10_001), standing(30_000, 10_001), [half])).toBe('part');
    expect(sight(standing(10_000, 9000), standing(30_000, 9000), [half])).toBe('whole');
    expect(sight(standing(10_000, 11_000), standing(30_000, 11_000), [half])).toBe('none');
  });
});
