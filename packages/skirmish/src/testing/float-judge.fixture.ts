/**
 * A slow judge of moves, who measures in floats and takes roots, written without anything of what it judges. It says how near the
 * nearest of its decisions was: what is nearer than it can measure is not held against anybody.
 */
import type { Point } from '@warbeacon/plane';
import type { Move } from '../geometry/random-moves.fixture.ts';

const INCH = 2540;
/** What floats can be trusted with, in u. */
export const HAIR = 0.001;

export interface Judgement {
  readonly code: string | null;
  /** The least distance of a measure from its limit, in u; for lengths of ways, what exceeds all that rounding may take away. */
  readonly margin: number;
}

const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

function farFromLeg(p: Point, q: Point, c: Point): number {
  const length = far(p, q);
  if (length === 0) return far(p, c);
  const along = ((q.x - p.x) * (c.x - p.x) + (q.y - p.y) * (c.y - p.y)) / length;
  if (along <= 0) return far(p, c);
  if (along >= length) return far(q, c);
  return Math.abs((q.x - p.x) * (c.y - p.y) - (q.y - p.y) * (c.x - p.x)) / length;
}

/** Parts of a leg, from 0 to 1, at which it crosses a line through `ab` between `a` and `b`. */
function crossing(p: Point, q: Point, a: Point, b: Point): number | undefined {
  const det = (q.x - p.x) * (b.y - a.y) - (q.y - p.y) * (b.x - a.x);
  if (det === 0) return undefined;
  const onLeg = ((a.x - p.x) * (b.y - a.y) - (a.y - p.y) * (b.x - a.x)) / det;
  const onLine = ((a.x - p.x) * (q.y - p.y) - (a.y - p.y) * (q.x - p.x)) / det;
  return onLeg >= 0 && onLeg <= 1 && onLine >= 0 && onLine <= 1 ? onLeg : undefined;
}

function legsApart(p: Point, q: Point, a: Point, b: Point): number {
  if (crossing(p, q, a, b) !== undefined) return 0;
  return Math.min(farFromLeg(p, q, a), farFromLeg(p, q, b), farFromLeg(a, b, p), farFromLeg(a, b, q));
}

function isInside(area: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  area.forEach((a, i) => {
    const b = area[(i + 1) % area.length] ?? a;
    if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) inside = !inside;
  });
  return inside;
}

/** How much of the leg lies in slow ground, in u. */
function slowPart(p: Point, q: Point, areas: readonly (readonly Point[])[]): number {
  const cuts = areas
    .flatMap((area) => area.map((a, i) => crossing(p, q, a, area[(i + 1) % area.length] ?? a)))
    .filter((t) => t !== undefined)
    .concat(0, 1)
    .sort((a, b) => a - b);
  let part = 0;
  cuts.forEach((t, i) => {
    const next = cuts[i + 1] ?? 1;
    const middle = (t + next) / 2;
    const at = { x: p.x + (q.x - p.x) * middle, y: p.y + (q.y - p.y) * middle };
    if (areas.some((area) => isInside(area, at))) part += next - t;
  });
  return part * far(p, q);
}

/** What it says of a move, and how sure it is of it. */
export function judgeByFloats({ mover, points, bodies, table, how }: Move): Judgement {
  let margin = Number.POSITIVE_INFINITY;
  const less = (measure: number, limit: number, hair = 0): boolean => {
    margin = Math.min(margin, Math.abs(measure - limit) - hair);
    return measure < limit;
  };
  const verdict = (code: string | null) => ({ code, margin });
  const corners: Point[] = [mover, ...points];
  const legs = points.map((q, i): [Point, Point] => [corners[i] ?? q, q]);
  const end = points.at(-1) ?? mover;
  const { solid, slow } = how.ground;

  const cost = legs.reduce((sum, [p, q]) => sum + far(p, q) + slowPart(p, q, slow), 0);
  // A leg is rounded down by 1/256 u at most, and each of a few cuts by a millionth of the leg.
  const hair = legs.length / 128 + (slow.length > 0 ? 0.3 : 0);
  if (!less(cost, how.may256 / 256, hair) && cost !== how.may256 / 256) return verdict('too-far');

  if (points.some(({ x, y }) => Math.min(x, y, table.w - x, table.h - y) < mover.r)) return verdict('off-table');
  for (const { a, b } of solid) {
    if (less(farFromLeg(a, b, end), mover.r)) return verdict('barred');
    for (const [p, q] of legs) if (less(legsApart(p, q, a, b), mover.r - 8)) return verdict('barred');
  }
  const others = bodies.filter(({ index }) => index !== mover.index);
  for (const body of others) {
    if (less(far(end, body), mover.r + body.r)) return verdict('base');
    for (const [p, q] of legs) if (less(farFromLeg(p, q, body), mover.r + body.r - 8)) return verdict('base');
  }

  const zones = others.filter((body) => body.foe && body.zone);
  const target = zones.find(({ index }) => index === how.target);
  const reach = (body: { r: number }) => mover.r + body.r + INCH;
  let entered = target !== undefined && less(far(mover, target), reach(target)) ? 0 : undefined;
  const left = new Set(zones.filter((zone) => !less(far(mover, zone), reach(zone))));
  for (const [i, [p, whole]] of legs.entries()) {
    if (entered !== undefined) break;
    let q = whole;
    if (target !== undefined && less(farFromLeg(p, whole, target), reach(target))) {
      entered = i;
      q = lastBefore(p, whole, (m) => !less(farFromLeg(p, m, target), reach(target)));
    }
    for (const zone of zones) {
      if (zone === target) continue;
      const began = less(far(how.start, zone), reach(zone));
      const nearest = farFromLeg(p, q, zone);
      // Where the leg begins at the very place the distance is the same number, and certain.
      if (began && nearest !== far(how.start, zone) && less(nearest, far(how.start, zone))) return verdict('nearer');
      if ((!began || left.has(zone)) && less(nearest, reach(zone))) return verdict('zone');
      if (!less(far(q, zone), reach(zone))) left.add(zone);
    }
  }
  if (target !== undefined && entered !== undefined) {
    if (points.slice(entered).some((corner) => !less(far(corner, target), reach(target)))) return verdict('left-zone');
  }

  const met = others
    .filter((body) => body.foe && !body.bound && !less(mover.r + body.r + 25, far(end, body)))
    .map(({ index }) => index);
  if (how.target === undefined) return verdict(met.length > 0 ? 'contact-without-charge' : null);
  const named = [how.target, ...(how.extra ?? [])];
  if (!met.includes(how.target)) return verdict('short-of-target');
  if (met.some((index) => !named.includes(index))) return verdict('undeclared-contact');
  return verdict(named.every((index) => met.includes(index)) ? null : 'short-of-extra');
}

/** Twenty halvings, as the law has it. */
function lastBefore(p: Point, q: Point, ok: (m: Point) => boolean): Point {
  const at = (t: number) => ({ x: p.x + Math.trunc((q.x - p.x) * t), y: p.y + Math.trunc((q.y - p.y) * t) });
  let [good, bad] = [0, 1];
  for (let i = 0; i < 20; i++) {
    const middle = (good + bad) / 2;
    if (ok(at(middle))) good = middle;
    else bad = middle;
  }
  return at(good);
}
