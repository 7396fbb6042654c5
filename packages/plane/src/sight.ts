/** Who hides whom, and what the ground lets be seen. */
import { floorRoot, quotient } from './numbers.ts';
import { cross, type Disc, type Point, squared } from './points.ts';
import { segAtLeast } from './segments.ts';

/** [M-20] Of a base the inner part hides and can be seen, in hundredths of its radius. */
const BODY = 60;

/** What stands upright: `height` in u, `z` that of the ground below it. */
export interface Standing extends Point {
  readonly z: number;
  readonly height: number;
  readonly prone: boolean;
}

/** [M-21] A line that stands up to `top` u, the ground included. */
export interface Wall {
  readonly a: Point;
  readonly b: Point;
  readonly top: number;
}

/** A point at a height, in u. */
interface Spot extends Point {
  readonly z: number;
}

/** [M-20] How much of its base hides and can be seen, in u from its centre. */
export function bodyOf(r: number): number {
  return quotient(r * BODY, 100);
}

/** [M-20] The ends of the chord across the target's body, at right angles to the line from the eye, rounded towards its centre. */
export function chord(eye: Point, target: Disc): [Point, Point] {
  const dx = target.x - eye.x;
  const dy = target.y - eye.y;
  const length = floorRoot(dx * dx + dy * dy);
  // An eye above the very centre has no line of sight to be at right angles to.
  if (length === 0)
    return [
      { x: target.x, y: target.y },
      { x: target.x, y: target.y },
    ];
  const half = bodyOf(target.r);
  const ox = quotient(-dy * half, length);
  const oy = quotient(dx * half, length);
  return [
    { x: target.x + ox, y: target.y + oy },
    { x: target.x - ox, y: target.y - oy },
  ];
}

/**
 * [M-20] Those of `others` who hide part of the target from the eye, nearest to the eye first. `others` are who can hide at all:
 * neither looker nor target, nobody Prone, not the mount below one of them.
 */
export function hiders<Other extends Disc>(eye: Point, target: Disc, others: readonly Other[]): Other[] {
  const [left, right] = chord(eye, target);
  return others
    .filter((other) => {
      const body = bodyOf(other.r);
      return (
        inTriangle(eye, left, right, other) ||
        !segAtLeast(eye, left, other, body) ||
        !segAtLeast(eye, right, other, body) ||
        !segAtLeast(left, right, other, body)
      );
    })
    .sort((one, other) => squared(eye, one) - squared(eye, other));
}

function inTriangle(a: Point, b: Point, c: Point, p: Point): boolean {
  const [s1, s2, s3] = [cross(a, b, p), cross(b, c, p), cross(c, a, p)];
  return (s1 >= 0 && s2 >= 0 && s3 >= 0) || (s1 <= 0 && s2 <= 0 && s3 <= 0);
}

/** [M-21] Whether the line between two spots passes at or below the top of the wall. */
export function wallBlocks(eye: Spot, spot: Spot, wall: Wall): boolean {
  const { a, b, top } = wall;
  const s1 = cross(a, b, eye);
  const s2 = cross(a, b, spot);
  // Who stands on the wall's own line looks along it, or from its top.
  if (s1 === 0 || s2 === 0 || s1 > 0 === s2 > 0) return false;
  const s3 = cross(eye, spot, a);
  const s4 = cross(eye, spot, b);
  if ((s3 > 0 && s4 > 0) || (s3 < 0 && s4 < 0)) return false;
  const num = Math.abs(s1);
  const den = num + Math.abs(s2);
  return eye.z * (den - num) + spot.z * num <= top * den;
}

/** [M-21] The height of the eye: nine tenths of the model's, a quarter where it lies. Also the higher spot of what is looked at. */
export function eyeHeight(model: Standing): number {
  return model.z + (model.prone ? quotient(model.height, 4) : quotient(model.height * 9, 10));
}

/** [M-21] How much of the target the ground lets the looker see. */
export function sight(looker: Standing, target: Standing & Disc, walls: readonly Wall[]): 'none' | 'part' | 'whole' {
  const eye: Spot = { x: looker.x, y: looker.y, z: eyeHeight(looker) };
  const spots = [target, ...chord(looker, target)];
  const seen = (z: number) =>
    spots.filter(({ x, y }) => !walls.some((wall) => wallBlocks(eye, { x, y, z }, wall))).length;
  const top = seen(eyeHeight(target));
  if (top === 0) return 'none';
  return top === spots.length && seen(target.z + quotient(target.height, 4)) === spots.length ? 'whole' : 'part';
}
