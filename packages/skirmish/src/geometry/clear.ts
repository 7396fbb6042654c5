/** Whether a base may stand somewhere, and whether it gets there. */
import {
  apart,
  type Disc,
  inPolygon,
  onTable,
  type Point,
  segAtLeast,
  segsApart,
  type Segment,
  SLIDE,
  type Table,
  touching,
} from '@warbeacon/plane';
import type { Body, Ground } from './bodies.ts';

/** The table and what stands on it, for one model: who is in the way, and what the ground is to it. */
export interface Room {
  readonly bodies: readonly Body[];
  readonly table: Table;
  readonly ground: Ground;
}

/** [M-12] Whether a base is clear of solid lines and outside of closed areas. */
export function clearsGround(place: Disc, ground: Ground): boolean {
  return (
    ground.solid.every(({ a, b }) => segAtLeast(a, b, place, place.r)) &&
    !ground.closed.some((area) => inPolygon(area, place))
  );
}

/** [M-2, M-5, M-11, M-12] Whether a base may stand there: on the table, off solid ground, over no other base. */
export function isClear(place: Disc, room: Room): boolean {
  return (
    onTable(place, room.table) && clearsGround(place, room.ground) && room.bodies.every((body) => apart(place, body))
  );
}

/** [M-3, X-27] Whether a base there would be in contact with an enemy. */
export function touchesFoe(place: Disc, bodies: readonly Body[]): boolean {
  return bodies.some((body) => body.foe && body.bound !== true && touching(place, body));
}

/** [M-12] Whether a straight way slides past all solid lines and ends clear of them. */
export function clearsSolids(p: Point, q: Point, r: number, solid: readonly Segment[]): boolean {
  return solid.every(({ a, b }) => segAtLeast(a, b, q, r) && segsApart(p, q, a, b, r - SLIDE));
}
