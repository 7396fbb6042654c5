/** The map as the painter asks about it. */
import { between, type Point } from '../../stage/plane.ts';
import type { BoardMap, BoardSide, HexId } from '../board-map.ts';
import { createGeometry, DIRECTIONS, type Geometry, makeHex, parseHex } from '../geometry.ts';
import { num, unit } from '../../stage/ink.ts';
import { createRoughLines, type RoughLines } from './rough-line.ts';

export interface Sheet {
  readonly map: BoardMap;
  readonly geometry: Geometry;
  readonly rough: RoughLines;
  /** The hexes of the field. */
  readonly hexes: readonly HexId[];
  /** The field and one ring around it, whose terrain is borrowed from the nearest hex: it fills the notches of the edge. */
  readonly wide: readonly HexId[];
  terrain(hex: HexId): string;
  isMountain(hex: HexId): boolean;
  /** How many hexes a mountain hex lies from open ground; 0 for ground. */
  depth(hex: HexId): number;
  /** Hexes of a zone in the map's order; none if the map has no such zone. */
  zone(name: string): readonly HexId[];
  inZone(name: string, hex: HexId): boolean;
  /** Hexsides of these kinds; of every kind when none is named. */
  sides(...kinds: string[]): readonly BoardSide[];
  sideBetween(a: HexId, b: HexId): BoardSide | undefined;
}

function nearestInField(map: BoardMap, hex: HexId): HexId {
  const { row, column } = parseHex(hex);
  const within = (value: number, high: number): number => Math.min(high, Math.max(1, value));
  return makeHex(within(row, map.grid.rows), within(column, map.grid.columns));
}

function depths(geometry: Geometry, isMountain: (hex: HexId) => boolean): ReadonlyMap<HexId, number> {
  const found = new Map<HexId, number>(geometry.hexes.filter((hex) => !isMountain(hex)).map((hex) => [hex, 0]));
  const queue = [...found.keys()];
  for (const hex of queue) {
    for (const next of geometry.neighbours(hex)) {
      if (found.has(next)) continue;
      found.set(next, (found.get(hex) ?? 0) + 1);
      queue.push(next);
    }
  }
  return found;
}

export function createSheet(map: BoardMap): Sheet {
  const geometry = createGeometry(map.grid);
  const terrain = (hex: HexId): string => {
    const { row, column } = parseHex(nearestInField(map, hex));
    return map.legend[map.terrain[row - 1]?.[column - 1] ?? ''] ?? '';
  };
  const isMountain = (hex: HexId): boolean => terrain(hex) === 'mountain';
  const depth = depths(geometry, isMountain);
  const zones = new Map(Object.entries(map.zones).map(([name, hexes]) => [name, new Set(hexes)]));
  // A hexside lies between neighbours: whatever else is listed cannot be drawn.
  const all = map.sides.filter(({ hexes }) => geometry.areNeighbours(...hexes));
  const bySides = new Map(all.map((side) => [[...side.hexes].toSorted().join(' '), side]));
  const wide: HexId[] = [];
  for (let row = 0; row <= map.grid.rows + 1; row++) {
    for (let column = 0; column <= map.grid.columns + 1; column++) wide.push(makeHex(row, column));
  }
  return {
    map,
    geometry,
    rough: createRoughLines(geometry),
    hexes: geometry.hexes,
    wide,
    terrain,
    isMountain,
    depth: (hex) => depth.get(nearestInField(map, hex)) ?? 0,
    zone: (name) => map.zones[name] ?? [],
    inZone: (name, hex) => zones.get(name)?.has(hex) ?? false,
    sides: (...kinds) => (kinds.length === 0 ? all : all.filter((side) => kinds.includes(side.kind))),
    sideBetween: (a, b) => bySides.get([a, b].toSorted().join(' ')),
  };
}

/** A hexside to be drawn. */
export interface DrawnSide {
  readonly a: Point;
  readonly b: Point;
  readonly middle: Point;
  /** Of length 1, out of the upper hex and down. */
  readonly out: Point;
  /** Degrees of the side against the horizontal. */
  readonly angle: number;
}

export function drawnSide(sheet: Sheet, side: BoardSide): DrawnSide {
  const upper = side.upper ?? side.hexes[0];
  const lower = side.hexes.find((hex) => hex !== upper) ?? side.hexes[1];
  const [a, b] = sheet.geometry.side(upper, lower);
  return {
    a,
    b,
    middle: between(a, b, 0.5),
    out: unit(sheet.geometry.center(upper), sheet.geometry.center(lower)),
    angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
  };
}

/** A drawing laid on the middle of a hexside, along it; `turn` in degrees. */
export function placed(side: DrawnSide, content: string, turn = 0): string {
  return `<g transform="translate(${num(side.middle.x)} ${num(side.middle.y)}) rotate(${num(side.angle + turn)})">${content}</g>`;
}

/** Sides where a set of hexes ends, as pairs of points, seen from inside. */
export function borderOf(
  sheet: Sheet,
  hexes: ReadonlySet<HexId>,
  wanted: (outside: HexId) => boolean,
): (readonly [Point, Point])[] {
  return [...hexes].flatMap((hex) =>
    DIRECTIONS.flatMap((direction) => {
      const next = sheet.geometry.neighbour(hex, direction);
      return next !== undefined && !hexes.has(next) && wanted(next) ? [sheet.geometry.sideTowards(hex, direction)] : [];
    }),
  );
}
