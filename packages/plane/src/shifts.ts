/** Where somebody comes down across a barrier, and how far a blast throws him. */
import { cut } from './lengths.ts';
import { floorRoot, quotient } from './numbers.ts';
import { apart, cross, type Disc, onTable, type Point, SLIDE, squared, type Table, TOUCH } from './points.ts';
import { segAtLeast, segsApart, type Segment } from './segments.ts';

/**
 * [M-24] Where the disc comes down straight across a line that it touches: the foot of the perpendicular, then away from the line by
 * `width` u and its radius, or by the fewest u more that keep it clear of all of `keep`; null where none of them does.
 */
export function landing(disc: Disc, line: Segment, width = 0, keep: readonly Segment[] = [line]): Point | null {
  const { a, b } = line;
  const [ex, ey] = [b.x - a.x, b.y - a.y];
  const square = ex * ex + ey * ey;
  const length = floorRoot(square);
  const along = (disc.x - a.x) * ex + (disc.y - a.y) * ey;
  const other = cross(a, b, disc) > 0 ? -1 : 1;
  // The part of an edge times a product of two goes beyond 2^53.
  const foot = (from: number, part: number) =>
    Number((BigInt(from) * BigInt(square) + BigInt(part) * BigInt(along)) / BigInt(square));
  const [fx, fy] = [foot(a.x, ex), foot(a.y, ey)];
  const least = disc.r + width;
  for (let away = least; away <= least + TOUCH; away++) {
    const place = { x: fx + quotient(-ey * away * other, length), y: fy + quotient(ex * away * other, length) };
    if (keep.every((edge) => segAtLeast(edge.a, edge.b, place, disc.r))) return place;
  }
  return null;
}

/** Where a blast ends: `met` is the index in `others` of the base that stops it, null for none. */
export interface Throw {
  readonly to: Point;
  readonly met: number | null;
}

/**
 * [M-23] Thrown `length` u straight away from `from`, or as far as the first base, solid line or edge on the way. `others` are all
 * other bases but the caster's; among equals the first of them counts.
 */
export function thrown(
  from: Point,
  target: Disc,
  length: number,
  others: readonly Disc[],
  table: Table,
  solid: readonly Segment[],
): Throw {
  const [dx, dy] = [target.x - from.x, target.y - from.y];
  const distance = floorRoot(dx * dx + dy * dy);
  const start = { x: target.x, y: target.y };
  const end = { x: start.x + quotient(dx * length, distance), y: start.y + quotient(dy * length, distance) };
  let best: { far: number; to: Point; met: number | null } | undefined;
  const stops = (ok: (p: Point) => boolean, met: number | null) => {
    if (ok(end)) return;
    const { stay } = cut(start, end, ok);
    const far = squared(start, stay);
    if (best === undefined || far < best.far) best = { far, to: stay, met };
  };
  others.forEach((other, index) => {
    if (apart(target, other, TOUCH + 1)) {
      stops((p) => segAtLeast(start, p, other, target.r + other.r), index);
    } else if ((other.x - start.x) * dx + (other.y - start.y) * dy > 0 && (best === undefined || best.far > 0)) {
      best = { far: 0, to: start, met: index };
    }
  });
  for (const { a, b } of solid) {
    stops((p) => segsApart(start, p, a, b, target.r - SLIDE) && segAtLeast(a, b, p, target.r), null);
  }
  stops((p) => onTable({ x: p.x, y: p.y, r: target.r }, table), null);
  return best === undefined ? { to: end, met: null } : { to: best.to, met: best.met };
}
