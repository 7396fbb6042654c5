/** Whether a model may go a way. */
import {
  cost256,
  length256,
  onTable,
  type Point,
  segAtLeast,
  segsApart,
  SLIDE,
  type Segment,
  squared,
  type Table,
  touching,
} from '@warbeacon/plane';
import { BARE, type Body, type Ground, type Mover } from './bodies.ts';
import { entryInto, inZone, ZONE, zoneReach, watchZones } from './zones.ts';

/** Corners of one way at most. */
export const MAX_CORNERS = 64;

/** Beyond it no coordinate is looked at: four of the largest tables. */
const FAR = 4 * 182_880;

export type MoveFault =
  | 'bad-path'
  | 'too-far'
  | 'off-table'
  | 'barred'
  | 'base'
  | 'zone'
  | 'nearer'
  | 'left-zone'
  | 'short-of-target'
  | 'short-of-extra'
  | 'undeclared-contact'
  | 'contact-without-charge';

/** Why not, and which model is in the way. */
export interface Hindrance<Code extends string = MoveFault> {
  readonly code: Code;
  readonly other?: number;
}

export interface MoveHow {
  /** [M-9] What is left of its movement, in 1/256 u. */
  readonly may256: number;
  /** [M-14] The enemy that it charges, whose zone is entered first. */
  readonly target?: number | undefined;
  /** [S-39] Other enemies that the same charge touches. */
  readonly extra?: readonly number[];
  /** [M-13] Where its activation began, if not where it stands. */
  readonly start?: Point;
  readonly ground?: Ground;
  readonly maxCorners?: number;
}

/**
 * [M-6 to M-14] Why `mover` may not go along `points`, or null. `bodies` are all bases on the table; the mover's own is passed over.
 * Of several faults it is the first in the order of `MoveFault`, and of several models the first in `bodies`.
 */
export function checkMove(
  mover: Mover,
  points: readonly Point[],
  bodies: readonly Body[],
  table: Table,
  how: MoveHow,
): Hindrance | null {
  const ground = how.ground ?? BARE;
  const end = points.at(-1);
  if (end === undefined || !isPath(mover, points, how.maxCorners ?? MAX_CORNERS)) return { code: 'bad-path' };
  if (points.some(isFar)) return { code: 'off-table' };
  const legs = [{ x: mover.x, y: mover.y }, ...points];
  if (length256(legs) > how.may256) return { code: 'too-far' };
  if (ground.slow.length > 0 && cost256(legs, ground.slow) > how.may256) return { code: 'too-far' };
  if (!points.every(({ x, y }) => onTable({ x, y, r: mover.r }, table))) return { code: 'off-table' };
  if (isBarred(mover.r, legs, ground.solid)) return { code: 'barred' };
  const near = bodiesNear(mover, legs, bodies);
  return (
    bumpsInto(mover.r, legs, near) ??
    crossesZones(mover, points, near, how) ??
    touches({ x: end.x, y: end.y, r: mover.r }, near, how)
  );
}

/** One of those who move together. */
export interface Companion {
  readonly mover: Mover;
  /** Its own beginning; what is left to it; the ground as it is for it. */
  readonly how: MoveHow;
}

/** [M-28] The way of one who moves side by side with another, whose way is `points`. */
export function wayBeside(points: readonly Point[], from: Point, beside: Point): Point[] {
  const [dx, dy] = [beside.x - from.x, beside.y - from.y];
  return points.map(({ x, y }) => ({ x: x + dx, y: y + dy }));
}

/**
 * [M-28] Why those who carry something may not go with it, or null: all go the same way side by side, the first of them along
 * `points`, and none is in the way of another. `of` is the index of who is hindered.
 */
export function checkTogether(
  companions: readonly Companion[],
  points: readonly Point[],
  bodies: readonly Body[],
  table: Table,
): (Hindrance & { readonly of: number }) | null {
  const [first] = companions;
  const others = bodies.filter(({ index }) => companions.every(({ mover }) => mover.index !== index));
  for (const { mover, how } of companions) {
    const fault = checkMove(mover, wayBeside(points, first?.mover ?? mover, mover), others, table, how);
    if (fault !== null) return { ...fault, of: mover.index };
  }
  return null;
}

/** [M-6] */
function isPath(from: Point, points: readonly Point[], most: number): boolean {
  let before = from;
  for (const point of points) {
    if (!Number.isSafeInteger(point.x) || !Number.isSafeInteger(point.y)) return false;
    if (point.x === before.x && point.y === before.y) return false;
    before = point;
  }
  return points.length <= most;
}

function isFar({ x, y }: Point): boolean {
  return x < -FAR || x > FAR || y < -FAR || y > FAR;
}

/** [M-12] The way slides past solid lines, the end is clear of them. */
export function isBarred(r: number, legs: readonly Point[], solid: readonly Segment[]): boolean {
  const end = legs.at(-1);
  return solid.some(({ a, b }) => {
    if (end !== undefined && !segAtLeast(a, b, end, r)) return true;
    return legs.some((q, i) => {
      const p = legs[i - 1];
      return p !== undefined && !segsApart(p, q, a, b, r - SLIDE);
    });
  });
}

/** Those to whom the way may matter: who is further from the box around it than a zone reaches is clear of all of it. */
function bodiesNear(mover: Mover, legs: readonly Point[], bodies: readonly Body[]): Body[] {
  let [west, east, south, north] = [mover.x, mover.x, mover.y, mover.y];
  for (const { x, y } of legs) {
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < south) south = y;
    if (y > north) north = y;
  }
  return bodies.filter((body) => {
    const reach = mover.r + body.r + ZONE;
    if (body.index === mover.index) return false;
    return body.x > west - reach && body.x < east + reach && body.y > south - reach && body.y < north + reach;
  });
}

/** [M-2, M-7] The way slides past other bases, the end overlaps none. */
function bumpsInto(r: number, legs: readonly Point[], bodies: readonly Body[]): Hindrance | null {
  const end = legs.at(-1);
  for (const body of bodies) {
    const reach = r + body.r;
    if (end !== undefined && squared(end, body) < reach * reach) return { code: 'base', other: body.index };
    for (let k = 1; k < legs.length; k++) {
      const [p, q] = [legs[k - 1], legs[k]];
      if (p && q && !segAtLeast(p, q, body, reach - SLIDE)) return { code: 'base', other: body.index };
    }
  }
  return null;
}

/** [M-13, M-14] Zones bind up to the point where that of the target is entered, and from there the way stays in that one. */
function crossesZones(mover: Mover, points: readonly Point[], near: readonly Body[], how: MoveHow): Hindrance | null {
  const zones = near.filter(({ foe, zone }) => foe && zone);
  // A target without a zone switches off no other.
  const target = zones.find(({ index }) => index === how.target);
  if (target !== undefined && inZone(mover, target)) return leavesZone(mover.r, points, target);
  const others = target === undefined ? zones : zones.filter((body) => body !== target);
  const watch = watchZones(mover.r, mover, how.start ?? mover, others);
  const entry = target && entryInto(mover, points, target, zoneReach(mover.r, target));
  let p: Point = mover;
  for (const [corner, q] of points.entries()) {
    if (entry?.corner === corner) break;
    const fault = watch(p, q);
    if (fault !== null) return fault;
    p = q;
  }
  if (target === undefined || entry === undefined) return null;
  return watch(p, entry.at) ?? leavesZone(mover.r, points.slice(entry.corner), target);
}

/** [S-36] Every corner lies in the target's zone. */
function leavesZone(r: number, points: readonly Point[], target: Body): Hindrance | null {
  const inside = points.every(({ x, y }) => inZone({ x, y, r }, target));
  return inside ? null : { code: 'left-zone', other: target.index };
}

/** [S-32, S-39] A charge ends in contact with all whom it names and with no other enemy, a move with none. */
function touches(end: { x: number; y: number; r: number }, near: readonly Body[], how: MoveHow): Hindrance | null {
  const met = near.filter((body) => body.foe && body.bound !== true && touching(end, body)).map(({ index }) => index);
  const { target, extra = [] } = how;
  if (target === undefined) {
    const [other] = met;
    return other === undefined ? null : { code: 'contact-without-charge', other };
  }
  if (!met.includes(target)) return { code: 'short-of-target', other: target };
  const undeclared = met.find((index) => index !== target && !extra.includes(index));
  if (undeclared !== undefined) return { code: 'undeclared-contact', other: undeclared };
  const missed = extra.find((index) => !met.includes(index));
  return missed === undefined ? null : { code: 'short-of-extra', other: missed };
}

/**
 * Where a model comes in whose first corner is `first`: the point nearest to it of the stretch, which runs along an edge of
 * the table.
 */
export function arrivalPoint(stretch: Segment, first: Point): Point {
  const clamp = (value: number, a: number, b: number) => Math.max(Math.min(a, b), Math.min(Math.max(a, b), value));
  return { x: clamp(first.x, stretch.a.x, stretch.b.x), y: clamp(first.y, stretch.a.y, stretch.b.y) };
}
