/** Where the pieces of one hex lie in it. Pure: the page's tests and the board agree on it. */
import type { Point } from '../../stage/plane.ts';
import { HEX_RADIUS } from '../geometry.ts';

export interface Place extends Point {
  /** 1 is the size of a piece that is alone in its hex. */
  readonly scale: number;
}

/** Width of a counter that is alone in its hex, in map units. */
export const COUNTER_WIDTH = 53;
const LEADER_STEP = 15;

/** Offsets from the middle of the hex, in the order given: counters first, then leaders. */
export function stacked(counters: number, leaders: number): readonly Place[] {
  const places: Place[] = [];
  const crowded = leaders > 0 && counters > 0;
  for (let i = 0; i < counters; i++) {
    // The first counter lies on top, so the later ones show behind it, up and to the right.
    places.push({ x: (crowded ? -8 : 0) + i * 5, y: 6 + (crowded ? 3 : 0) - i * 6, scale: crowded ? 0.94 : 1 });
  }
  for (let i = 0; i < leaders; i++) {
    const spread = (leaders - 1) * LEADER_STEP;
    if (crowded) places.push({ x: 21 - i * 6, y: -9 + Math.min(i, 3) * 9, scale: 0.72 });
    else places.push({ x: -spread / 2 + i * LEADER_STEP, y: 4, scale: leaders === 1 ? 1 : 0.9 });
  }
  return places;
}

/** Corners of the hex where round markers lie, clear of the counter's strengths. */
export function markerPlace(index: number): Place {
  const spots: readonly Point[] = [
    { x: -25, y: -20 },
    { x: 25, y: 20 },
    { x: -25, y: 20 },
    { x: 25, y: -20 },
  ];
  const spot = spots[index % spots.length] as Point;
  const ring = Math.floor(index / spots.length);
  return { x: spot.x, y: spot.y - ring * HEX_RADIUS * 0.2, scale: 1 };
}
