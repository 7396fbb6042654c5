/** How far it is on foot or on horseback to somewhere, round what is in the way: a lattice of an inch, worked out once for each goal. */
import { INCH, type Place, type tableOf } from './board.ts';

type Table = ReturnType<typeof tableOf>;
type Area = Table['areas'][number];

/** Inches from each cell of the lattice. */
export interface Field {
  readonly table: Table;
  readonly w: number;
  readonly h: number;
  readonly inches: Float64Array;
}

/** What an inch costs, in inches, where it is not one; and what it costs to cross something. */
const SLOW = 2;
const DEEP = 9;
const LEAP = 5;
const JUMP = 5;
const CLIMB = 14;
/** Walls that can be jumped are no higher, in u. */
const LOW = 2000;
const FAR = 1e6;
/** Radius of most bases, nearly. */
const BASE = 1150;
/** Fields that are kept. */
const KEPT = 64;

const kept = new WeakMap<Table, Map<string, Field>>();

/** `goals`: any of these places will do. */
export function fieldTo(table: Table, goals: readonly Place[]): Field {
  const known = kept.get(table) ?? new Map<string, Field>();
  kept.set(table, known);
  const cells = [...new Set(goals.map((goal) => cellOf(table, goal)))].toSorted((one, other) => one - other);
  const key = cells.join();
  const found = known.get(key);
  if (found !== undefined) return found;
  const field = spread(table, cells);
  if (known.size >= KEPT) known.clear();
  known.set(key, field);
  return field;
}

const width = ({ w }: Table): number => Math.ceil(w / INCH);
const height = ({ h }: Table): number => Math.ceil(h / INCH);
const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

function cellOf(table: Table, { x, y }: Place): number {
  return clamp(Math.floor(y / INCH), height(table) - 1) * width(table) + clamp(Math.floor(x / INCH), width(table) - 1);
}

/** Inches from a place, through whichever cell nearby is the best. */
export function inchesFrom({ table, w, h, inches }: Field, { x, y }: Place): number {
  const steps = stepsOf(table);
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

function spread(table: Table, cells: readonly number[]): Field {
  const [w, h] = [width(table), height(table)];
  const inches = new Float64Array(w * h).fill(FAR);
  const steps = stepsOf(table);
  for (const cell of cells) inches[cell] = 0;
  // What is shorter is handed on until nothing changes: a small lattice needs no better way.
  let open: number[] = [...cells];
  while (open.length > 0) {
    const next = new Set<number>();
    for (const cell of open) {
      const here = inches[cell] ?? FAR;
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
  return { table, w, h, inches };
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

const stepsKept = new WeakMap<Table, Float64Array>();

/** What the step from each cell each way costs; out of the table it cannot be paid. */
function stepsOf(table: Table): Float64Array {
  const known = stepsKept.get(table);
  if (known !== undefined) return known;
  const [w, h] = [width(table), height(table)];
  const costs = costsOf(table, w, h);
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
  stepsKept.set(table, steps);
  return steps;
}

function costsOf(table: Table, w: number, h: number): Float64Array {
  const costs = new Float64Array(w * h).fill(1);
  for (let row = 0; row < h; row++) {
    for (let column = 0; column < w; column++) {
      const at = { x: (column + 0.5) * INCH, y: (row + 0.5) * INCH };
      const over = table.areas.filter(({ kind, polygon }) =>
        kind === 'impassable' ? isNear(polygon, at) : isInside(polygon, at),
      );
      costs[row * w + column] = over.length === 0 ? 1 : Math.max(...over.map((area) => costOf(area, over)));
    }
  }
  return costs;
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
        : 1;
    default:
      return 1;
  }
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
