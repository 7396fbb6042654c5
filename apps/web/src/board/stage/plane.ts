/**
 * The plane that a board is drawn on. Units are map units: one is a CSS pixel when the camera stands at scale 1. What
 * stands where on it is the business of each kind of board.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Every board is drawn to one scale, so that one camera suits all: what a counter stands on is so wide. */
export const PLACE_WIDTH = Math.sqrt(3) * 44;

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function between(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}
