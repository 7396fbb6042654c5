/** Control Zones: who is in one, and what a way may do near them. */
import { apart, cut, type Disc, INCH, type Point, segAtLeast, segAtLeastSquared, squared } from '@warbeacon/plane';
import type { Body } from './bodies.ts';

/** [M-4, S-24] Depth of a Control Zone in u. */
export const ZONE = INCH;

/** [M-4] Whether a model stands in the zone of another, should that have one: the gap is less than an inch. */
export function inZone(model: Disc, enemy: Disc): boolean {
  return !apart(model, enemy, ZONE);
}

/** How near the centre of a disc of radius `r` may come to that of an enemy without being in its zone. */
export function zoneReach(r: number, enemy: Disc): number {
  return r + enemy.r + ZONE;
}

/** Where a way comes nearer to something than it may. */
export interface Entry {
  /** The corner to which that leg leads, counted from 0. */
  readonly corner: number;
  /** The last lattice point of the leg before it. */
  readonly at: Point;
}

/** [M-14] Where the way first comes nearer than `reach` to `centre`; undefined where it never does. `from` is not nearer. */
export function entryInto(from: Point, points: readonly Point[], centre: Point, reach: number): Entry | undefined {
  let p = from;
  for (const [corner, q] of points.entries()) {
    if (!segAtLeast(p, q, centre, reach)) {
      const start = p;
      return { corner, at: cut(start, q, (m) => segAtLeast(start, m, centre, reach)).stay };
    }
    p = q;
  }
  return undefined;
}

/** What binds a way to one enemy's zone. */
interface Bond {
  readonly enemy: Body;
  readonly reach: number;
  /** The square of the distance below which it may not come, if it began inside; else undefined. */
  readonly nearest: number | undefined;
  /** Who began inside, and has been outside at a corner, does not come back. */
  left: boolean;
}

/** Why a leg may not be gone. */
export interface ZoneFault {
  readonly code: 'zone' | 'nearer';
  readonly other: number;
}

/**
 * [M-13] A way among the zones of `enemies`, asked about leg after leg, in order. `from` is where the way begins, `start` where the
 * activation did.
 */
export function watchZones(
  r: number,
  from: Point,
  start: Point,
  enemies: readonly Body[],
): (p: Point, q: Point) => ZoneFault | null {
  const bonds = enemies.map((enemy): Bond => {
    const reach = zoneReach(r, enemy);
    const nearest = squared(start, enemy);
    const began = nearest < reach * reach;
    return { enemy, reach, nearest: began ? nearest : undefined, left: squared(from, enemy) >= reach * reach };
  });
  return (p, q) => {
    for (const bond of bonds) {
      const { enemy, reach, nearest, left } = bond;
      const other = enemy.index;
      if (nearest !== undefined && !segAtLeastSquared(p, q, enemy, nearest)) return { code: 'nearer', other };
      if ((nearest === undefined || left) && !segAtLeast(p, q, enemy, reach)) return { code: 'zone', other };
      bond.left ||= squared(q, enemy) >= reach * reach;
    }
    return null;
  };
}
