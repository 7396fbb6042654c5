/** How far it is on foot or on horseback to somewhere, round what is in the way: a lattice of an inch, worked out once for each goal. */
import { INCH, type Place, type tableOf } from './board.ts';

type Table = ReturnType<typeof tableOf>;
type Area = Table['areas'][number];

/** Whom or what the ground is for: those who jump and swim at need, or what is carried and can do neither. */
export type Way = 'walks' | 'carried';

/** Inches from each cell of the lattice. */
export interface Field {
  readonly w: number;
  readonly h: number;
  readonly inches: Float64Array;
  readonly steps: Float64Array;
}

/** Something to keep away from: so many inches more in each cell so near to it. */
export interface Shun extends Place {
  readonly within: number;
  readonly inches: number;
}

/** What an inch costs, in inches, where it is not one; and what it costs to cross something. */
const SLOW = 2;
const DEEP = 30;
const LEAP = 5;
const JUMP = 5;
const CLIMB = 14;
/** Walls that hinder nobody are no higher, in u, and walls that can be jumped. */
const NOTHING = 1500;
const LOW = 3000;
const FAR = 1e6;
/** What it costs where two with something between them hardly pass, and the room that they need to each side, in u. */
const TIGHT = 20;
const ROOM = 3500;
/** Radius of most bases, nearly. */
const BASE = 1150;
/** Fields that are kept. */
const KEPT = 64;

const kept = new WeakMap<Table, Map<string, Field>>();

/** `goals`: any of these places will do. */
export function fieldTo(
  table: Table,
  goals: readonly Place[],
  way: Way = 'walks',
  shunned: readonly Shun[] = [],
): Field {
  const known = kept.get(table) ?? new Map<string, Field>();
  kept.set(table, known);
  const cells = [...new Set(goals.map((goal) => cellOf(table, goal)))].toSorted((one, other) => one - other);
  const shuns = shunned.map(({ x, y, within, inches }) => `${x},${y},${within},${inches}`).join(' ');
  const key = `${way} ${cells.join()} ${shuns}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const field = spread(table, cells, way, moreIn(table, shunned));
  if (known.size >= KEPT) known.clear();
  known.set(key, field);
  return field;
}

/** What each cell costs more; nothing where nothing is shunned. */
function moreIn(table: Table, shunned: readonly Shun[]): Float64Array | undefined {
  if (shunned.length === 0) return undefined;
  const [w, h] = [width(table), height(table)];
  const more = new Float64Array(w * h);
  for (const { x, y, within, inches } of shunned) {
    const [column, row, reach] = [Math.floor(x / INCH), Math.floor(y / INCH), Math.ceil(within / INCH)];
    for (let r = Math.max(0, row - reach); r <= Math.min(h - 1, row + reach); r++) {
      for (let c = Math.max(0, column - reach); c <= Math.min(w - 1, column + reach); c++) {
        const [dx, dy] = [(c + 0.5) * INCH - x, (r + 0.5) * INCH - y];
        if (dx * dx + dy * dy <= within * within) more[r * w + c] = Math.max(more[r * w + c] ?? 0, inches);
      }
    }
  }
  return more;
}

const width = ({ w }: Table): number => Math.ceil(w / INCH);
const height = ({ h }: Table): number => Math.ceil(h / INCH);
const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

function cellOf(table: Table, { x, y }: Place): number {
  return clamp(Math.floor(y / INCH), height(table) - 1) * width(table) + clamp(Math.floor(x / INCH), width(table) - 1);
}

/** Inches from a place, through whichever cell nearby is the best. */
export function inchesFrom({ w, h, inches, steps }: Field, { x, y }: Place): number {
  const [column, row] = [clamp(Math.floor(x / INCH), w - 1), clamp(Math.floor(y / INCH), h - 1)];
  const [left, up] = [x / INCH - column - 0.5, y / INCH - row - 0.5];
  const cell = row * w + column;
  let best = (inches[cell] ?? FAR) + Math.sqrt(left * left + up * up);
  for (const [way, [dx, dy]] of WAYS.entries()) {
    const step = steps[cell * WAYS.length + way] ?? FAR;
    if (step >= FAR) continue;
    const [toX, toY] = [left - dx, up - dy];
    // What the step costs beyond its length, it costs from anywhere in the cell.
    const more = step - Math.sqrt(dx * dx + dy * dy);
    best = Math.min(best, (inches[cell + dy * w + dx] ?? FAR) + Math.sqrt(toX * toX + toY * toY) + more);
  }
  return best;
}

function spread(table: Table, cells: readonly number[], kind: Way, more: Float64Array | undefined): Field {
  const [w, h] = [width(table), height(table)];
  const inches = new Float64Array(w * h).fill(FAR);
  const steps = stepsOf(table, kind);
  for (const cell of cells) inches[cell] = 0;
  // What is shorter is handed on until nothing changes: a small lattice needs no better way.
  let open: number[] = [...cells];
  while (open.length > 0) {
    const next = new Set<number>();
    for (const cell of open) {
      const here = (inches[cell] ?? FAR) + (more?.[cell] ?? 0);
      for (let way = 0; way < WAYS.length; way++) {
        const whole = here + (steps[cell * WAYS.length + way] ?? FAR);
        if (whole >= FAR) continue;
        const [dx = 0, dy = 0] = WAYS[way] ?? [];
        const to = cell + dy * w + dx;
        if (whole >= (inches[to] ?? FAR) - 1e-9) continue;
        inches[to] = whole;
        next.add(to);
      }
    }
    open = [...next];
  }
  return { w, h, inches, steps };
}

/** From a cell to each of the eight about it. */
const WAYS = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

const stepsKept: Readonly<Record<Way, WeakMap<Table, Float64Array>>> = {
  walks: new WeakMap(),
  carried: new WeakMap(),
};

/** What the step from each cell each way costs; out of the table it cannot be paid. */
function stepsOf(table: Table, kind: Way): Float64Array {
  const known = stepsKept[kind].get(table);
  if (known !== undefined) return known;
  const [w, h] = [width(table), height(table)];
  const costs = costsOf(table, w, h, kind);
  const steps = new Float64Array(w * h * WAYS.length).fill(FAR);
  for (let cell = 0; cell < w * h; cell++) {
    const [column, row] = [cell % w, Math.floor(cell / w)];
    for (const [way, [dx, dy]] of WAYS.entries()) {
      const [c, r] = [column + dx, row + dy];
      if (c < 0 || r < 0 || c >= w || r >= h) continue;
      const step = (dx !== 0 && dy !== 0 ? Math.SQRT2 : 1) * Math.max(costs[r * w + c] ?? 1, costs[cell] ?? 1);
      steps[cell * WAYS.length + way] = step + wallsBetween(table, column, row, c, r);
    }
  }
  stepsKept[kind].set(table, steps);
  return steps;
}

function costsOf(table: Table, w: number, h: number, kind: Way): Float64Array {
  const costs = new Float64Array(w * h).fill(1);
  for (let row = 0; row < h; row++) {
    for (let column = 0; column < w; column++) {
      const at = { x: (column + 0.5) * INCH, y: (row + 0.5) * INCH };
      const over = table.areas.filter(({ kind, polygon }) =>
        kind === 'impassable' ? isNear(polygon, at) : isInside(polygon, at),
      );
      const cost = over.length === 0 ? 1 : Math.max(...over.map((area) => costOf(area, over)));
      costs[row * w + column] = kind === 'carried' && isTight(table, at) ? Math.max(cost, TIGHT) : cost;
    }
  }
  return costs;
}

/** What two carry does not go where one of them would not, past walls and gaps. */
function isTight({ areas, barriers }: Table, at: Place): boolean {
  return (
    areas.some(
      ({ kind, polygon }) =>
        (kind === 'impassable' || kind === 'gap') &&
        (isInside(polygon, at) || polygon.some((corner, i) => isBeside(corner, polygon.at(i - 1) ?? corner, at))),
    ) ||
    barriers.some(
      ({ line, height: high }) =>
        high > NOTHING && line.some((corner, i) => i > 0 && isBeside(corner, line[i - 1] ?? corner, at)),
    )
  );
}

function isBeside([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number], { x, y }: Place): boolean {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return (ax + t * dx - x) ** 2 + (ay + t * dy - y) ** 2 < ROOM * ROOM;
}

function costOf(area: Area, over: readonly Area[]): number {
  switch (area.kind) {
    case 'slow':
      return SLOW;
    case 'impassable':
      return FAR;
    case 'gap':
      return LEAP;
    case 'water':
      // On the border of two waters the shallower counts.
      return area.depth === 'deep' && !over.some((other) => other.kind === 'water' && other.depth === 'shallow')
        ? DEEP
        : SLOW;
    default:
      return 1;
  }
}

/** Whether the middle of a base is in water in which men sink. */
export function isDeepAt({ areas }: Table, at: Place): boolean {
  const over = areas.filter((area) => area.kind === 'water' && isInside(area.polygon, at));
  return over.length > 0 && over.every((area) => area.kind === 'water' && area.depth === 'deep');
}

/** Half a base about a place must be free too. */
const isNear = (polygon: Area['polygon'], { x, y }: Place): boolean =>
  [-BASE, 0, BASE].some((dx) => [-BASE, 0, BASE].some((dy) => isInside(polygon, { x: x + dx, y: y + dy })));

export function isInside(polygon: readonly (readonly [number, number])[], { x, y }: Place): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i] ?? [0, 0];
    const [xj, yj] = polygon[j] ?? [0, 0];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

function wallsBetween({ barriers }: Table, c1: number, r1: number, c2: number, r2: number): number {
  let cost = 0;
  const one = { x: (c1 + 0.5) * INCH, y: (r1 + 0.5) * INCH };
  const other = { x: (c2 + 0.5) * INCH, y: (r2 + 0.5) * INCH };
  for (const { line, height: high } of barriers) {
    if (high <= NOTHING) continue;
    for (let i = 1; i < line.length; i++) {
      const [ax, ay] = line[i - 1] ?? [0, 0];
      const [bx, by] = line[i] ?? [0, 0];
      if (cross(one, other, beyond(bx, by, ax, ay), beyond(ax, ay, bx, by))) cost += high <= LOW ? JUMP : CLIMB;
    }
  }
  return cost;
}

/** The end `b` of a wall with room for a base beyond it. */
function beyond(ax: number, ay: number, bx: number, by: number): Place {
  const length = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2) || 1;
  return { x: bx + ((bx - ax) * BASE) / length, y: by + ((by - ay) * BASE) / length };
}

/** Whether two segments meet; a lattice of half inches seldom touches the end of a wall. */
function cross(a: Place, b: Place, c: Place, d: Place): boolean {
  const side = (p: Place, q: Place, r: Place): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0;
}
