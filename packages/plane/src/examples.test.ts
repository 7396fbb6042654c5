/** The worked examples of the laws of measuring: what every other part of the plane is held to. */
import { describe, expect, test } from 'vitest';
import {
  apart,
  chord,
  cost256,
  cut,
  type Disc,
  gapOf,
  hiders,
  INCH,
  inPolygon,
  insideParts,
  landing,
  length256,
  type Point,
  segAtLeast,
  sight,
  step,
  DIRECTIONS,
  thrown,
  touching,
  within,
} from './index.ts';

const TABLE = { w: 48 * INCH, h: 48 * INCH };
const at = (x: number, y: number): Point => ({ x, y });
const foot = (x: number, y: number): Disc => ({ x, y, r: 1250 });

describe('numbers', () => {
  test('[M-1] E-1: inches in units', () => {
    expect([6 * INCH, 6 * INCH * 256, 2.5 * INCH, TABLE.w, 24 * INCH]).toEqual([
      15_240, 3_901_440, 6350, 121_920, 60_960,
    ]);
  });

  test('[M-2, M-4] E-2: a gap of exactly an inch is outside a zone', () => {
    const model = foot(25_400, 25_400);
    const seen = [30_400, 30_439, 30_440].map((x) => [
      gapOf(model, foot(x, 25_400)),
      apart(model, foot(x, 25_400), INCH),
    ]);
    expect(seen).toEqual([
      [2500, false],
      [2539, false],
      [2540, true],
    ]);
  });

  test.each([
    [27_900, 25_400, true, true],
    [27_925, 25_400, true, true],
    [27_926, 25_400, true, false],
    [27_168, 27_168, true, true],
    [27_167, 27_167, false, true],
    [27_186, 27_186, true, false],
  ])('[M-2, M-3] E-3: a base at %i, %i is clear: %s, in contact: %s', (x, y, clear, contact) => {
    const [model, other] = [foot(25_400, 25_400), foot(x, y)];
    expect([apart(model, other), touching(model, other)]).toEqual([clear, contact]);
  });

  test('[M-26] what reaches two feet reaches a gap of exactly two feet', () => {
    const bow = foot(1250, 1250);
    const reaches = (x: number) => within(bow, foot(x, 1250), 24 * INCH);
    expect([63_460, 64_710, 64_711, 65_960].map(reaches)).toEqual([true, true, false, false]);
  });

  test('[M-8] E-4: each leg is rounded down to 1/256 u', () => {
    expect(length256([at(0, 0), at(7620, 10_160)])).toBe(12_700 * 256);
    expect(length256([at(0, 0), at(1000, 1000)])).toBe(362_038);
    expect(length256([at(0, 0), at(500, 500), at(1000, 1000)])).toBe(362_038);
  });
});

describe('ground', () => {
  const wood = [at(10_160, 0), at(15_240, 0), at(15_240, 20_000), at(10_160, 20_000)];

  test('[M-10] E-5: six inches of way, two of them in a wood', () => {
    expect(cost256([at(5080, 10_000), at(20_320, 10_000)], [wood])).toBe(5_201_918);
    expect(insideParts(wood, at(5080, 10_000), at(20_320, 10_000))).toEqual([[349_525, 699_050]]);
  });

  test('[M-10] E-5b: with six inches left, two before a wood and two into it', () => {
    expect(cost256([at(5080, 10_000), at(15_239, 10_000)], [wood])).toBeLessThanOrEqual(6 * INCH * 256);
    expect(cost256([at(5080, 10_000), at(15_241, 10_000)], [wood])).toBeGreaterThan(6 * INCH * 256);
  });

  test('[M-10] areas that overlap count once', () => {
    expect(cost256([at(5080, 10_000), at(20_320, 10_000)], [wood, [...wood].reverse(), wood])).toBe(5_201_918);
  });

  test('[M-14] E-9: the last point before a zone', () => {
    const start = at(25_400, 25_400);
    const clear = (p: Point) => segAtLeast(start, p, at(38_100, 25_400), 5040);
    expect(cut(start, at(35_600, 25_400), clear)).toEqual({ stay: at(33_060, 25_400), beyond: at(33_061, 25_400) });
  });

  test('[M-11, M-25] E-23: the border of water is wet', () => {
    const river = [at(0, 30_000), at(60_000, 30_000), at(60_000, 40_000), at(0, 40_000)];
    const met = cut(at(20_000, 25_000), at(23_000, 34_000), (p) => !inPolygon(river, p));
    expect(met).toEqual({ stay: at(21_666, 29_999), beyond: at(21_666, 30_000) });
    expect(inPolygon(river, at(21_667, 30_000))).toBe(true);
  });
});

describe('directions and shifts', () => {
  test('[M-17] E-13: directions, and steps of an inch', () => {
    expect([0, 60, 90, 180].map((i) => DIRECTIONS[i])).toEqual([
      [16_384, 0],
      [14_189, 8192],
      [11_585, 11_585],
      [0, 16_384],
    ]);
    expect([0, 60, 90].map((i) => step(at(50_800, 50_800), i, INCH))).toEqual([
      at(53_340, 50_800),
      at(52_999, 52_070),
      at(52_596, 52_596),
    ]);
  });

  test('[M-17] the table of directions is the same turned by a quarter and mirrored', () => {
    expect(DIRECTIONS).toHaveLength(720);
    DIRECTIONS.forEach(([dx, dy], i) => {
      expect(DIRECTIONS[(i + 180) % 720]).toEqual([0 - dy, dx]);
      expect(DIRECTIONS[(720 - i) % 720]).toEqual([dx, 0 - dy]);
    });
  });

  test('[M-24] E-20: straight across a wall', () => {
    expect(landing(foot(20_000, 18_750), { a: at(0, 20_000), b: at(60_000, 20_000) })).toEqual(at(20_000, 21_250));
    expect(landing(foot(20_000, 17_678), { a: at(10_000, 9446), b: at(30_000, 29_446) })).toEqual(at(18_232, 19_446));
  });

  test('[M-23] E-21: thrown by a blast', () => {
    const [caster, target] = [at(20_000, 20_000), foot(26_000, 28_000)];
    expect(thrown(caster, target, 3 * INCH, [], TABLE, [])).toEqual({ to: at(30_572, 34_096), met: null });
    expect(thrown(caster, target, 6 * INCH, [foot(31_000, 36_000)], TABLE, [])).toEqual({
      to: at(30_219, 33_625),
      met: 0,
    });
    expect(thrown(caster, foot(119_000, 20_000), 6 * INCH, [], TABLE, [])).toEqual({
      to: at(120_670, 20_000),
      met: null,
    });
  });

  test('[M-23] who is touched already is met at once if he stands in the way, else not at all', () => {
    const [caster, target] = [at(20_000, 20_000), foot(30_000, 20_000)];
    expect(thrown(caster, target, INCH, [foot(30_000, 22_500)], TABLE, [])).toEqual({
      to: at(32_540, 20_000),
      met: null,
    });
    expect(thrown(caster, target, INCH, [foot(31_000, 22_300)], TABLE, [])).toEqual({ to: at(30_000, 20_000), met: 0 });
  });

  test('[M-23] a solid line stops and meets nobody', () => {
    const wall = { a: at(33_000, 10_000), b: at(33_000, 30_000) };
    const done = thrown(at(20_000, 20_000), foot(30_000, 20_000), 3 * INCH, [foot(36_000, 20_000)], TABLE, [wall]);
    expect(done).toEqual({ to: at(31_750, 20_000), met: null });
  });
});

describe('sight', () => {
  const [shooter, target] = [foot(12_700, 12_700), foot(50_800, 12_700)];
  const standing = (disc: Disc) => ({ ...disc, z: 0, height: 3000, prone: false });

  test('[M-20] E-18: the chord, and who hides part of it', () => {
    expect(chord(shooter, target)).toEqual([at(50_800, 13_450), at(50_800, 11_950)]);
    const hidden = (y: number) => hiders(shooter, target, [foot(31_750, y)]).length;
    expect([13_462, 13_500, 13_900, 13_901, 15_748].map(hidden)).toEqual([1, 1, 0, 0, 0]);
    expect([13_823, 13_824, 13_825, 13_826].map(hidden)).toEqual([1, 1, 1, 0]);
  });

  test('[M-20] hiders are told from the eye outwards', () => {
    const [far, near] = [foot(40_000, 12_700), foot(20_000, 12_700)];
    expect(hiders(shooter, target, [far, near])).toEqual([near, far]);
  });

  test.each([
    [13_000, 1500, 'whole'],
    [31_750, 1500, 'whole'],
    [49_000, 1500, 'part'],
    [31_750, 2699, 'part'],
    [31_750, 2700, 'none'],
    [31_750, 3000, 'none'],
    [13_000, 2750, 'none'],
  ])('[M-21] E-19: over a wall at %i of height %i: %s', (x, top, seen) => {
    const wall = { a: at(x, 0), b: at(x, 60_000), top };
    expect(sight(standing(shooter), standing(target), [wall])).toBe(seen);
  });

  test('[M-21] who lies is looked for at a quarter of his height, and looks from there', () => {
    const wall = (top: number) => ({ a: at(31_750, 0), b: at(31_750, 60_000), top });
    const lying = { ...standing(target), prone: true };
    expect(sight(standing(shooter), lying, [wall(1724)])).toBe('whole');
    expect(sight(standing(shooter), lying, [wall(1725)])).toBe('none');
    expect(sight(lying, standing(shooter), [wall(1724)])).toBe('part');
    expect(sight(lying, standing(shooter), [wall(1725)])).toBe('none');
  });
});
