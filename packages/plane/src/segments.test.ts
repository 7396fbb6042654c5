import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from './points.ts';
import { segAtLeast, segAtLeastSquared, segsApart, segsMeet, segWithin } from './segments.ts';

/** The comparison worked out whole: negative, zero or positive as the distance of `c` from `pq` is to the root of `square`. */
function compare(p: Point, q: Point, c: Point, square: bigint): number {
  const [px, py, qx, qy, cx, cy] = [p.x, p.y, q.x, q.y, c.x, c.y].map(BigInt);
  if (px === undefined || py === undefined || qx === undefined || qy === undefined) throw new Error('no point');
  if (cx === undefined || cy === undefined) throw new Error('no point');
  const [vx, vy, wx, wy] = [qx - px, qy - py, cx - px, cy - py];
  const length = vx * vx + vy * vy;
  const along = vx * wx + vy * wy;
  const sign = (n: bigint) => (n > 0n ? 1 : n < 0n ? -1 : 0);
  if (along <= 0n) return sign(wx * wx + wy * wy - square);
  if (along >= length) return sign((cx - qx) ** 2n + (cy - qy) ** 2n - square);
  return sign((vx * wy - vy * wx) ** 2n - square * length);
}

const far = fc.integer({ min: 0, max: 182_880 });
const near = fc.integer({ min: 0, max: 40 });
const points = fc.oneof(
  fc.record({ x: far, y: far }),
  fc.record({ x: near, y: near }),
  fc.record({ x: near, y: near }).map(({ x, y }) => ({ x: 182_840 + x, y: 182_840 + y })),
);

describe('[M-7] how near a leg comes', () => {
  test('is the same as worked out in whole numbers of any size', () => {
    const seen = new Map<number, number>();
    fc.assert(
      fc.property(points, points, points, fc.integer({ min: 0, max: 6540 }), (p, q, c, R) => {
        const truth = compare(p, q, c, BigInt(R) * BigInt(R));
        seen.set(truth, (seen.get(truth) ?? 0) + 1);
        expect(segAtLeast(p, q, c, R)).toBe(truth >= 0);
        expect(segWithin(p, q, c, R)).toBe(truth <= 0);
      }),
      { numRuns: 20_000 },
    );
    expect(Math.min(seen.get(1) ?? 0, seen.get(-1) ?? 0)).toBeGreaterThan(1000);
  });

  test('[M-13] squares that are no squares of whole numbers are compared as exactly', () => {
    fc.assert(
      fc.property(points, points, points, fc.integer({ min: -1, max: 1 }), (p, q, c, more) => {
        // Exactly the distance at one of the ends, and one less or more.
        const square = Math.max(0, (c.x - p.x) ** 2 + (c.y - p.y) ** 2 + more);
        expect(segAtLeastSquared(p, q, c, square)).toBe(compare(p, q, c, BigInt(square)) >= 0);
      }),
      { numRuns: 20_000 },
    );
  });

  test('is told apart where two doubles are equal and the truth is not', () => {
    // Along a leg of 4 · 10^4 by 3 · 10^4 a distance of 5,000 is exact; one unit aside it is not.
    const [p, q] = [
      { x: 100_000, y: 100_000 },
      { x: 140_000, y: 130_000 },
    ];
    const c = { x: 117_000, y: 119_000 };
    expect([5000, 5001].map((R) => segAtLeast(p, q, c, R))).toEqual([true, false]);
    expect([4999, 5000].map((R) => segWithin(p, q, c, R))).toEqual([false, true]);
  });
});

describe('[M-12] two segments', () => {
  test.each([
    ['crosswise', [0, 0, 10, 10, 0, 10, 10, 0], true],
    ['end upon end', [0, 0, 10, 10, 10, 10, 20, 0], true],
    ['end upon the other', [0, 0, 10, 0, 5, 0, 5, 9], true],
    ['one along the other', [0, 0, 10, 0, 5, 0, 20, 0], true],
    ['one behind the other', [0, 0, 10, 0, 11, 0, 20, 0], false],
    ['side by side', [0, 0, 10, 0, 0, 1, 10, 1], false],
    ['on either side of the other’s line only', [0, 0, 10, 0, 20, -5, 20, 5], false],
  ] as const)('%s', (_how, [px, py, qx, qy, ax, ay, bx, by], meet) => {
    const [p, q, a, b] = [
      { x: px, y: py },
      { x: qx, y: qy },
      { x: ax, y: ay },
      { x: bx, y: by },
    ];
    expect(segsMeet(p, q, a, b)).toBe(meet);
    expect(segsMeet(b, a, p, q)).toBe(meet);
    expect(segsApart(p, q, a, b, 1)).toBe(!meet);
  });

  test('keep a distance when all four ends do, and they do not meet', () => {
    fc.assert(
      fc.property(points, points, points, points, fc.integer({ min: 1, max: 6540 }), (p, q, a, b, R) => {
        const square = BigInt(R) * BigInt(R);
        const ends = [
          compare(p, q, a, square),
          compare(p, q, b, square),
          compare(a, b, p, square),
          compare(a, b, q, square),
        ];
        expect(segsApart(p, q, a, b, R)).toBe(!segsMeet(p, q, a, b) && ends.every((end) => end >= 0));
      }),
      { numRuns: 5000 },
    );
  });
});
