/** Lattice points on circles: to look for places, each of which is judged anew. */
import { isqrt } from './numbers.ts';
import { type Disc, type Point, squared } from './points.ts';

/** `a / b` to the nearest whole number. */
function nearest(a: bigint, b: bigint): number {
  return Number(a < 0n ? -((-2n * a + b) / (2n * b)) : (2n * a + b) / (2n * b));
}

/** The lattice point nearest to where the ray from `centre` towards `to` is `radius` u away; undefined where there is no ray. */
export function onCircle(centre: Point, to: Point, radius: number): Point | undefined {
  const square = squared(centre, to);
  if (square === 0) return undefined;
  // So fine that its rounding is far below a u also where `to` lies close by.
  const length = isqrt(BigInt(square) << 48n);
  const part = (d: number) => nearest(BigInt(d * radius) << 24n, length);
  return { x: centre.x + part(to.x - centre.x), y: centre.y + part(to.y - centre.y) };
}

/** The lattice points nearest to the two places where the circles around `a` and `b` cross, that to the left of the way from `a` to `b` first. */
export function circlesMeet(a: Disc, b: Disc): [Point, Point] | undefined {
  const [dx, dy] = [BigInt(b.x - a.x), BigInt(b.y - a.y)];
  const square = dx * dx + dy * dy;
  if (square === 0n) return undefined;
  const [ra, rb] = [BigInt(a.r), BigInt(b.r)];
  const along = square + ra * ra - rb * rb;
  const beside = 4n * square * ra * ra - along * along;
  if (beside < 0n) return undefined;
  // Times 2^16 under the root, so that the root's rounding is far below a u.
  const height = isqrt(beside << 32n);
  const half = (2n * square) << 16n;
  const at = (sign: bigint): Point => ({
    x: a.x + nearest(((dx * along) << 16n) - sign * dy * height, half),
    y: a.y + nearest(((dy * along) << 16n) + sign * dx * height, half),
  });
  return [at(1n), at(-1n)];
}

/**
 * The lattice points nearest to where the two tangents from `p` touch the circle, that to the left of the way to its centre first;
 * undefined where `p` is not outside it.
 */
export function tangents(p: Point, circle: Disc): [Point, Point] | undefined {
  const square = BigInt(squared(p, circle));
  const r = BigInt(circle.r);
  const free = square - r * r;
  if (free <= 0n) return undefined;
  const root = isqrt(free << 32n);
  const [dx, dy] = [BigInt(circle.x - p.x), BigInt(circle.y - p.y)];
  const at = (sign: bigint): Point => ({
    x: p.x + nearest(((dx * free) << 16n) - sign * dy * r * root, square << 16n),
    y: p.y + nearest(((dy * free) << 16n) + sign * dx * r * root, square << 16n),
  });
  return [at(1n), at(-1n)];
}
