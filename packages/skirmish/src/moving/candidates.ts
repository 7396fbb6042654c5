/**
 * Good ways of one model, for menus: each is legal, none is the only one. What costs least to find comes first, so that who asks
 * whether there is any has an answer at once.
 */
import { apart, type Disc, DIRECTIONS, INCH, type Point, step, within } from '@warbeacon/plane';
import { type Battle, discOf, engagedWith, hasGear, isEngaged, isHero, onTable, sideOf } from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import {
  contactBehind,
  contactFrom,
  contactsTurned,
  contactsWithBoth,
  cutBack,
  heading,
  waysRound,
} from '../geometry/ways.ts';
import { ZONE } from '../geometry/zones.ts';
import { mustChargeOf, openOf } from './activation.ts';
import { chargeable } from './charging.ts';
import { judge, pointsOf, type Scene, sceneOf } from './scene.ts';

export interface Candidate {
  readonly points: readonly Point[];
  /** Whom it charges; nobody where it is empty. */
  readonly charges: readonly number[];
}

/** Headings that a menu tries, for walking and for crawling. */
const HEADINGS = 16;
const CRAWLS = 8;
/** A gap in u: who is as near as that leaves few headings. */
const CLOSE = 100;
/** Halves of a degree. */
const ASIDE = 90;
const TENTH = 20;
/** All round a base, every ten degrees, the nearest to the line of approach first. */
const ROUND = Array.from({ length: DIRECTIONS.length / TENTH }, (_, i) => TENTH * (i % 2 === 0 ? i / 2 : -(i + 1) / 2));

export function* movesOf(b: Battle, frame: Frame, model: number): Generator<Candidate> {
  const scene = sceneOf(b, frame, model);
  const open = openOf(frame, model);
  const must = open === undefined ? -1 : mustChargeOf(b, open);
  yield* once(open === undefined || must < 0 ? all(b, frame, scene) : goingOn(b, scene, pointsOf(open.rest), must));
}

/** [S-153] What was left of the way of the throw comes first. */
function* goingOn(b: Battle, scene: Scene, rest: readonly Point[], must: number): Generator<Candidate> {
  yield* asItIs(b, scene, rest, [must]);
  yield* chargesOn(b, scene, [must]);
}

function* all(b: Battle, frame: Frame, scene: Scene): Generator<Candidate> {
  const model = scene.mover.index;
  const short = Math.trunc(scene.left / 1024);
  for (let i = 0; i < HEADINGS; i++) yield* asItIs(b, scene, [headed(scene, i, HEADINGS, short)], []);
  yield* chargesOn(b, scene, chargeable(b, frame, model, foesInReach(scene)));
  yield* strides(b, scene);
  for (const goal of supportsOf(b, scene)) {
    const whole = [...endAt(b, scene, goal, [])];
    yield* whole.length > 0 ? whole : towards(b, scene, goal);
  }
  for (const goal of goalsOf(b, scene)) yield* towards(b, scene, goal);
}

/** [S-151] Charges on one enemy alone, such as a spear is thrown on. */
export function* chargesOfOne(
  b: Battle,
  frame: Frame,
  model: number,
): Generator<{ readonly points: readonly Point[]; readonly target: number }> {
  const scene = sceneOf(b, frame, model);
  for (const target of chargeable(b, frame, model, foesInReach(scene))) {
    for (const { points } of once(chargesOnOne(b, scene, target))) yield { points, target };
  }
}

/** [S-47] */
export function* crawlsOf(b: Battle, frame: Frame, model: number): Generator<readonly Point[]> {
  const scene = sceneOf(b, frame, model, true);
  for (const { points } of once(crawls(b, scene))) yield points;
}

function* crawls(b: Battle, scene: Scene): Generator<Candidate> {
  let open = 0;
  for (let i = 0; i < CRAWLS; i++) {
    const far = [...towards(b, scene, headed(scene, i, CRAWLS, INCH))];
    open += far.length;
    yield* far;
  }
  if (open * 2 < CRAWLS) yield* slides(b, scene, INCH);
}

/** Each end with the same targets is listed once. */
function* once(candidates: Iterable<Candidate>): Generator<Candidate> {
  const seen = new Set<string>();
  for (const candidate of candidates) {
    const end = candidate.points.at(-1);
    const key = `${end?.x} ${end?.y} ${candidate.charges.join(' ')}`;
    if (seen.has(key)) continue;
    seen.add(key);
    yield candidate;
  }
}

const headed = ({ mover }: Scene, heading: number, of: number, length: number): Point =>
  step(mover, (heading * DIRECTIONS.length) / of, length);

/** Straight towards a place, as far as may be. */
function* towards(b: Battle, scene: Scene, goal: Point): Generator<Candidate> {
  if (goal.x === scene.mover.x && goal.y === scene.mover.y) return;
  const points = cutBack(scene.mover, [goal], (way) => judge(b, scene, way) === null);
  if (points !== undefined) yield { points, charges: [] };
}

/** In every heading as far as may be, and half of it; where most are barred, along the bases beside it too. */
function* strides(b: Battle, scene: Scene): Generator<Candidate> {
  const whole = Math.trunc(scene.left / 256);
  let open = 0;
  for (let i = 0; i < HEADINGS; i++) {
    const far = [...towards(b, scene, headed(scene, i, HEADINGS, whole))];
    open += far.length;
    yield* far;
    yield* asItIs(b, scene, [headed(scene, i, HEADINGS, Math.trunc(whole / 2))], []);
  }
  if (open * 2 < HEADINGS) yield* slides(b, scene, whole);
}

/** Past each base that it all but touches, at right angles: between two of them there may be no other way. */
function* slides(b: Battle, scene: Scene, length: number): Generator<Candidate> {
  const { mover, bodies } = scene;
  for (const body of bodies) {
    if (!within(mover, body, CLOSE)) continue;
    const across = heading(mover, body) + DIRECTIONS.length / 4;
    for (const turn of [0, DIRECTIONS.length / 2])
      yield* towards(b, scene, step(mover, (across + turn) % DIRECTIONS.length, length));
  }
}

const foesInReach = ({ mover, bodies, left }: Scene): number[] =>
  bodies.filter((body) => body.foe && within(mover, body, Math.trunc(left / 256) + 1)).map(({ index }) => index);

function* chargesOn(b: Battle, scene: Scene, targets: readonly number[]): Generator<Candidate> {
  for (const target of targets) yield* chargesOnOne(b, scene, target);
  for (const [i, one] of targets.entries()) {
    for (const other of targets.slice(i + 1)) yield* chargesOnBoth(b, scene, one, other);
  }
}

/** Straight; from 45° to either side; round the one that is in the way; else from wherever there is a straight way. */
function* chargesOnOne(b: Battle, scene: Scene, target: number): Generator<Candidate> {
  const disc = discOf(b, target);
  const { mover } = scene;
  let found = false;
  const nearest = contactFrom(mover.r, disc, mover);
  for (const goal of [
    ...(nearest === undefined ? [] : [nearest]),
    ...contactsTurned(mover.r, disc, mover, [ASIDE, -ASIDE]),
  ]) {
    for (const candidate of endAt(b, scene, goal, [target])) {
      found = true;
      yield candidate;
    }
  }
  if (found) return;
  for (const goal of contactsTurned(mover.r, disc, mover, ROUND)) {
    for (const candidate of asItIs(b, scene, [goal], [target])) {
      yield candidate;
      return;
    }
  }
}

function* chargesOnBoth(b: Battle, scene: Scene, one: number, other: number): Generator<Candidate> {
  for (const goal of contactsWithBoth(scene.mover.r, discOf(b, one), discOf(b, other))) {
    const both = [...endAt(b, scene, goal, [one, other])];
    yield* both.length > 0 ? both : endAt(b, scene, goal, [other, one]);
  }
}

/** The way as it is, where it is legal. */
function* asItIs(b: Battle, scene: Scene, points: readonly Point[], charges: readonly number[]): Generator<Candidate> {
  if (judge(b, scene, points, charges) === null) yield { points, charges };
}

/** To that very place: straight, or by the two ways round the one body or zone that is in the way. */
function* endAt(b: Battle, scene: Scene, goal: Point, charges: readonly number[]): Generator<Candidate> {
  const fault = judge(b, scene, [goal], charges);
  if (fault === null) {
    yield { points: [goal], charges };
    return;
  }
  // Who stands on the very place is not gone round.
  const place = { ...scene.mover, x: goal.x, y: goal.y };
  if (!scene.bodies.every((body) => apart(place, body))) return;
  const inWay = scene.bodies.find(({ index }) => index === fault.other);
  if (inWay === undefined || (fault.code !== 'base' && fault.code !== 'zone')) return;
  const circle: Disc = { ...inWay, r: inWay.r + scene.mover.r + (fault.code === 'zone' ? ZONE : 0) };
  for (const round of waysRound(scene.mover, goal, circle)) yield* asItIs(b, scene, [...round, goal], charges);
}

/** [S-133] Behind friends who fight, away from whom they fight with. */
function* supportsOf(b: Battle, { mover, bodies }: Scene): Generator<Point> {
  for (const body of bodies) {
    if (body.foe || !isEngaged(b, body.index)) continue;
    for (const enemy of engagedWith(b, body.index)) {
      const behind = contactBehind(mover.r, body, discOf(b, enemy));
      if (behind !== undefined) yield behind;
    }
  }
}

/** Places worth going towards: enemies, to the edge of their zones; Heroes and banners; what lies about; the way out. */
function* goalsOf(b: Battle, { mover, bodies }: Scene): Generator<Point> {
  const side = sideOf(b, mover.index);
  for (const body of bodies) if (body.foe && body.zone) yield body;
  for (const friend of onTable(b, side)) {
    if (friend === mover.index || !(isHero(b, friend) || hasGear(b, friend, 'banner'))) continue;
    const beside = contactFrom(mover.r, discOf(b, friend), mover);
    if (beside !== undefined) yield beside;
  }
  for (const [index, { at }] of b.s.objects.entries()) {
    const r = b.field.objects[index]?.r ?? 0;
    const beside = at === null ? undefined : contactFrom(mover.r, { x: at[0], y: at[1], r }, mover);
    if (beside !== undefined) yield beside;
  }
  yield* exitsOf(b, mover);
}

/** Where it would come to an edge over which it may leave. */
function* exitsOf(b: Battle, { index, x, y, r }: Scene['mover']): Generator<Point> {
  for (const { edge, from, to } of b.field.scenario?.exits?.[sideOf(b, index)] ?? []) {
    const { w, h } = b.field.table;
    const along = (value: number, one: number, other: number): number =>
      Math.max(Math.min(one, other), Math.min(Math.max(one, other), value));
    const [px, py] = [along(x, from[0], to[0]), along(y, from[1], to[1])];
    yield {
      x: edge === 'west' ? r : edge === 'east' ? w - r : px,
      y: edge === 'south' ? r : edge === 'north' ? h - r : py,
    };
  }
}
