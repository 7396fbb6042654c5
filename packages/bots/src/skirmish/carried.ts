/**
 * The way of what several carry, who keep their places beside it: a lattice of half an inch about it, between walls of a quarter, on
 * which each node is good if all of them can stand there, and what it costs from each to the way out.
 */
import { type Board, INCH, type Place, type tableOf, type Unit } from './board.ts';
import { type Field, inchesFrom, isInside } from './ground.ts';

type Table = ReturnType<typeof tableOf>;
export type Disc = Place & { readonly r: number };

/** A stretch of the edge. */
export interface Exit {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

export interface Around {
  readonly lattice: Lattice;
  readonly carried: readonly Disc[];
  readonly exits: readonly Exit[];
  readonly costs: Float64Array;
}

interface Lattice {
  /** From node to node, in u. */
  readonly step: number;
  /** Nodes to each side. */
  readonly reach: number;
}

const COARSE: Lattice = { step: INCH / 2, reach: 17 };
/** For what is narrow: four times the work. */
const FINE: Lattice = { step: INCH / 4, reach: 34 };
/** Room beside a base, in u, below which its way is narrow. */
const NARROW = INCH / 2;
/** Of the lattice of the ground, in u. */
const STEP = INCH / 2;
const FAR = 1e6;
/** What overlaps less is forgiven, in u: of bases, and of the ground, which is measured less well. */
const FORGIVEN = 120;
const NEARLY = 60;
const BASE = 1250;
/** [M-5] Who is no further from the edge touches it, in u: no more, or who waits there would wait for ever. */
export const TOUCH = 25;
/** Inches that it costs where a friend must make room first, and where an enemy who stands bars the way. */
const FRIEND = 0.6;
const FOE = 9;
const SLOW = 2;
/** Inches from which on who carries it goes straight for the edge. */
const NEAR = 1.5;
/** Walls that hinder nobody are no higher. */
const NOTHING = 1500;

interface Body extends Disc {
  /** Who stays where he is. */
  readonly fixed: boolean;
  /** Gap in u within which it bars the way. */
  readonly zone: number;
}

const bodyOf = (board: Board, unit: Unit): Body => {
  const foe = unit.side !== board.side;
  const stays = unit.model.engaged.length > 0 || unit.model.prone;
  return { x: unit.x, y: unit.y, r: unit.r, fixed: foe || stays, zone: foe && !stays ? INCH : 0 };
};

/** `carried`: what is carried first, then who carry it. */
export function around(
  board: Board,
  carried: readonly [Disc, ...Disc[]],
  by: ReadonlySet<string>,
  out: Field,
  exits: readonly Exit[],
): Around {
  const [from] = carried;
  const bodies = board.units
    .filter(({ id, x, y }) => !by.has(id) && Math.abs(x - from.x) < 12 * INCH && Math.abs(y - from.y) < 12 * INCH)
    .map((unit) => bodyOf(board, unit));
  const ground = groundOf(board.table);
  const costsOf = (lattice: Lattice): Float64Array => {
    const { step, reach } = lattice;
    const wide = 2 * reach + 1;
    const nodes = new Float64Array(wide * wide);
    for (let j = -reach; j <= reach; j++)
      for (let i = -reach; i <= reach; i++)
        nodes[(j + reach) * wide + i + reach] =
          i === 0 && j === 0 ? 1 : costAt(board.table, ground, bodies, carried, { x: i * step, y: j * step });
    return spread(lattice, carried, exits, nodes, out);
  };
  // In the open a coarse one knows every way; between walls it may lie so that it misses the one there is.
  const lattice = carried.some((one) => gapAt(ground, one) < one.r + NARROW) ? FINE : COARSE;
  return { lattice, carried, exits, costs: costsOf(lattice) };
}

/** Inches for an inch there; nothing can stand where it is `FAR`. */
function costAt(table: Table, ground: Ground, bodies: readonly Body[], carried: readonly Disc[], by: Place): number {
  let cost = 1;
  let friend = 0;
  for (const one of carried) {
    const at = { x: one.x + by.x, y: one.y + by.y };
    const { r } = one;
    if (at.x < r || at.y < r || at.x > table.w - r || at.y > table.h - r) return FAR;
    if (gapAt(ground, at) < r - NEARLY) return FAR;
    if (isSlowAt(ground, at)) cost = SLOW;
    for (const body of bodies) {
      const reach = r + body.r + body.zone - FORGIVEN;
      const apart = (at.x - body.x) ** 2 + (at.y - body.y) ** 2;
      if (apart >= reach * reach) continue;
      if (!body.fixed) friend = FRIEND;
      else if (body.zone === 0 || apart < (reach - body.zone) ** 2) return FAR;
      else friend = FOE;
    }
  }
  return cost + friend;
}

const WAYS = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const)).filter(([dx, dy]) => dx || dy);

/** From the rim of the lattice, where the field of the whole table goes on, and from the way out. */
function spread(
  { step, reach }: Lattice,
  carried: readonly [Disc, ...Disc[]],
  exits: readonly Exit[],
  nodes: Float64Array,
  out: Field,
): Float64Array {
  const [from] = carried;
  const wide = 2 * reach + 1;
  const costs = new Float64Array(wide * wide).fill(FAR);
  let open: number[] = [];
  for (let node = 0; node < nodes.length; node++) {
    if ((nodes[node] ?? FAR) >= FAR) continue;
    const [i, j] = [(node % wide) - reach, Math.floor(node / wide) - reach];
    const at = { x: from.x + i * step, y: from.y + j * step };
    const touches = toEdge(carried, exits, at);
    const rim = Math.max(Math.abs(i), Math.abs(j)) === reach;
    if (!rim && touches > NEAR) continue;
    costs[node] = rim ? inchesFrom(out, at) : touches;
    open.push(node);
  }
  while (open.length > 0) {
    const next = new Set<number>();
    for (const node of open) {
      const [i, j] = [node % wide, Math.floor(node / wide)];
      for (const [dx, dy] of WAYS) {
        if (i + dx < 0 || j + dy < 0 || i + dx >= wide || j + dy >= wide) continue;
        const to = node + dy * wide + dx;
        // No corner is cut.
        if ((nodes[node + dx] ?? FAR) >= FAR || (nodes[node + dy * wide] ?? FAR) >= FAR) continue;
        // What hinders at a node is paid by who comes upon it from the other side.
        const each = Math.max(nodes[node] ?? FAR, nodes[to] ?? FAR);
        const whole = (costs[node] ?? FAR) + (each * (dx !== 0 && dy !== 0 ? Math.SQRT2 : 1) * step) / INCH;
        if (each >= FAR || whole >= (costs[to] ?? FAR) - 1e-9) continue;
        costs[to] = whole;
        next.add(to);
      }
    }
    open = [...next];
  }
  return costs;
}

/** Inches that who is nearest to the way out has still to go when what is carried is there. */
function toEdge([from, ...by]: readonly Disc[], exits: readonly Exit[], at: Place): number {
  if (from === undefined) return FAR;
  let least = FAR;
  for (const { x, y, r } of by) {
    for (const exit of exits) {
      const gap = gapTo([exit.from, exit.to], { x: x + at.x - from.x, y: y + at.y - from.y }) - r;
      least = Math.min(least, Math.max(0, gap) / INCH);
    }
  }
  return least;
}

/** Inches from a place, by the best node beside it; beyond the lattice, nothing is known. */
export function inchesAround({ lattice: { step, reach }, carried, exits, costs }: Around, { x, y }: Place): number {
  const [from] = carried;
  if (from === undefined) return FAR;
  const edge = toEdge(carried, exits, { x, y });
  if (edge <= NEAR) return edge;
  const wide = 2 * reach + 1;
  const [i, j] = [(x - from.x) / step + reach, (y - from.y) / step + reach];
  const [left, down] = [Math.floor(i), Math.floor(j)];
  let best = FAR;
  for (let n = down; n <= down + 1; n++) {
    for (let m = left; m <= left + 1; m++) {
      if (m < 0 || n < 0 || m >= wide || n >= wide) continue;
      const off = (Math.sqrt((m - i) ** 2 + (n - j) ** 2) * step) / INCH;
      best = Math.min(best, (costs[n * wide + m] ?? FAR) + off);
    }
  }
  return best;
}

/** Shifts of a place from the middle on its way out, up to so many inches. */
export function wayAround({ lattice: { step, reach }, costs }: Around, inches: number): Place[] {
  const way: Place[] = [];
  const wide = 2 * reach + 1;
  let node = reach * wide + reach;
  for (let gone = 0; gone < (inches * INCH) / step; gone++) {
    let best = node;
    for (const [dx, dy] of WAYS) {
      const [i, j] = [(node % wide) + dx, Math.floor(node / wide) + dy];
      if (i < 0 || j < 0 || i >= wide || j >= wide) continue;
      if ((costs[j * wide + i] ?? FAR) < (costs[best] ?? FAR)) best = j * wide + i;
    }
    if (best === node) break;
    node = best;
    way.push({ x: ((node % wide) - reach) * step, y: (Math.floor(node / wide) - reach) * step });
  }
  return way;
}

interface Ground {
  readonly w: number;
  readonly gaps: Float64Array;
  readonly slow: Uint8Array;
}

const kept = new WeakMap<Table, Ground>();

/** How far it is to the next wall, hole or deep water, and whether the ground is slow, for a lattice over the whole table. */
function groundOf(table: Table): Ground {
  const known = kept.get(table);
  if (known !== undefined) return known;
  const [w, h] = [Math.ceil(table.w / STEP) + 1, Math.ceil(table.h / STEP) + 1];
  const ground: Ground = { w, gaps: new Float64Array(w * h), slow: new Uint8Array(w * h) };
  const shallow = table.areas.filter((area) => area.kind === 'water' && area.depth !== 'deep');
  const closed = table.areas.filter(({ kind }) => kind === 'impassable' || kind === 'gap');
  const deep = table.areas.filter((area) => area.kind === 'water' && area.depth === 'deep');
  const walls = table.barriers.filter(({ height }) => height > NOTHING).map(({ line }) => line);
  for (let j = 0; j < h; j++) {
    for (let i = 0; i < w; i++) {
      const at = { x: i * STEP, y: j * STEP };
      let gap = 8 * INCH;
      for (const { polygon } of closed) gap = Math.min(gap, gapOver(polygon, at));
      // Of water it is the middle of the base that counts.
      for (const { polygon } of deep) gap = isInside(polygon, at) ? 0 : Math.min(gap, gapOver(polygon, at) + BASE);
      for (const line of walls) gap = Math.min(gap, gapTo(line, at));
      ground.gaps[j * w + i] = gap;
      const slow =
        shallow.some(({ polygon }) => isInside(polygon, at)) ||
        table.areas.some(({ kind, polygon }) => kind === 'slow' && isInside(polygon, at));
      ground.slow[j * w + i] = slow ? 1 : 0;
    }
  }
  kept.set(table, ground);
  return ground;
}

const gapOver = (polygon: Table['areas'][number]['polygon'], at: Place): number =>
  isInside(polygon, at) ? 0 : gapTo([...polygon, ...polygon.slice(0, 1)], at);

/** Whether a base touches the edge over which its side leaves. */
export const isAtExit = (exits: readonly Exit[], { x, y, r }: Disc): boolean =>
  exits.some(({ from, to }) => gapTo([from, to], { x, y }) <= r + TOUCH);

function gapTo(line: readonly (readonly [number, number])[], { x, y }: Place): number {
  let least = 8 * INCH;
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1] ?? [0, 0];
    const [bx, by] = line[i] ?? [0, 0];
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.sqrt((ax + t * dx - x) ** 2 + (ay + t * dy - y) ** 2));
  }
  return least;
}

/** Between the four nodes beside it. */
function gapAt({ w, gaps }: Ground, { x, y }: Place): number {
  const [i, j] = [Math.floor(x / STEP), Math.floor(y / STEP)];
  const [u, v] = [x / STEP - i, y / STEP - j];
  const node = j * w + i;
  return (
    (gaps[node] ?? 0) * (1 - u) * (1 - v) +
    (gaps[node + 1] ?? 0) * u * (1 - v) +
    (gaps[node + w] ?? 0) * (1 - u) * v +
    (gaps[node + w + 1] ?? 0) * u * v
  );
}

const isSlowAt = ({ w, slow }: Ground, { x, y }: Place): boolean =>
  slow[Math.round(y / STEP) * w + Math.round(x / STEP)] === 1;
