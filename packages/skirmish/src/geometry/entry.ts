/** Where on its way a model is stopped by something: water, or the last point before a zone. */
import {
  cut,
  edgesOf,
  inPolygon,
  inPolygonAt,
  type Point,
  type Polygon,
  pointAt,
  segsMeet,
  WHOLE,
  crossings,
  isAside,
} from '@warbeacon/plane';
import type { Mover } from './bodies.ts';
import { inZone, entryInto, zoneReach } from './zones.ts';
import type { Disc } from '@warbeacon/plane';

/** A way as far as it is carried out. */
export interface Stretch {
  /** Its corners, the last of them where it ends; none where it ends at its beginning. */
  readonly points: readonly Point[];
  readonly at: Point;
}

function stretch(from: Point, points: readonly Point[], corner: number, at: Point): Stretch {
  const before = points.slice(0, corner);
  const last = before.at(-1) ?? from;
  return { points: last.x === at.x && last.y === at.y ? before : [...before, at], at };
}

/**
 * [M-16, S-151] The way up to the halt of a throwing spear: the last lattice point with a gap of at least an inch to the target, or
 * where the thrower stands, should it begin nearer. The whole way, where it never comes so near.
 */
export function haltBefore(mover: Mover, points: readonly Point[], target: Disc): Stretch {
  const from = { x: mover.x, y: mover.y };
  if (inZone(mover, target)) return { points: [], at: from };
  const entry = entryInto(from, points, target, zoneReach(mover.r, target));
  if (entry !== undefined) return stretch(from, points, entry.corner, entry.at);
  return { points, at: points.at(-1) ?? from };
}

/** [M-25, X-24] Areas of water, as they are for one model. */
export interface Waters {
  readonly deep: readonly Polygon[];
  /** Where a border is common, or areas overlap, the shallower counts. */
  readonly shallow: readonly Polygon[];
}

/** [M-11, M-25] Whether a point lies in water that is deep for the model. */
export function isDeep(p: Point, { deep, shallow }: Waters): boolean {
  return deep.some((area) => inPolygon(area, p)) && !shallow.some((area) => inPolygon(area, p));
}

/** The leg in parts of 2^20 that are deep all along, or not deep all along. */
function partsOf(p: Point, q: Point, { deep, shallow }: Waters): { from: number; to: number; deep: boolean }[] {
  const parts = [];
  let from = 0;
  const cuts = [...deep, ...shallow].flatMap((area) => crossings(area, p, q)).sort((a, b) => a - b);
  for (const to of [...cuts, WHOLE]) {
    if (to === from) continue;
    const lies = (area: Polygon) => inPolygonAt(area, p, q, from + to);
    parts.push({ from, to, deep: deep.some(lies) && !shallow.some(lies) });
    from = to;
  }
  return parts;
}

/** [M-25] Whether the stretch from `p`, which is not deep, to `q` meets deep water anywhere, be it at a single corner. */
function meetsDeep(p: Point, q: Point, waters: Waters): boolean {
  const deep = waters.deep.filter((area) => !isAside(area, p, q));
  if (deep.length === 0) return false;
  if (isDeep(q, waters)) return true;
  const shallow = waters.shallow.filter((area) => !isAside(area, p, q));
  if (shallow.length === 0) return deep.some((area) => edgesOf(area).some(({ a, b }) => segsMeet(p, q, a, b)));
  return (
    partsOf(p, q, { deep, shallow }).some((part) => part.deep) ||
    deep.some((area) => area.some((corner) => segsMeet(p, q, corner, corner) && isDeep(corner, waters)))
  );
}

/** The first lattice point of a leg found dry; `p` itself is deep. */
function firstDry(p: Point, q: Point, waters: Waters): Point | undefined {
  for (const { from, to, deep } of partsOf(p, q, waters)) {
    if (deep) continue;
    const dry = pointAt(p, q, (from + to) >> 1);
    if (!isDeep(dry, waters)) return dry;
  }
  return undefined;
}

/**
 * [M-25, A-6] The way up to the first point at which it comes into water deep for the model; undefined where it comes into none. What
 * lies before the first dry part of a leg that begins in the deep brings no test.
 */
export function firstWet(from: Point, points: readonly Point[], waters: Waters): Stretch | undefined {
  if (waters.deep.length === 0) return undefined;
  let p = { x: from.x, y: from.y };
  for (const [corner, q] of points.entries()) {
    const start = isDeep(p, waters) ? firstDry(p, q, waters) : p;
    if (start !== undefined && meetsDeep(start, q, waters)) {
      return stretch(from, points, corner, cut(start, q, (m) => !meetsDeep(start, m, waters)).beyond);
    }
    p = q;
  }
  return undefined;
}
