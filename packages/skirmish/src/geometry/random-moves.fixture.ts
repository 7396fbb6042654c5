/** Crowds and moves by chance, many of which come within a hair's breadth of what is allowed. */
import {
  apart,
  DIRECTIONS,
  INCH,
  circlesMeet,
  onCircle,
  onTable,
  type Point,
  type Segment,
  squared,
  step,
  type Table,
} from '@warbeacon/plane';
import type { Body, Ground, Mover } from './bodies.ts';
import type { MoveHow } from './paths.ts';

export interface Move {
  readonly mover: Mover;
  readonly points: readonly Point[];
  readonly bodies: readonly Body[];
  readonly table: Table;
  readonly how: MoveHow & { readonly ground: Ground; readonly start: Point };
}

/** Whole numbers from 0 up to a bound, from a seed. */
export type Chance = (below: number) => number;

export function chance(seed: number): Chance {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

const TABLE: Table = { w: 16 * INCH, h: 16 * INCH };

function crowd(random: Chance): Body[] {
  const bodies: Body[] = [];
  const wanted = 3 + random(6);
  for (let tries = 0; tries < 60 && bodies.length < wanted; tries++) {
    const r = random(4) > 0 ? 1250 : 2000;
    const beside = bodies[random(2 * wanted)];
    // A base beside another leaves a gap that just lets somebody through, or just does not.
    const at = beside
      ? step(beside, random(720), beside.r + r + (random(2) ? random(30) : 2480 + random(40)))
      : { x: 2000 + random(36_640), y: 2000 + random(36_640) };
    const foe = random(2) > 0;
    const body = { index: bodies.length, ...at, r, foe, zone: foe && random(4) > 0, bound: false };
    if (onTable(body, TABLE) && bodies.every((other) => apart(body, other)))
      bodies.push(foe && random(12) === 0 ? { ...body, zone: false, bound: true } : body);
  }
  return bodies;
}

function groundBy(random: Chance): Ground {
  const spot = () => ({ x: random(40_640), y: random(40_640) });
  const solid: Segment[] = random(4) === 0 ? [{ a: spot(), b: spot() }] : [];
  const slow = Array.from({ length: random(3) }, () => {
    const { x, y } = spot();
    return [
      { x, y },
      { x: x + 2000 + random(5000), y: y + random(1500) },
      { x: x + 1000 + random(5000), y: y + 3000 + random(3000) },
    ];
  });
  return { solid, slow, closed: [] };
}

/** Where a leg may lead: near the limits of contact or of a zone of somebody, or anywhere. */
function corner(random: Chance, from: Point, mover: Mover, bodies: readonly Body[]): Point {
  const body = bodies[random(bodies.length)];
  const limit = [0, 12, 25, INCH, INCH][random(5)] ?? 0;
  if (body !== undefined && body.index !== mover.index && random(3) === 0) {
    const far = mover.r + body.r + limit + random(7) - 3;
    const at = random(2) ? step(body, random(720), far) : onCircle(body, from, far);
    if (at !== undefined) return at;
  }
  return step(from, random(720), 100 + random(3500));
}

/** A place in contact with an enemy, or with two, or almost. */
function contact(random: Chance, from: Point, mover: Mover, bodies: readonly Body[]): Point | undefined {
  const foes = bodies.filter(({ foe }) => foe);
  const [one, other] = [foes[random(foes.length)], foes[random(foes.length)]];
  if (one === undefined || other === undefined) return undefined;
  const grown = (body: Body) => ({ x: body.x, y: body.y, r: body.r + mover.r + random(26) });
  const both = one === other ? undefined : circlesMeet(grown(one), grown(other))?.[random(2)];
  const far = mover.r + one.r + random(30) - 2;
  return both ?? (random(3) > 0 ? onCircle(one, from, far) : step(one, random(720), far));
}

export function randomMove(random: Chance): Move {
  const bodies = crowd(random);
  const own = bodies[random(bodies.length)];
  if (own === undefined) throw new Error('a crowd of nobody');
  const mover = { index: own.index, x: own.x, y: own.y, r: own.r };
  const others = bodies.map((body) => (body === own ? { ...own, foe: false, zone: false } : body));
  const points: Point[] = [];
  for (let legs = 1 + random(4); legs > 0; legs--) {
    const from = points.at(-1) ?? { x: mover.x, y: mover.y };
    const to = corner(random, from, mover, others);
    if (to.x !== from.x || to.y !== from.y) points.push(to);
  }
  const charge = random(2) > 0 ? contact(random, points.at(-2) ?? mover, mover, others) : undefined;
  const before = points.at(-2) ?? mover;
  if (charge !== undefined && squared(before, charge) > 0) points.splice(-1, 1, charge);
  if (points.length === 0) points.push({ x: mover.x + 1, y: mover.y });
  const end = points.at(-1) ?? mover;
  const near = others.filter((body) => body.foe && !apart({ ...end, r: mover.r }, body, 60)).map(({ index }) => index);
  const [target, ...extra] = random(5) > 0 ? near : [];
  const start = random(3) > 0 ? { x: mover.x, y: mover.y } : step(mover, random(DIRECTIONS.length), random(3000));
  return {
    mover,
    points,
    bodies: others,
    table: TABLE,
    how: {
      may256: (4 + random(9)) * INCH * 256,
      target,
      extra: random(3) > 0 ? extra : [],
      start,
      ground: groundBy(random),
    },
  };
}
