/** Lengths of ways, in 1/256 u, and places on them. */
import { floorRoot, isqrt } from './numbers.ts';
import { type Point, squared } from './points.ts';
import { insideParts, type Polygon, WHOLE } from './polygons.ts';

/** Below this the square of a length, times 2^16, is exact in a double. */
const SHORT = 2 ** 37;

/** [M-8] The length of one leg in 1/256 u, rounded down. */
function leg256(p: Point, q: Point): number {
  const square = squared(p, q);
  return square < SHORT ? floorRoot(square * 65_536) : Number(isqrt(BigInt(square) << 16n));
}

/** [M-8] The length of a way in 1/256 u, each leg rounded down. */
export function length256(points: readonly Point[]): number {
  return cost256(points, []);
}

/** [M-10] What a way costs in 1/256 u: its length, and what lies of it in slow ground once more. */
export function cost256(points: readonly Point[], slow: readonly Polygon[]): number {
  let cost = 0;
  for (let i = 1; i < points.length; i++) {
    const [p, q] = [points[i - 1], points[i]];
    if (p === undefined || q === undefined) break;
    const length = leg256(p, q);
    cost += length;
    // A length below 2^28 times 2^20 is exact in a double.
    if (slow.length > 0) cost += Math.trunc((length * slowShare(p, q, slow)) / WHOLE);
  }
  return cost;
}

/** How much of the leg lies in slow ground, in parts of 2^20; areas that overlap count once. */
function slowShare(p: Point, q: Point, slow: readonly Polygon[]): number {
  const parts = slow.flatMap((poly) => insideParts(poly, p, q)).sort((a, b) => a[0] - b[0]);
  let share = 0;
  let end = 0;
  for (const [from, to] of parts) {
    if (to <= end) continue;
    share += to - Math.max(from, end);
    end = to;
  }
  return share;
}

/** [M-27] The lattice point at `t` / 2^20 of the leg, each coordinate rounded towards `p`. */
export function pointAt(p: Point, q: Point, t: number): Point {
  return { x: p.x + Math.trunc(((q.x - p.x) * t) / WHOLE), y: p.y + Math.trunc(((q.y - p.y) * t) / WHOLE) };
}

/**
 * [M-14, M-25] The last lattice point of the leg for which `ok` holds, counted from `p`, and the first beyond, by twenty halvings.
 * `ok` holds for `p` and not for `q`.
 */
export function cut(p: Point, q: Point, ok: (m: Point) => boolean): { stay: Point; beyond: Point } {
  let good = 0;
  let bad = WHOLE;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (ok(pointAt(p, q, middle))) good = middle;
    else bad = middle;
  }
  return { stay: pointAt(p, q, good), beyond: pointAt(p, q, bad) };
}
