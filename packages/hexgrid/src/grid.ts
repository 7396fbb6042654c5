/**
 * Hexes in rows that run west to east (pointy tops), numbered RRCC: the row from the north, then the position from the
 * west, both from 01. A hex is an integer, `(row - 1) * columns + (column - 1)`, so that tables can be plain arrays.
 */

/** 1 W, 2 NW, 3 NE, 4 E, 5 SE, 6 SW: the numbers of the scatter diagram. */
export type Direction = 1 | 2 | 3 | 4 | 5 | 6;
export const DIRECTIONS: readonly Direction[] = [1, 2, 3, 4, 5, 6];

export type Hex = number;
/** A hexside: one integer for the side between two adjacent hexes, whichever of them one comes from. */
export type Hexside = number;

/** Which rows stand half a hex further east. */
export type Handedness = 'even rows shoved right' | 'odd rows shoved right';

export interface Grid {
  readonly rows: number;
  readonly columns: number;
  readonly handedness: Handedness;
  /** Number of hexes. */
  readonly size: number;
  /** `neighbours[hex * 6 + direction - 1]`; -1 beyond the edge. */
  readonly neighbours: Int32Array;
}

export function makeGrid(rows: number, columns: number, handedness: Handedness): Grid {
  const size = rows * columns;
  const neighbours = new Int32Array(size * 6).fill(-1);
  for (let hex = 0; hex < size; hex++) {
    const row = Math.floor(hex / columns) + 1;
    const column = (hex % columns) + 1;
    const shoved = isShoved(row, handedness);
    const westward = shoved ? column : column - 1;
    const steps: readonly (readonly [row: number, column: number])[] = [
      [row, column - 1],
      [row - 1, westward],
      [row - 1, westward + 1],
      [row, column + 1],
      [row + 1, westward + 1],
      [row + 1, westward],
    ];
    steps.forEach(([r, c], i) => {
      if (r >= 1 && r <= rows && c >= 1 && c <= columns) neighbours[hex * 6 + i] = (r - 1) * columns + (c - 1);
    });
  }
  return { rows, columns, handedness, size, neighbours };
}

function isShoved(row: number, handedness: Handedness): boolean {
  return handedness === 'even rows shoved right' ? row % 2 === 0 : row % 2 === 1;
}

/** The hex one step away; -1 beyond the edge. */
export function neighbour(grid: Grid, hex: Hex, direction: Direction): Hex {
  return grid.neighbours[hex * 6 + direction - 1] ?? -1;
}

/** The neighbours that exist, by direction number. */
export function neighboursOf(grid: Grid, hex: Hex): Hex[] {
  return DIRECTIONS.map((direction) => neighbour(grid, hex, direction)).filter((other) => other >= 0);
}

/** Whether two hexes have a hexside in common. */
export function areAdjacent(grid: Grid, a: Hex, b: Hex): boolean {
  for (let side = a * 6; side < a * 6 + 6; side++) if (grid.neighbours[side] === b) return true;
  return false;
}

/** The direction from a hex to an adjacent one, or `undefined` when they are not adjacent. */
export function directionTo(grid: Grid, from: Hex, to: Hex): Direction | undefined {
  return DIRECTIONS.find((direction) => neighbour(grid, from, direction) === to);
}

export function opposite(direction: Direction): Direction {
  return (direction <= 3 ? direction + 3 : direction - 3) as Direction;
}

/** `RRCC`. */
export function makeHexId(grid: Grid, hex: Hex): string {
  const row = Math.floor(hex / grid.columns) + 1;
  const column = (hex % grid.columns) + 1;
  return `${row < 10 ? '0' : ''}${row}${column < 10 ? '0' : ''}${column}`;
}

/** The hex of an id `RRCC`, or `undefined` when there is none. */
export function parseHexId(grid: Grid, id: string): Hex | undefined {
  if (!/^\d{4}$/.test(id)) return undefined;
  const row = Number(id.slice(0, 2));
  const column = Number(id.slice(2));
  if (row < 1 || row > grid.rows || column < 1 || column > grid.columns) return undefined;
  return (row - 1) * grid.columns + (column - 1);
}

/** Axial coordinates: `q` grows eastward along a row, `r` southward along the south-east diagonal. */
export function axial(grid: Grid, hex: Hex): { readonly q: number; readonly r: number } {
  const r = Math.floor(hex / grid.columns);
  const column = hex % grid.columns;
  // Each pair of rows steps one column west of the diagonal; the handedness says which row of the pair does.
  const steps = grid.handedness === 'even rows shoved right' ? (r - (r & 1)) / 2 : (r + (r & 1)) / 2;
  return { q: column - steps, r };
}

/** Hexes from one to the other, counting the last and not the first. */
export function distance(grid: Grid, a: Hex, b: Hex): number {
  const from = axial(grid, a);
  const to = axial(grid, b);
  const dq = to.q - from.q;
  const dr = to.r - from.r;
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/** The hexside of a hex in a direction. Sides on the edge of the map belong to one hex only and count too. */
export function sideOf(grid: Grid, hex: Hex, direction: Direction): Hexside {
  if (direction <= 3) {
    const other = neighbour(grid, hex, direction);
    if (other >= 0) return other * 6 + opposite(direction) - 1;
  }
  return hex * 6 + direction - 1;
}

/** The hexside between two adjacent hexes, or `undefined` when they are not adjacent. */
export function sideBetween(grid: Grid, a: Hex, b: Hex): Hexside | undefined {
  const direction = directionTo(grid, a, b);
  return direction === undefined ? undefined : sideOf(grid, a, direction);
}

/** Number of side integers, for tables. */
export function sideCount(grid: Grid): number {
  return grid.size * 6;
}
