/**
 * Ways worth trying: for menus, and for who asks for a way. Nothing here is a verdict; each way is judged by `checkMove` before anybody
 * relies on it.
 */
import {
  circlesMeet,
  type Disc,
  DIRECTIONS,
  directionOf,
  floorRoot,
  SLIDE,
  squared,
  onCircle,
  type Point,
  pointAt,
  step,
  tangents,
  touching,
  WHOLE,
} from '@warbeacon/plane';
import { ROUNDING } from './putting.ts';

/** A corner of a way round something stands out by so much, in u, that rounding leaves the legs clear. */
const MARGIN = 2;
/** Corners round something come every nine degrees, in halves of a degree. */
const TURN = 18;
/** The inverse of the cosine of five degrees, in parts of a million: legs between corners so far out do not dip below the circle. */
const OUTWARDS = 1_003_820;
const MILLION = 1_000_000;
/** Halvings of a leg when it is cut back: the longest leg of a move has less than 2^16 lattice points. */
const FINE = 16;

/** [M-14] The lattice point in contact with `target` on the line of approach from `from`. */
export function contactFrom(r: number, target: Disc, from: Point): Point | undefined {
  return onCircle(target, from, r + target.r + ROUNDING);
}

/** [M-14] Lattice points in contact with `target`, turned by so many halves of a degree from the line of approach from `from`. */
export function contactsTurned(r: number, target: Disc, from: Point, turns: readonly number[]): Point[] {
  const towards = heading(target, from);
  return turns.map((turn) => step(target, turned(towards, turn), r + target.r + ROUNDING));
}

/** [S-39] The two lattice points in contact with both, if there are any. */
export function contactsWithBoth(r: number, one: Disc, other: Disc): Point[] {
  const grown = (disc: Disc) => ({ x: disc.x, y: disc.y, r: disc.r + r + ROUNDING });
  return circlesMeet(grown(one), grown(other)) ?? [];
}

/**
 * [M-14] Lattice points in contact with all of `targets`, near to each other as they must be: round one of them at every fifteen
 * degrees, from the line of approach outwards; for two or more where the first two are both touched.
 */
export function contactsWithAll(r: number, targets: readonly Disc[], from: Point): Point[] {
  const [one, other] = targets;
  if (one === undefined) return [];
  if (other !== undefined) {
    const both = contactsWithBoth(r, one, other);
    return both.filter(({ x, y }) => targets.every((target) => touching({ x, y, r }, target)));
  }
  const turns = Array.from({ length: 11 }, (_, i) => (i + 1) * 30).flatMap((turn) => [turn, -turn]);
  const straight = contactFrom(r, one, from);
  return [...(straight ? [straight] : []), ...contactsTurned(r, one, from, [...turns, DIRECTIONS.length / 2])];
}

/** [S-139] The lattice point in contact with `friend` on the side away from `enemy`. */
export function contactBehind(r: number, friend: Disc, enemy: Point): Point | undefined {
  return contactFrom(r, friend, { x: 2 * friend.x - enemy.x, y: 2 * friend.y - enemy.y });
}

/** A quarter of all directions. */
const QUARTER = DIRECTIONS.length / 4;

/** Directions beside which the one that leads farthest lies: they are not quite of one length. */
const BESIDE = [-2, -1, 0, 1, 2, 3];

/** The direction nearest to that from `from` to `to`. */
export function heading(from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const near = lastBefore(dx, dy);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const i of BESIDE.map((by) => turned(near, by)).sort((one, other) => one - other)) {
    const [x, y] = directionOf(i);
    const along = x * dx + y * dy;
    if (along > most) [best, most] = [i, along];
  }
  const aside = (i: number) => {
    const [x, y] = directionOf(turned(i, 0));
    return Math.abs(x * dy - y * dx);
  };
  const [nearest = best] = [best - 1, best, best + 1].sort((a, b) => aside(a) - aside(b));
  return turned(nearest, 0);
}

/** The last direction of its quarter that does not lie beyond the way, found by halves. */
function lastBefore(dx: number, dy: number): number {
  const quarter = dx > 0 && dy >= 0 ? 0 : dx <= 0 && dy > 0 ? 1 : dx < 0 ? 2 : 3;
  let [low, high] = [quarter * QUARTER, (quarter + 1) * QUARTER];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const [x, y] = directionOf(middle);
    if (x * dy - y * dx >= 0) low = middle;
    else high = middle;
  }
  return low;
}

function turned(direction: number, by: number): number {
  return (((direction + by) % DIRECTIONS.length) + DIRECTIONS.length) % DIRECTIONS.length;
}

/**
 * Corners of the two ways round a circle, that which leaves it to the right of the way from `from` to `to` and that which leaves it to
 * the left; `from` and `to` are no part of them. None where one of the two lies within the circle.
 */
export function waysRound(from: Point, to: Point, circle: Disc): Point[][] {
  const leaving = tangentsFrom(from, circle);
  const coming = tangentsFrom(to, circle);
  if (leaving === undefined || coming === undefined) return [];
  // Seen from either end the circle lies on the other side.
  const [first, last] = [leaving.map((p) => heading(circle, p)), coming.map((p) => heading(circle, p))];
  return [arc(circle, first[0], last[1], -1), arc(circle, first[1], last[0], 1)];
}

/** Who stands in contact, or within what is forgiven on the way, still has a way round. */
function tangentsFrom(p: Point, circle: Disc): [Point, Point] | undefined {
  const distance = floorRoot(squared(p, circle));
  const r = distance > circle.r || distance < circle.r - SLIDE ? circle.r : distance - 1;
  return tangents(p, { x: circle.x, y: circle.y, r });
}

/** Corners on the way round the circle from one direction to another, counter-clockwise for 1, clockwise for -1. */
function arc(circle: Disc, from = 0, to = 0, sense: 1 | -1): Point[] {
  const sweep = turned(sense * (to - from), 0);
  // More than half of the circle: the straight way passes it by.
  if (sweep > DIRECTIONS.length / 2 + TURN) return [];
  const corners = Math.max(1, Math.ceil(sweep / TURN));
  const far = Math.ceil(((circle.r + MARGIN) * OUTWARDS) / MILLION);
  return Array.from({ length: corners }, (_, i) => {
    const along = Math.trunc(((2 * i + 1) * sweep) / (2 * corners));
    return step(circle, turned(from, sense * along), far);
  });
}

/** Straight ways in `count` headings, each `length` u long. */
export function straightWays(from: Point, count: number, length: number): Point[][] {
  const apart = DIRECTIONS.length / count;
  return Array.from({ length: count }, (_, i) => [step(from, Math.trunc(i * apart), length)]);
}

/**
 * The way as far as `ok` allows: whole, or up to a lattice point of its last leg that is found good, as near to the end as halving
 * finds one; undefined where not even the first step is allowed. `ok` is told whole lists of corners.
 */
export function cutBack(
  from: Point,
  points: readonly Point[],
  ok: (points: readonly Point[]) => boolean,
): Point[] | undefined {
  if (ok(points)) return [...points];
  for (let corner = points.length - 1; corner >= 0; corner--) {
    const before = points.slice(0, corner);
    const q = points[corner];
    if (corner > 0 && !ok(before)) continue;
    const p = before.at(-1) ?? from;
    const cut = q && lastGood(p, q, (m) => ok([...before, m]));
    if (cut !== undefined) return [...before, cut];
    if (corner > 0) return before;
  }
  return undefined;
}

function lastGood(p: Point, q: Point, ok: (m: Point) => boolean): Point | undefined {
  let [good, bad] = [0, 1 << FINE];
  let best: Point | undefined;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    const m = pointAt(p, q, middle * (WHOLE >> FINE));
    const stands = m.x === p.x && m.y === p.y;
    if (stands || ok(m)) {
      good = middle;
      if (!stands) best = m;
    } else bad = middle;
  }
  return best;
}
