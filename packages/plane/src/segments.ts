/** Straight legs and lines, and how near something comes to them. */
import { productAtLeast, signOfProducts } from './numbers.ts';
import { cross, type Point, squared } from './points.ts';

export interface Segment {
  readonly a: Point;
  readonly b: Point;
}

/** [M-7] Whether `c` keeps at least `R` u from the segment `pq`. */
export function segAtLeast(p: Point, q: Point, c: Point, R: number): boolean {
  // Most things are far away: who is clear of the box around the leg is clear of the leg.
  if (c.x - R >= p.x && c.x - R >= q.x) return true;
  if (c.x + R <= p.x && c.x + R <= q.x) return true;
  if (c.y - R >= p.y && c.y - R >= q.y) return true;
  if (c.y + R <= p.y && c.y + R <= q.y) return true;
  return segAtLeastSquared(p, q, c, R * R);
}

/** [M-13] The same with the square of the distance, for distances that have no whole root. */
export function segAtLeastSquared(p: Point, q: Point, c: Point, R2: number): boolean {
  const vx = q.x - p.x;
  const vy = q.y - p.y;
  const wx = c.x - p.x;
  const wy = c.y - p.y;
  const length = vx * vx + vy * vy;
  const along = vx * wx + vy * wy;
  if (along <= 0 || length === 0) return wx * wx + wy * wy >= R2;
  if (along >= length) return squared(c, q) >= R2;
  const height = vx * wy - vy * wx;
  return productAtLeast(height, height, R2, length);
}

/** [M-12] Whether `c` is at most `R` u from the segment `pq`. */
export function segWithin(p: Point, q: Point, c: Point, R: number): boolean {
  const vx = q.x - p.x;
  const vy = q.y - p.y;
  const wx = c.x - p.x;
  const wy = c.y - p.y;
  const length = vx * vx + vy * vy;
  const along = vx * wx + vy * wy;
  if (along <= 0 || length === 0) return wx * wx + wy * wy <= R * R;
  if (along >= length) return squared(c, q) <= R * R;
  const height = vx * wy - vy * wx;
  return signOfProducts(height, height, R * R, length) <= 0;
}

function onSegment(a: Point, b: Point, p: Point): boolean {
  return inBox(a, b, p) && cross(a, b, p) === 0;
}

function inBox(a: Point, b: Point, p: Point): boolean {
  return (
    (a.x <= p.x || b.x <= p.x) && (a.x >= p.x || b.x >= p.x) && (a.y <= p.y || b.y <= p.y) && (a.y >= p.y || b.y >= p.y)
  );
}

/** Whether two segments, their ends included, have a point in common. */
export function segsMeet(p: Point, q: Point, a: Point, b: Point): boolean {
  const [s1, s2, s3, s4] = [cross(p, q, a), cross(p, q, b), cross(a, b, p), cross(a, b, q)];
  if (((s1 > 0 && s2 < 0) || (s1 < 0 && s2 > 0)) && ((s3 > 0 && s4 < 0) || (s3 < 0 && s4 > 0))) return true;
  return onSegment(p, q, a) || onSegment(p, q, b) || onSegment(a, b, p) || onSegment(a, b, q);
}

/** [M-12] Whether the segments `pq` and `ab` keep at least `R` u from each other. */
export function segsApart(p: Point, q: Point, a: Point, b: Point, R: number): boolean {
  if (boxesApart(p, q, a, b, R)) return true;
  return (
    !segsMeet(p, q, a, b) &&
    segAtLeast(p, q, a, R) &&
    segAtLeast(p, q, b, R) &&
    segAtLeast(a, b, p, R) &&
    segAtLeast(a, b, q, R)
  );
}

/** Whether the boxes around two segments lie further than `R` apart to one side. */
export function boxesApart(p: Point, q: Point, a: Point, b: Point, R: number): boolean {
  return (
    Math.max(p.x, q.x) + R < Math.min(a.x, b.x) ||
    Math.max(a.x, b.x) + R < Math.min(p.x, q.x) ||
    Math.max(p.y, q.y) + R < Math.min(a.y, b.y) ||
    Math.max(a.y, b.y) + R < Math.min(p.y, q.y)
  );
}
