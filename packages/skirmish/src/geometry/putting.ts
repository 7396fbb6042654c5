/** Where models and objects are put: at the beginning, beside a bearer, and on the other side of a barrier. */
import {
  apart,
  type Disc,
  DIRECTIONS,
  edgesOf,
  inPolygon,
  landing,
  onTable,
  type Point,
  type Polygon,
  segAtLeast,
  type Segment,
  segWithin,
  step,
  touching,
  TOUCH,
  within,
} from '@warbeacon/plane';
import type { Body, Mover } from './bodies.ts';
import { clearsGround, isClear, type Room, touchesFoe } from './clear.ts';
import type { Hindrance } from './paths.ts';
import { inZone } from './zones.ts';

/** [M-30] How much further out each ring lies in which a place is looked for: a quarter of an inch. */
const RING = 635;
/** [M-14] How far from exact contact places are looked for, so that rounding leaves them clear. */
export const ROUNDING = 4;

/** [M-29] Where a model may be set up. */
export interface SetUpHow {
  /** The zones of its force; a half of the table is one. */
  readonly zones: readonly Polygon[];
  /** Least gap to every enemy, in u. */
  readonly apart: number;
  /** [S-178] A Warrior: the Heroes of its force, and the greatest gap to one of them. */
  readonly heroes?: { readonly of: readonly Disc[]; readonly gap: number };
  /** Least gap to the friends of its zone, in u. */
  readonly spread?: number;
}

export type SetUpFault = 'outside' | 'off-table' | 'barred' | 'base' | 'too-near' | 'crowded' | 'no-hero';

/** [M-29] Why a model may not be set up there, or null. The room holds who stands on the table already. */
export function checkSetUp(place: Disc, room: Room, how: SetUpHow): Hindrance<SetUpFault> | null {
  if (!onTable(place, room.table)) return { code: 'off-table' };
  if (!how.zones.some((zone) => liesIn(place, zone))) return { code: 'outside' };
  if (!clearsGround(place, room.ground)) return { code: 'barred' };
  const fault = tooNear(place, room.bodies, how);
  if (fault !== null) return fault;
  const { heroes } = how;
  if (heroes !== undefined && !heroes.of.some((hero) => within(place, hero, heroes.gap))) return { code: 'no-hero' };
  return null;
}

/** [M-29] Whether the whole base lies in the area; to touch its border from within is to lie in it. */
export function liesIn(place: Disc, area: Polygon): boolean {
  return inPolygon(area, place) && edgesOf(area).every(({ a, b }) => segAtLeast(a, b, place, place.r));
}

/** Over a base; else too near to an enemy; else to a friend: of each the first, found in one go. */
function tooNear(place: Disc, bodies: readonly Body[], how: SetUpHow): Hindrance<SetUpFault> | null {
  const spread = how.spread ?? 0;
  const far = Math.max(how.apart, spread, 0);
  let near: Body | undefined;
  let crowded: Body | undefined;
  for (const body of bodies) {
    const reach = place.r + body.r + far;
    if (Math.abs(body.x - place.x) >= reach || Math.abs(body.y - place.y) >= reach) continue;
    if (!apart(place, body)) return { code: 'base', other: body.index };
    if (body.foe) {
      if (near === undefined && !apart(place, body, how.apart)) near = body;
    } else if (crowded === undefined && !apart(place, body, spread)) crowded = body;
  }
  if (near !== undefined) return { code: 'too-near', other: near.index };
  return crowded === undefined ? null : { code: 'crowded', other: crowded.index };
}

/** [M-30] Why something may not be put there beside `bearer`, or null. For what can touch no enemy, as objects, nobody is a foe. */
export function checkBeside(place: Mover, bearer: Disc, room: Room): Hindrance<'not-beside' | 'not-clear'> | null {
  if (!touching(place, bearer)) return { code: 'not-beside' };
  return fits(place, room) ? null : { code: 'not-clear' };
}

/** Whether it may stand there and touches no enemy; its own base of before is passed over. */
function fits(place: Mover, room: Room): boolean {
  const others = { ...room, bodies: room.bodies.filter(({ index }) => index !== place.index) };
  return isClear(place, others) && !touchesFoe(place, others.bodies);
}

/**
 * [M-30] The first clear place beside `centre`, direction after direction from 0; of several rings the innermost first. Undefined
 * where `rings` of them have none.
 */
export function firstBeside(mover: Mover, centre: Disc, room: Room, rings = 1): Point | undefined {
  for (let ring = 0; ring < rings; ring++) {
    const far = centre.r + mover.r + ROUNDING + ring * RING;
    for (let i = 0; i < DIRECTIONS.length; i++) {
      const { x, y } = step(centre, i, far);
      if (fits({ index: mover.index, x, y, r: mover.r }, room)) return { x, y };
    }
  }
  return undefined;
}

/** [M-24] What is crossed: a barrier, its width 0, or an area of parallel edges. */
export interface Obstacle {
  readonly lines: readonly Segment[];
  /** In u. */
  readonly width: number;
}

/** [M-12] Whether a base touches a barrier, or the edge of an area. */
export function touchesLine(place: Disc, lines: readonly Segment[]): boolean {
  return lines.some(({ a, b }) => segWithin(a, b, place, place.r + TOUCH));
}

export type LandingFault = 'not-beside' | 'not-clear';

/**
 * [M-24] Where a model comes down straight across what it touches. Of several lines touched the first with a clear place counts. It
 * may come down in the zone of, or in contact with, no enemy but the declared target.
 */
export function landingPlace(
  mover: Mover,
  { lines, width }: Obstacle,
  room: Room,
  target?: number,
): { to: Point } | Hindrance<LandingFault> {
  const touched = lines.filter((line) => touchesLine(mover, [line]));
  if (touched.length === 0) return { code: 'not-beside' };
  const others = room.bodies.filter(({ index }) => index !== mover.index);
  const unasked = others.filter((body) => body.foe && body.index !== target);
  let other: number | undefined;
  for (const line of touched) {
    const to = landing(mover, line, width, lines);
    if (to === null) continue;
    const place = { x: to.x, y: to.y, r: mover.r };
    const zone = unasked.find((body) => body.zone && inZone(place, body));
    other ??= zone?.index;
    if (zone === undefined && isClear(place, { ...room, bodies: others }) && !touchesFoe(place, unasked)) return { to };
  }
  return other === undefined ? { code: 'not-clear' } : { code: 'not-clear', other };
}
