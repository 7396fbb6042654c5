/** [M-17] Directions half a degree apart, as whole numbers. */
import type { Point } from './points.ts';

/** Of a step of this length each direction gives both parts. */
export const DIRECTION_SCALE = 16_384;

const COUNT = 720;

/** Half a degree, times 2^60. */
const COSINE = 1_152_877_604_888_700_520n;
const SINE = 10_061_010_436_790_338n;

/** [M-17] 720 directions from the east counter-clockwise, scaled by 16,384; the first eighth is turned by integers, the rest mirrored. */
export const DIRECTIONS: readonly (readonly [dx: number, dy: number])[] = makeDirections();

function makeDirections(): [number, number][] {
  const eighth: [number, number][] = [];
  let [x, y] = [1n << 60n, 0n];
  for (let i = 0; i < COUNT / 8; i++) {
    eighth.push([Number((x + (1n << 45n)) >> 46n), Number((y + (1n << 45n)) >> 46n)]);
    [x, y] = [(x * COSINE - y * SINE) >> 60n, (x * SINE + y * COSINE) >> 60n];
  }
  const mirrored = eighth
    .slice(1)
    .reverse()
    .map(([dx, dy]): [number, number] => [dy, dx]);
  let quarter: [number, number][] = [...eighth, [11_585, 11_585], ...mirrored];
  const all: [number, number][] = [];
  for (let i = 0; i < 4; i++) {
    all.push(...quarter);
    // 0 - dy and not -dy: there is no other zero than 0 in what is compared and stored.
    quarter = quarter.map(([dx, dy]) => [0 - dy, dx]);
  }
  return all;
}

/** The two parts of direction `i`. A bug throws. */
export function directionOf(i: number): readonly [dx: number, dy: number] {
  const direction = DIRECTIONS[i];
  if (direction === undefined) throw new Error(`no direction ${i}`);
  return direction;
}

/** [M-17] The point `length` u from `p` in direction `i`. */
export function step(p: Point, i: number, length: number): Point {
  const [dx, dy] = directionOf(i);
  return { x: p.x + Math.trunc((dx * length) / DIRECTION_SCALE), y: p.y + Math.trunc((dy * length) / DIRECTION_SCALE) };
}
