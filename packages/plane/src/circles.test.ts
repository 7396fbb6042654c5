import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { circlesMeet, onCircle, tangents } from './circles.ts';
import { cross, type Point } from './points.ts';

const coordinate = fc.integer({ min: 0, max: 182_880 });
const point = fc.record({ x: coordinate, y: coordinate });
const radius = fc.integer({ min: 1, max: 20_000 });
const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

describe('lattice points on circles', () => {
  test('lie within a unit of where the ray meets the circle', () => {
    fc.assert(
      fc.property(point, point, radius, (centre, to, r) => {
        const found = onCircle(centre, to, r);
        expect(found === undefined).toBe(to.x === centre.x && to.y === centre.y);
        if (found === undefined) return;
        expect(Math.abs(far(centre, found) - r)).toBeLessThan(1);
        // On the ray itself, and not behind the centre.
        const aside = Math.abs(cross(centre, to, found)) / far(centre, to);
        expect(aside).toBeLessThan(1);
      }),
      { numRuns: 3000 },
    );
  });

  test('lie within a unit of where two circles cross, the left one first', () => {
    const near = fc.integer({ min: -6000, max: 6000 });
    const small = fc.integer({ min: 2500, max: 6540 });
    let crossed = 0;
    fc.assert(
      fc.property(point, near, near, small, small, (at, dx, dy, ra, rb) => {
        const [a, b] = [
          { ...at, r: ra },
          { x: at.x + dx, y: at.y + dy, r: rb },
        ];
        const found = circlesMeet(a, b);
        const distance = far(a, b);
        expect(found !== undefined).toBe(distance > 0 && distance <= ra + rb && distance >= Math.abs(ra - rb));
        if (found === undefined) return;
        crossed++;
        for (const place of found) {
          expect(Math.abs(far(a, place) - ra)).toBeLessThan(1);
          expect(Math.abs(far(b, place) - rb)).toBeLessThan(1);
        }
        // Two that touch have but one.
        const [left, right] = found;
        if (far(left, right) > 2) expect([cross(a, b, left) > 0, cross(a, b, right) < 0]).toEqual([true, true]);
      }),
      { numRuns: 3000 },
    );
    expect(crossed).toBeGreaterThan(500);
  });

  test('tangents touch, the left one first, and there is none from within', () => {
    fc.assert(
      fc.property(point, point, radius, (p, centre, r) => {
        const circle = { ...centre, r };
        const found = tangents(p, circle);
        expect(found !== undefined).toBe(far(p, centre) > r);
        if (found === undefined) return;
        const length = Math.sqrt((far(p, centre) + r) * (far(p, centre) - r));
        for (const place of found) {
          expect(Math.abs(far(centre, place) - r)).toBeLessThan(1);
          expect(Math.abs(far(p, place) - length)).toBeLessThan(1);
        }
        const [left, right] = found;
        if (far(left, right) > 2)
          expect([cross(p, centre, left) > 0, cross(p, centre, right) < 0]).toEqual([true, true]);
      }),
      { numRuns: 3000 },
    );
  });
});
