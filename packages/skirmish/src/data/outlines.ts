/** What has to be told of an outline before it may be an area of a table [M-11]. All of it is exact. */
import {
  cross,
  edgesOf,
  inPolygon,
  type Point,
  type Polygon,
  segAtLeast,
  type Segment,
  segsMeet,
  squared,
} from '@warbeacon/plane';
import type { Place } from './scenario.schema.ts';

export type Outline = readonly Place[];

export function pointOf([x, y]: Place): Point {
  return { x, y };
}

function isOn({ a, b }: Segment, p: Point): boolean {
  return segsMeet(p, p, a, b);
}

/** Cut each other between their ends. */
function cut(s: Segment, t: Segment): boolean {
  const sides = (from: Segment, to: Segment) =>
    Math.sign(cross(from.a, from.b, to.a)) * Math.sign(cross(from.a, from.b, to.b));
  return sides(s, t) < 0 && sides(t, s) < 0;
}

/** Whether its corners enclose something. */
export function hasArea(outline: Outline): boolean {
  return edgesOf(outline.map(pointOf)).reduce((sum, { a, b }) => sum + a.x * b.y - a.y * b.x, 0) !== 0;
}

/** Two corners in one place, or sides that meet elsewhere than at the corner between them. */
export function crossesItself(outline: Outline): boolean {
  const sides = edgesOf(outline.map(pointOf));
  return sides.some((side, i) => {
    if (squared(side.a, side.b) === 0) return true;
    const next = sides[(i + 1) % sides.length] ?? side;
    // Back along the side by which it came.
    if (isOn(side, next.b) || isOn(next, side.a)) return true;
    const apart = sides.filter((_, j) => j > i + 1 && (j + 1) % sides.length !== i);
    return apart.some(({ a, b }) => segsMeet(side.a, side.b, a, b));
  });
}

/** Within, its border not counted. */
function isWithin(polygon: Polygon, p: Point): boolean {
  return inPolygon(polygon, p) && !edgesOf(polygon).some((side) => isOn(side, p));
}

/** Sixfold, so that the middles of sides and of triangles are whole. */
function enlarged(outline: Outline): Polygon {
  return outline.map(([x, y]) => ({ x: 6 * x, y: 6 * y }));
}

function middle(...points: readonly Point[]): Point {
  const sum = (axis: 'x' | 'y') => points.reduce((total, point) => total + point[axis], 0);
  return { x: sum('x') / points.length, y: sum('y') / points.length };
}

/** Corners, the middles of the sides, and for an outline that shares all its border the middles of its triangles. */
function samplesOf(polygon: Polygon): Point[] {
  const sides = edgesOf(polygon);
  const triangles = sides.map(({ a, b }, i) => middle(a, b, sides[(i + 1) % sides.length]?.b ?? b));
  return [
    ...polygon,
    ...sides.map(({ a, b }) => middle(a, b)),
    ...triangles.filter((point) => isWithin(polygon, point)),
  ];
}

/** Share more than a border. Both are closed outlines that do not cross themselves. */
export function overlap(one: Outline, other: Outline): boolean {
  const [a, b] = [enlarged(one), enlarged(other)];
  if (edgesOf(a).some((side) => edgesOf(b).some((against) => cut(side, against)))) return true;
  return samplesOf(a).some((point) => isWithin(b, point)) || samplesOf(b).some((point) => isWithin(a, point));
}

/** Whether a disc of this radius in u overlaps the outline: its centre is within, or a side is nearer than the radius. */
export function coversDisc(outline: Outline, at: Place, radius: number): boolean {
  const polygon = outline.map(pointOf);
  const centre = pointOf(at);
  return isWithin(polygon, centre) || edgesOf(polygon).some(({ a, b }) => !segAtLeast(a, b, centre, radius));
}
