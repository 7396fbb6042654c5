/** [M-11] Areas: polygons with whole corners that do not cross themselves, stored in order, either way round. */
import { quotient, signOfProducts } from './numbers.ts';
import { cross, type Point } from './points.ts';
import type { Segment } from './segments.ts';

export type Polygon = readonly Point[];

/** [M-10] Places on a leg are counted in parts of 2^20. */
export const WHOLE = 1 << 20;

/** The sides of the polygon. */
export function edgesOf(poly: Polygon): Segment[] {
  return poly.map((a, i) => ({ a, b: poly[(i + 1) % poly.length] ?? a }));
}

/** [M-11] Whether the point lies in the polygon, its border included. */
export function inPolygon(poly: Polygon, p: Point): boolean {
  let inside = false;
  let b = poly.at(-1);
  for (const a of poly) {
    if (b === undefined) break;
    const above = a.y > p.y !== b.y > p.y;
    if (above || a.y === p.y || b.y === p.y) {
      const side = cross(a, b, p);
      if (side === 0 && isBetween(a.x, b.x, p.x) && isBetween(a.y, b.y, p.y)) return true;
      if (above && (b.y > a.y ? side > 0 : side < 0)) inside = !inside;
    }
    b = a;
  }
  return inside;
}

function isBetween(a: number, b: number, x: number): boolean {
  return a < b ? a <= x && x <= b : b <= x && x <= a;
}

/**
 * Whether the point at `m` / 2^21 of the leg lies in the polygon, its border included: exact, with all coordinates times 2^21,
 * which leaves them below 2^40.
 */
export function inPolygonAt(poly: Polygon, p: Point, q: Point, m: number): boolean {
  const scale = 2 * WHOLE;
  const x = p.x * scale + (q.x - p.x) * m;
  const y = p.y * scale + (q.y - p.y) * m;
  let inside = false;
  let b = poly.at(-1);
  for (const a of poly) {
    if (b === undefined) break;
    const [ax, ay, bx, by] = [a.x * scale, a.y * scale, b.x * scale, b.y * scale];
    const above = ay > y !== by > y;
    if (above || ay === y || by === y) {
      const side = signOfProducts(b.x - a.x, y - ay, b.y - a.y, x - ax);
      if (side === 0 && isBetween(ax, bx, x) && isBetween(ay, by, y)) return true;
      if (above && (b.y > a.y ? side > 0 : side < 0)) inside = !inside;
    }
    b = a;
  }
  return inside;
}

/** `num · 2^20 / den`, rounded down, for 0 <= num <= den < 2^43: ten bits at a time, so that nothing leaves 2^53. */
function share(num: number, den: number): number {
  const upper = quotient(num * 1024, den);
  return upper * 1024 + quotient((num * 1024 - upper * den) * 1024, den);
}

/** Where the leg crosses the polygon's border, in parts of 2^20 from `p`, rounded down and sorted. */
export function crossings(poly: Polygon, p: Point, q: Point): number[] {
  const cuts: number[] = [];
  const vx = q.x - p.x;
  const vy = q.y - p.y;
  let a = poly.at(-1);
  for (const b of poly) {
    if (a === undefined) break;
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const den = vx * ey - vy * ex;
    // The ends of a side that runs along the leg are found on its neighbours.
    if (den !== 0) {
      const sign = den < 0 ? -1 : 1;
      const onLeg = sign * ((a.x - p.x) * ey - (a.y - p.y) * ex);
      const onSide = sign * ((a.x - p.x) * vy - (a.y - p.y) * vx);
      const size = sign * den;
      if (onLeg >= 0 && onLeg <= size && onSide >= 0 && onSide <= size) cuts.push(share(onLeg, size));
    }
    a = b;
  }
  return cuts.sort((one, other) => one - other);
}

/** [M-10] The parts of the leg `pq` that lie in the polygon, in parts of 2^20: a part counts when its middle is inside. */
export function insideParts(poly: Polygon, p: Point, q: Point): [from: number, to: number][] {
  if (isAside(poly, p, q)) return [];
  const parts: [number, number][] = [];
  let from = 0;
  for (const to of [...crossings(poly, p, q), WHOLE]) {
    if (to !== from && inPolygonAt(poly, p, q, from + to)) parts.push([from, to]);
    from = to;
  }
  return parts;
}

/** Whether the leg lies to one side of the polygon altogether, as can be told from the boxes around them. */
export function isAside(poly: Polygon, p: Point, q: Point): boolean {
  const [west, east] = p.x < q.x ? [p.x, q.x] : [q.x, p.x];
  const [south, north] = p.y < q.y ? [p.y, q.y] : [q.y, p.y];
  let [left, right, below, above] = [true, true, true, true];
  for (const { x, y } of poly) {
    left &&= x < west;
    right &&= x > east;
    below &&= y < south;
    above &&= y > north;
    if (!left && !right && !below && !above) return false;
  }
  return true;
}
