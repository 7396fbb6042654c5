/**
 * Where hexes are in pixels. The only place in the project that knows: rules count hexes, the board measures them.
 * Units are map units: one is a CSS pixel when the camera stands at scale 1. The origin is the top left corner of the
 * hex field.
 */
import { PLACE_WIDTH, type Point } from '../stage/plane.ts';
import type { BoardGrid, HexId } from './board-map.ts';

/** From the middle of a hex to a corner, in map units. */
export const HEX_RADIUS = 44;
/** From side to side. */
export const HEX_WIDTH = PLACE_WIDTH;
/** From the middle of one row to the next. */
export const ROW_HEIGHT = 1.5 * HEX_RADIUS;

/** In the order of the dice: 1 is W, then clockwise. */
export const DIRECTIONS = ['W', 'NW', 'NE', 'E', 'SE', 'SW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Corners clockwise from the north, and which two of them a side lies between. */
const CORNERS: readonly Point[] = [
  { x: 0, y: -HEX_RADIUS },
  { x: HEX_WIDTH / 2, y: -HEX_RADIUS / 2 },
  { x: HEX_WIDTH / 2, y: HEX_RADIUS / 2 },
  { x: 0, y: HEX_RADIUS },
  { x: -HEX_WIDTH / 2, y: HEX_RADIUS / 2 },
  { x: -HEX_WIDTH / 2, y: -HEX_RADIUS / 2 },
];
const SIDE_CORNERS: Readonly<Record<Direction, readonly [number, number]>> = {
  NE: [0, 1],
  E: [1, 2],
  SE: [2, 3],
  SW: [3, 4],
  W: [4, 5],
  NW: [5, 0],
};

export function makeHex(row: number, column: number): HexId {
  return String(row).padStart(2, '0') + String(column).padStart(2, '0');
}

/** Row and column, both from 1. */
export function parseHex(hex: HexId): { readonly row: number; readonly column: number } {
  return { row: Number(hex.slice(0, 2)), column: Number(hex.slice(2, 4)) };
}

/** Where the hexes of one map lie. */
export interface Geometry {
  readonly rows: number;
  readonly columns: number;
  /** Size of the hex field in map units. */
  readonly width: number;
  readonly height: number;
  /** All hexes of the field, row by row from the north. */
  readonly hexes: readonly HexId[];
  has(hex: HexId): boolean;
  center(hex: HexId): Point;
  /** Clockwise from the northern corner. */
  corners(hex: HexId): readonly Point[];
  /** The hex next to it, or undefined over the edge of the field. */
  neighbour(hex: HexId, direction: Direction): HexId | undefined;
  neighbours(hex: HexId): readonly HexId[];
  areNeighbours(a: HexId, b: HexId): boolean;
  /** The direction from a hex to one next to it. Throws if they are not neighbours. */
  direction(from: HexId, to: HexId): Direction;
  /** End points of the side between two neighbours, clockwise as seen from the first. Throws if they are not. */
  side(a: HexId, b: HexId): readonly [Point, Point];
  /** End points of the side of a hex in a direction, also at the edge of the field. */
  sideTowards(hex: HexId, direction: Direction): readonly [Point, Point];
  /** The hex under a point, or null outside the field. */
  hexAt(point: Point): HexId | null;
}

export function createGeometry(grid: BoardGrid): Geometry {
  const { rows, columns } = grid;
  const shovedParity = grid.offset === 'even rows shoved right' ? 0 : 1;
  const shove = (row: number): number => (row % 2 === shovedParity ? 1 : 0);
  const hexes: HexId[] = [];
  for (let row = 1; row <= rows; row++)
    for (let column = 1; column <= columns; column++) hexes.push(makeHex(row, column));

  const inField = (row: number, column: number): boolean => row >= 1 && row <= rows && column >= 1 && column <= columns;
  const centerOf = (row: number, column: number): Point => ({
    x: (column - 0.5 + shove(row) / 2) * HEX_WIDTH,
    y: (row - 1) * ROW_HEIGHT + HEX_RADIUS,
  });

  const geometry: Geometry = {
    rows,
    columns,
    width: (columns + 0.5) * HEX_WIDTH,
    height: (rows * 1.5 + 0.5) * HEX_RADIUS,
    hexes,
    has(hex) {
      const { row, column } = parseHex(hex);
      return /^\d{4}$/.test(hex) && inField(row, column);
    },
    center(hex) {
      const { row, column } = parseHex(hex);
      return centerOf(row, column);
    },
    corners(hex) {
      const { x, y } = geometry.center(hex);
      return CORNERS.map((corner) => ({ x: x + corner.x, y: y + corner.y }));
    },
    neighbour(hex, direction) {
      const { row, column } = parseHex(hex);
      const right = shove(row);
      const [toRow, toColumn] = {
        W: [row, column - 1],
        E: [row, column + 1],
        NW: [row - 1, column - 1 + right],
        NE: [row - 1, column + right],
        SW: [row + 1, column - 1 + right],
        SE: [row + 1, column + right],
      }[direction] as [number, number];
      return inField(toRow, toColumn) ? makeHex(toRow, toColumn) : undefined;
    },
    neighbours(hex) {
      return DIRECTIONS.flatMap((direction) => geometry.neighbour(hex, direction) ?? []);
    },
    areNeighbours(a, b) {
      return geometry.has(a) && geometry.neighbours(a).includes(b);
    },
    direction(from, to) {
      const found = DIRECTIONS.find((direction) => geometry.neighbour(from, direction) === to);
      if (!found) throw new Error(`${from} and ${to} are not neighbours`);
      return found;
    },
    side(a, b) {
      return geometry.sideTowards(a, geometry.direction(a, b));
    },
    sideTowards(hex, direction) {
      const corners = geometry.corners(hex);
      const [start, end] = SIDE_CORNERS[direction];
      return [corners[start] as Point, corners[end] as Point];
    },
    hexAt({ x, y }) {
      // A hex is all that lies nearer to its middle than to any other: only the two nearest rows can hold the nearest.
      const near = (y - HEX_RADIUS) / ROW_HEIGHT + 1;
      let best: HexId | null = null;
      let bestDistance = Number.POSITIVE_INFINITY;
      for (const row of [Math.floor(near), Math.floor(near) + 1]) {
        const column = Math.round(x / HEX_WIDTH + 0.5 - shove(row) / 2);
        const middle = centerOf(row, column);
        const distance = (middle.x - x) ** 2 + (middle.y - y) ** 2;
        if (distance < bestDistance) {
          bestDistance = distance;
          best = inField(row, column) ? makeHex(row, column) : null;
        }
      }
      return best;
    },
  };
  return geometry;
}
