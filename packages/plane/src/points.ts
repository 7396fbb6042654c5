/**
 * [M-1] Points and discs of the table. A unit (u) is a hundredth of a millimetre; x grows to the east, y to the north. Verdicts
 * are taken on squares of whole numbers, never on a measured distance.
 */
import { floorRoot } from './numbers.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** [M-2] A base, or anything round: centre and radius in u. */
export interface Disc extends Point {
  readonly r: number;
}

/** Width and height of a table in u; its south-western corner is (0, 0). */
export interface Table {
  readonly w: number;
  readonly h: number;
}

/** [M-1] An inch in u. */
export const INCH = 2540;
/** [M-3] The largest gap that is still contact. */
export const TOUCH = 25;
/** [M-7] What rounding is forgiven on the way, never at its end. */
export const SLIDE = 8;

/** The square of the distance of two points. */
export function squared(a: Point, b: Point): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy;
}

/** [M-2] Whether the gap between two discs is at least `gap` u. */
export function apart(a: Disc, b: Disc, gap = 0): boolean {
  const reach = a.r + b.r + gap;
  return squared(a, b) >= reach * reach;
}

/** [M-26] Whether the gap between two discs is at most `gap` u. */
export function within(a: Disc, b: Disc, gap: number): boolean {
  const reach = a.r + b.r + gap;
  return squared(a, b) <= reach * reach;
}

/** [M-3] Whether two bases are in contact. */
export function touching(a: Disc, b: Disc): boolean {
  return within(a, b, TOUCH);
}

/** The gap in whole u, rounded down: for show, never for a verdict. */
export function gapOf(a: Disc, b: Disc): number {
  return floorRoot(squared(a, b)) - a.r - b.r;
}

/** Twice the area of the triangle; above zero where `c` lies to the left of the way from `a` to `b`. */
export function cross(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** [M-5] Whether the whole disc lies on the table. */
export function onTable(disc: Disc, table: Table): boolean {
  const { x, y, r } = disc;
  return x >= r && y >= r && x + r <= table.w && y + r <= table.h;
}
