/**
 * Looking for a way between bases and round them, for who asks how to get somewhere: from corner to corner of a net that is laid
 * round everything near, cheapest first. The corners stand out a little, so a way found can be a hundredth longer than need be.
 */
import {
  cost256,
  type Disc,
  DIRECTIONS,
  floorRoot,
  length256,
  onTable,
  type Point,
  segAtLeast,
  type Segment,
  segsApart,
  SLIDE,
  squared,
  step,
  type Table,
} from '@warbeacon/plane';
import { BARE, type Body, type Mover } from './bodies.ts';
import { checkMove, type MoveHow } from './paths.ts';
import { entryInto, inZone, ZONE, zoneReach } from './zones.ts';

/** Corners round each thing come every fifteen degrees, in halves of a degree. */
const TURN = 30;
/** The inverse of the cosine of half of it, in parts of ten thousand: legs between such corners do not dip below the circle. */
const OUTWARDS = 10_087;
const TEN_THOUSAND = 10_000;
/** Rounding of a corner, in u. */
const MARGIN = 2;
/** Corners from which ways are followed. */
const MOST = 500;

/** What legs keep out of. */
interface Circle extends Disc {
  /** What keeps as far away as that is not hindered by it. */
  readonly keep: number;
}

/** What may be in the way. */
interface Hindrances {
  readonly bases: readonly Circle[];
  /** Zones that bind, until the target's is entered. */
  readonly zones: readonly Circle[];
  /** An enemy with a zone whom it charges. */
  readonly target: Body | undefined;
  readonly solid: readonly Segment[];
  readonly r: number;
}

interface Node extends Point {
  /** The least cost known to get there, in 1/256 u. */
  cost: number;
  /** No way from there on is shorter, in 1/256 u. */
  readonly ahead: number;
  before: Node | undefined;
  done: boolean;
  readonly goal: boolean;
}

export interface FoundWay {
  readonly points: Point[];
  /** In 1/256 u. */
  readonly cost: number;
}

/** The cheapest legal way that is found to one of `goals`; undefined for none. */
export function findWay(
  mover: Mover,
  goals: readonly Point[],
  bodies: readonly Body[],
  table: Table,
  how: MoveHow,
): FoundWay | undefined {
  const reach = how.may256 / 256;
  const near = bodies.filter((body) => {
    const far = reach + mover.r + body.r + ZONE;
    return body.index !== mover.index && squared(mover, body) <= far * far;
  });
  const hindrances = hindrancesOf(mover, near, how);
  const nodes = netOf(mover, goals, hindrances, table, how.may256);
  const { slow } = how.ground ?? BARE;
  for (let followed = 0; followed < MOST; followed++) {
    const next = cheapest(nodes);
    if (next === undefined) return undefined;
    next.done = true;
    if (next.goal) {
      const points = wayTo(next);
      if (checkMove(mover, points, bodies, table, how) === null) return { points, cost: next.cost };
      continue;
    }
    for (const node of nodes) {
      if (node.done) continue;
      if (next.cost + length256([next, node]) + node.ahead > how.may256) continue;
      const cost = next.cost + cost256([next, node], slow);
      if (cost >= node.cost || cost + node.ahead > how.may256 || !isOpen(next, node, hindrances)) continue;
      node.cost = cost;
      node.before = next;
    }
  }
  return undefined;
}

function cheapest(nodes: readonly Node[]): Node | undefined {
  let best: Node | undefined;
  for (const node of nodes) {
    if (node.done || node.cost === Number.POSITIVE_INFINITY) continue;
    if (best === undefined || node.cost + node.ahead < best.cost + best.ahead) best = node;
  }
  return best;
}

function wayTo(node: Node): Point[] {
  const points: Point[] = [];
  for (let at: Node | undefined = node; at?.before !== undefined; at = at.before) points.unshift({ x: at.x, y: at.y });
  return points;
}

/** Where it stands, where it may go to, and corners round all that may be in the way. */
function netOf(mover: Mover, goals: readonly Point[], hindrances: Hindrances, table: Table, may256: number): Node[] {
  const { bases, zones, solid, r } = hindrances;
  const ends = solid.flatMap(({ a, b }) => [a, b].map(({ x, y }) => ({ x, y, r })));
  const corners = [...bases, ...zones, ...ends].flatMap(cornersRound);
  const from = { x: mover.x, y: mover.y };
  const nodeAt = ({ x, y }: Point, goal: boolean): Node => {
    const ahead = goal ? 0 : Math.min(...goals.map((to) => length256([{ x, y }, to])));
    return { x, y, cost: Number.POSITIVE_INFINITY, ahead, before: undefined, done: false, goal };
  };
  const start = { ...nodeAt(from, false), cost: 0 };
  const nodes = corners
    .filter((corner) => isFree(corner, hindrances) && onTable({ ...corner, r }, table))
    .map((corner) => nodeAt(corner, false))
    .filter((node) => length256([from, node]) + node.ahead <= may256);
  return [start, ...nodes, ...goals.map((goal) => nodeAt(goal, true))];
}

function cornersRound(circle: Disc): Point[] {
  const far = Math.ceil(((circle.r + MARGIN) * OUTWARDS) / TEN_THOUSAND);
  return Array.from({ length: DIRECTIONS.length / TURN }, (_, i) => step(circle, i * TURN, far));
}

/** A corner inside of something else leads nowhere. */
function isFree(corner: Point, { bases, zones, target, r }: Hindrances): boolean {
  const clear = (circle: Circle) => squared(corner, circle) >= circle.keep * circle.keep;
  return bases.every(clear) && ((target !== undefined && inZone({ ...corner, r }, target)) || zones.every(clear));
}

/** Bases, and zones of whom it does not charge: larger circles round the same place. */
function hindrancesOf(mover: Mover, others: readonly Body[], how: MoveHow): Hindrances {
  const { r } = mover;
  const target = others.find((body) => body.index === how.target && body.foe && body.zone);
  const start = { ...(how.start ?? mover), r };
  return {
    r,
    target,
    solid: how.ground?.solid ?? [],
    bases: others.map(({ x, y, r: other }) => ({ x, y, r: r + other, keep: r + other - SLIDE })),
    zones: others
      .filter((body) => body.foe && body.zone && body !== target)
      .map((body) => {
        // [M-13] Who began in a zone keeps the distance that it had.
        const keep = inZone(start, body) ? floorRoot(squared(start, body)) : zoneReach(r, body);
        return { x: body.x, y: body.y, r: keep, keep };
      }),
  };
}

/** [M-7, M-12, M-13, M-14] Whether nothing hinders the leg, as far as can be told without the way before it. */
function isOpen(p: Point, q: Point, { bases, zones, target, solid, r }: Hindrances): boolean {
  if (bases.some((base) => !segAtLeast(p, q, base, base.keep))) return false;
  if (solid.some(({ a, b }) => !segsApart(p, q, a, b, r - SLIDE))) return false;
  let bound: Point | undefined = q;
  if (target !== undefined) {
    const [began, ends] = [p, q].map(({ x, y }) => inZone({ x, y, r }, target));
    if (began && !ends) return false;
    const entry = began ? undefined : entryInto(p, [q], target, zoneReach(r, target));
    if (entry !== undefined && !ends) return false;
    bound = began ? undefined : (entry?.at ?? q);
  }
  return bound === undefined || zones.every((zone) => segAtLeast(p, bound, zone, zone.keep));
}
