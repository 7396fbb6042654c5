import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cost256, length256 } from './lengths.ts';
import type { Point } from './points.ts';
import { crossings, edgesOf, inPolygon, inPolygonAt, insideParts, isAside, type Polygon, WHOLE } from './polygons.ts';

const at = (x: number, y: number): Point => ({ x, y });
/** A letter U, open to the north. */
const U: Polygon = [at(0, 0), at(90, 0), at(90, 90), at(60, 90), at(60, 30), at(30, 30), at(30, 90), at(0, 90)];

const inU = ({ x, y }: Point) => x >= 0 && x <= 90 && y >= 0 && y <= 90 && (x <= 30 || x >= 60 || y <= 30);
const spot = fc.record({ x: fc.integer({ min: -20, max: 110 }), y: fc.integer({ min: -20, max: 110 }) });

describe('[M-11] areas', () => {
  test('the border is inside, whichever way round the corners go', () => {
    fc.assert(
      fc.property(spot, (p) => {
        expect([inPolygon(U, p), inPolygon([...U].reverse(), p)]).toEqual([inU(p), inU(p)]);
      }),
      { numRuns: 5000 },
    );
  });

  test('a place on a leg is judged like a point', () => {
    fc.assert(
      fc.property(spot, spot, fc.integer({ min: 0, max: 128 }), (p, q, part) => {
        // Everything 128 times as large, so that the place is a point.
        const large = (point: Point) => at(point.x * 128, point.y * 128);
        const place = at(p.x * 128 + (q.x - p.x) * part, p.y * 128 + (q.y - p.y) * part);
        const area = U.map(large);
        expect(inPolygonAt(area, large(p), large(q), (2 * WHOLE * part) / 128)).toBe(inPolygon(area, place));
      }),
      { numRuns: 5000 },
    );
  });

  test('edges go all around', () => {
    expect(edgesOf(U)).toHaveLength(8);
    expect(edgesOf(U).at(-1)).toEqual({ a: at(0, 90), b: at(0, 0) });
  });
});

describe('[M-10] parts of a leg in an area', () => {
  test('a leg across both arms of a U is inside twice', () => {
    expect(insideParts(U, at(-30, 60), at(120, 60))).toEqual([
      [Math.trunc(WHOLE / 5), Math.trunc((WHOLE * 2) / 5)],
      [Math.trunc((WHOLE * 3) / 5), Math.trunc((WHOLE * 4) / 5)],
    ]);
  });

  test('a leg along the border is inside', () => {
    expect(insideParts(U, at(0, -10), at(0, 110))).toEqual([[Math.trunc(WHOLE / 12), Math.trunc((WHOLE * 10) / 12)]]);
  });

  test('a leg that begins inside counts from its beginning', () => {
    expect(insideParts(U, at(15, 15), at(15, -15))).toEqual([[0, WHOLE / 2]]);
    expect(insideParts(U, at(15, 15), at(20, 80))).toEqual([[0, WHOLE]]);
  });

  test('what a look at the boxes spares is outside', () => {
    let spared = 0;
    fc.assert(
      fc.property(spot, spot, (p, q) => {
        if (!isAside(U, p, q)) return;
        spared++;
        expect(crossings(U, p, q)).toEqual([]);
        expect(inU(p) || inU(q)).toBe(false);
      }),
      { numRuns: 3000 },
    );
    expect(spared).toBeGreaterThan(100);
  });

  test('where a leg is cut is rounded down to a part of 2^20, exactly, on the largest table', () => {
    const wall: Polygon = [at(0, 0), at(182_880, 1), at(182_880, 182_880), at(1, 182_879)];
    const far = fc.integer({ min: 0, max: 182_880 });
    fc.assert(
      fc.property(far, far, far, far, (px, py, qx, qy) => {
        const [p, q] = [at(px, py), at(qx, qy)];
        const cuts = edgesOf(wall).flatMap(({ a, b }) => {
          const [ex, ey] = [BigInt(b.x - a.x), BigInt(b.y - a.y)];
          const [vx, vy, ux, uy] = [qx - px, qy - py, a.x - px, a.y - py].map(BigInt);
          if (vx === undefined || vy === undefined || ux === undefined || uy === undefined) return [];
          const den = vx * ey - vy * ex;
          if (den === 0n) return [];
          const sign = den < 0n ? -1n : 1n;
          const [one, other, size] = [sign * (ux * ey - uy * ex), sign * (ux * vy - uy * vx), sign * den];
          return one < 0n || one > size || other < 0n || other > size ? [] : [Number((one << 20n) / size)];
        });
        expect(crossings(wall, p, q)).toEqual(cuts.sort((a, b) => a - b));
      }),
      { numRuns: 3000 },
    );
  });

  test('a way all in slow ground costs twice its length, one outside its length', () => {
    const field: Polygon = [at(0, 0), at(50_000, 0), at(50_000, 50_000), at(0, 50_000)];
    const inside = [at(1000, 1000), at(20_000, 30_000), at(40_000, 3000)];
    expect(cost256(inside, [field])).toBe(2 * length256(inside));
    const outside = inside.map(({ x, y }) => at(x + 60_000, y));
    expect(cost256(outside, [field])).toBe(length256(outside));
  });
});
