/**
 * What has to be told of an outline before it may be an area of a table. Points are whole hundredths of a millimetre, none
 * further than a table is long, so that every product is exact. This is for data alone: the rules of movement decide with
 * the geometry of the table.
 */
import type { Place } from './scenario.schema.ts';

export type Outline = readonly Place[];
type Segment = readonly [Place, Place];

/** Above 0 where `c` is left of the line from `a` to `b`, below where it is right, 0 on it. */
function turn([ax, ay]: Place, [bx, by]: Place, [cx, cy]: Place): number {
  return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
}

function isOn([a, b]: Segment, p: Place): boolean {
  return (
    turn(a, b, p) === 0 &&
    Math.min(a[0], b[0]) <= p[0] &&
    p[0] <= Math.max(a[0], b[0]) &&
    Math.min(a[1], b[1]) <= p[1] &&
    p[1] <= Math.max(a[1], b[1])
  );
}

/** Cut each other between their ends. */
function cross([a, b]: Segment, [c, d]: Segment): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

function meet(s: Segment, t: Segment): boolean {
  return cross(s, t) || isOn(s, t[0]) || isOn(s, t[1]) || isOn(t, s[0]) || isOn(t, s[1]);
}

function sidesOf(outline: Outline): Segment[] {
  return outline.map((corner, i): Segment => [corner, outline[(i + 1) % outline.length] ?? corner]);
}

/** Twice the area, in square hundredths of a millimetre. */
export function doubleArea(outline: Outline): number {
  return Math.abs(sidesOf(outline).reduce((sum, [a, b]) => sum + a[0] * b[1] - a[1] * b[0], 0));
}

/** Two corners in one place, or sides that meet elsewhere than at the corner between them. */
export function crossesItself(outline: Outline): boolean {
  const sides = sidesOf(outline);
  return sides.some(([a, b], i) => {
    if (a[0] === b[0] && a[1] === b[1]) return true;
    const [, next] = sides[(i + 1) % sides.length] ?? [];
    // Back along the side by which it came.
    if (next && turn(a, b, next) === 0 && (isOn([a, b], next) || isOn([b, next], a))) return true;
    const apart = sides.filter((_, j) => j > i + 1 && (j + 1) % sides.length !== i);
    return apart.some((other) => meet([a, b], other));
  });
}

/** Within, its border not counted. */
function isWithin(outline: Outline, p: Place): boolean {
  let within = false;
  for (const [a, b] of sidesOf(outline)) {
    if (isOn([a, b], p)) return false;
    if (a[1] > p[1] === b[1] > p[1]) continue;
    if (turn(a, b, p) > 0 === b[1] > a[1]) within = !within;
  }
  return within;
}

/** Sixfold, so that the middles of sides and of triangles are whole. */
function enlarged(outline: Outline): Place[] {
  return outline.map(([x, y]): Place => [6 * x, 6 * y]);
}

function middle(...points: readonly Place[]): Place {
  const sum = (i: 0 | 1) => points.reduce((total, point) => total + point[i], 0);
  return [sum(0) / points.length, sum(1) / points.length];
}

/** Corners, the middles of the sides, and for an outline that shares all its border the middles of its triangles. */
function samplesOf(outline: Outline): Place[] {
  const sides = sidesOf(outline);
  const triangles = sides.map(([a, b], i) => middle(a, b, sides[(i + 1) % sides.length]?.[1] ?? b));
  return [...outline, ...sides.map(([a, b]) => middle(a, b)), ...triangles.filter((point) => isWithin(outline, point))];
}

/** Share more than a border. Both are closed outlines that do not cross themselves. */
export function overlap(one: Outline, other: Outline): boolean {
  const [a, b] = [enlarged(one), enlarged(other)];
  if (sidesOf(a).some((side) => sidesOf(b).some((against) => cross(side, against)))) return true;
  return samplesOf(a).some((point) => isWithin(b, point)) || samplesOf(b).some((point) => isWithin(a, point));
}

/** A disc of this radius overlaps the outline: its centre is within, or a side is nearer than the radius. */
export function coversDisc(outline: Outline, centre: Place, radius: number): boolean {
  return isWithin(outline, centre) || sidesOf(outline).some((side) => isNearer(side, centre, radius));
}

/** Exact in big integers: the square of a cross product is beyond what a number holds. */
function isNearer([p, q]: Segment, c: Place, radius: number): boolean {
  const [vx, vy, wx, wy] = [q[0] - p[0], q[1] - p[1], c[0] - p[0], c[1] - p[1]];
  const [length, along] = [vx * vx + vy * vy, vx * wx + vy * wy];
  if (along <= 0) return wx * wx + wy * wy < radius * radius;
  if (along >= length) return (c[0] - q[0]) ** 2 + (c[1] - q[1]) ** 2 < radius * radius;
  const off = BigInt(vx * wy - vy * wx);
  return off * off < BigInt(radius) ** 2n * BigInt(length);
}
