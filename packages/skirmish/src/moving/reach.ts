/**
 * How far a model can go without charging, for drawing: the least cost found to each place of a lattice of a quarter inch. Places
 * are judged by the laws of `checkMove`, ways among them lead straight wherever the straight way is open.
 */
import { top } from '@warbeacon/kernel';
import {
  cost256,
  INCH,
  onTable,
  type Point,
  segAtLeast,
  segAtLeastSquared,
  segsApart,
  SLIDE,
  squared,
} from '@warbeacon/plane';
import { lookAt } from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import type { State } from '../engine/state.ts';
import type { Side } from '../engine/words.ts';
import { isClear, touchesFoe } from '../geometry/clear.ts';
import { zoneReach } from '../geometry/zones.ts';
import { whyCannotWalk } from './move-command.ts';
import { isWithinReach, type Scene, sceneOf } from './scene.ts';

/** A quarter of an inch, in u. */
export const LATTICE = INCH / 4;

export interface Reach {
  /** Distance of neighbours, in u. */
  readonly step: number;
  /** The south-western place, in u. */
  readonly from: readonly [x: number, y: number];
  readonly columns: number;
  /** Row after row from the south, each from the west: cost in 1/256 u; -1 where it cannot end. */
  readonly costs: readonly number[];
}

interface Node extends Point {
  /** Column and row. */
  readonly i: number;
  readonly j: number;
  cost: number;
  before: Node | undefined;
  done: boolean;
  /** Whether the model could end there. */
  readonly stands: boolean;
}

/** Nothing where the model cannot walk at all. */
export function reach(state: State, side: Side, id: string): Reach | null {
  const b = lookAt(state);
  const frame = top<Frame>(state);
  const model = b.field.indexOf(id);
  if (frame === undefined || model < 0 || state.models[model]?.at === null) return null;
  if (whyCannotWalk(b, frame, side, model) !== null) return null;
  return spread(sceneOf(b, frame, model));
}

/** A queue of few costs: whole lattice steps of cost, each with the nodes that stand there. */
class Buckets {
  readonly #lists: Node[][] = [];
  readonly #width = LATTICE * 64;
  #at = 0;

  add(node: Node): void {
    const k = Math.trunc(node.cost / this.#width);
    (this.#lists[k] ??= []).push(node);
  }

  next(): Node | undefined {
    for (; this.#at < this.#lists.length; this.#at++) {
      const node = this.#lists[this.#at]?.pop();
      if (node !== undefined) return node;
    }
    return undefined;
  }
}

const SIDES_AND_CORNERS = [-1, 0, 1]
  .flatMap((di) => [-1, 0, 1].map((dj) => [di, dj] as const))
  .filter(([di, dj]) => di !== 0 || dj !== 0);

function spread(scene: Scene): Reach {
  const { mover, left, table } = scene;
  const far = left / 256;
  const [west, south] = [mover.x - far, mover.y - far].map((edge) => Math.max(0, Math.ceil(edge / LATTICE)));
  const [east, north] = [
    Math.min(Math.trunc(table.w / LATTICE), Math.trunc((mover.x + far) / LATTICE)),
    Math.min(Math.trunc(table.h / LATTICE), Math.trunc((mover.y + far) / LATTICE)),
  ];
  const columns = east - (west ?? 0) + 1;
  const rows = north - (south ?? 0) + 1;
  const nodes: (Node | undefined)[] = [];
  const nodeAt = (i: number, j: number): Node | undefined => {
    if (i < 0 || j < 0 || i >= columns || j >= rows) return undefined;
    return (nodes[j * columns + i] ??= makeNode(scene, i, j, west ?? 0, south ?? 0));
  };
  const open = wayIsOpen(scene);
  const queue = new Buckets();
  const relax = (from: Node, to: Node): void => {
    if (to.done || !to.stands) return;
    // Straight from where `from` was come to straight, if that is open: so ways do not bend at lattice places.
    for (const before of from.before === undefined ? [from] : [from.before, from]) {
      const cost = before.cost + cost256([before, to], scene.ground.slow);
      if (cost >= to.cost || cost > left || !open(before, to)) continue;
      to.cost = cost;
      to.before = before;
      queue.add(to);
      return;
    }
  };
  const start: Node = { ...mover, i: -1, j: -1, cost: 0, before: undefined, done: true, stands: true };
  const [ci, cj] = [Math.trunc(mover.x / LATTICE) - (west ?? 0), Math.trunc(mover.y / LATTICE) - (south ?? 0)];
  for (let di = -2; di <= 3; di++) {
    for (let dj = -2; dj <= 3; dj++) {
      const node = nodeAt(ci + di, cj + dj);
      if (node !== undefined) relax(start, node);
    }
  }
  for (let node = queue.next(); node !== undefined; node = queue.next()) {
    if (node.done) continue;
    node.done = true;
    for (const [di, dj] of SIDES_AND_CORNERS) {
      const other = nodeAt(node.i + di, node.j + dj);
      if (other !== undefined) relax(node, other);
    }
  }
  const costs = Array.from({ length: columns * rows }, (_, k) => {
    const node = nodes[k];
    return node === undefined || node.before === undefined || !endsWell(scene, node) ? -1 : node.cost;
  });
  return { step: LATTICE, from: [(west ?? 0) * LATTICE, (south ?? 0) * LATTICE], columns, costs };
}

function makeNode(scene: Scene, i: number, j: number, west: number, south: number): Node {
  const place = { x: (west + i) * LATTICE, y: (south + j) * LATTICE, r: scene.mover.r };
  const stands =
    onTable(place, scene.table) &&
    isClear(place, { bodies: scene.bodies, table: scene.table, ground: scene.ground }) &&
    !touchesFoe(place, scene.bodies);
  return { x: place.x, y: place.y, i, j, cost: Number.POSITIVE_INFINITY, before: undefined, done: false, stands };
}

/** Where it leads too far from a leader it may pass, and not end. */
const endsWell = (scene: Scene, { x, y }: Point): boolean =>
  isWithinReach({ ...scene, mover: { ...scene.mover, x, y } });

/** [M-7, M-12, M-13] Whether a leg may be gone by who does not charge. */
function wayIsOpen({ mover, bodies, ground, start }: Scene): (p: Point, q: Point) => boolean {
  const { r } = mover;
  const zones = bodies
    .filter(({ foe, zone }) => foe && zone)
    .map((enemy) => {
      const limit = zoneReach(r, enemy);
      const nearest = squared(start, enemy);
      return { enemy, limit, nearest, began: nearest < limit * limit };
    });
  return (p, q) =>
    bodies.every((body) => segAtLeast(p, q, body, r + body.r - SLIDE)) &&
    ground.solid.every(({ a, b }) => segsApart(p, q, a, b, r - SLIDE)) &&
    zones.every(({ enemy, limit, nearest, began }) => {
      if (!began) return segAtLeast(p, q, enemy, limit);
      // Who is outside at a corner stays outside.
      const outside = squared(p, enemy) >= limit * limit;
      return segAtLeastSquared(p, q, enemy, nearest) && (!outside || segAtLeast(p, q, enemy, limit));
    });
}
