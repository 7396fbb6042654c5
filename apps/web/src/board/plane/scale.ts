/** From the table to the plane that the board is drawn on: north is up, and an inch is as wide as a counter is on other boards. */
import type { Point } from '../stage/plane.ts';
import type { At } from './model.ts';

export const INCH = 2540;
/** Map units to an inch. */
export const INCH_WIDTH = 60;
const SCALE = INCH_WIDTH / INCH;

export const lengthOf = (u: number): number => u * SCALE;

export interface Plane {
  readonly width: number;
  readonly height: number;
  toMap(at: At): Point;
  toTable(point: Point): At;
}

/** Of a table of so many u. */
export const planeOf = (w: number, h: number): Plane => ({
  width: w * SCALE,
  height: h * SCALE,
  toMap: ([x, y]) => ({ x: x * SCALE, y: (h - y) * SCALE }),
  toTable: ({ x, y }) => [Math.round(x / SCALE), Math.round(h - y / SCALE)],
});
