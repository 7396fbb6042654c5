/**
 * The map as the rules walk on it: places, the ways between them, and what lies on each hexside.
 *
 * A place is a hex, by its integer in the grid; the passage under the wall in the Culvert's hex is one place more, so
 * that a unit below and a unit on top can share the hex (18.1).
 */
import { DIRECTIONS, type Grid, type Hex, makeGrid, makeHexId, neighbour, parseHexId } from '@warbeacon/hexgrid';
import type { MapSide, SideKind, SiegeMap } from './map.schema.ts';

/** `into-passage`: between the wall beside the Culvert and its passage below, for blows alone. */
export type LinkKind = SideKind | 'open' | 'into-passage';

/** A way from a place to an adjacent one. */
export interface Link {
  readonly to: number;
  readonly kind: LinkKind;
  /** 1 when `to` is the higher of the two, -1 when it is the lower, 0 where height does not matter. */
  readonly up: -1 | 0 | 1;
  /** Index of the gate on this side; -1 for none. */
  readonly gate: number;
  /** The road runs through this side. */
  readonly road: boolean;
}

export interface Gate {
  readonly id: string;
  readonly lower: number;
  readonly upper: number;
  readonly main: boolean;
}

export interface Level {
  readonly id: string;
  readonly places: readonly number[];
  /** Gates that lead into it from the next lower level, by index. */
  readonly gates: readonly number[];
}

export interface Terrain {
  readonly map: SiegeMap;
  readonly grid: Grid;
  /** Number of places; the passage, where there is one, is the last. */
  readonly places: number;
  /** `RRCC` of each place, or `culvert` for the passage; and the place of each id, mountains left out. */
  readonly ids: readonly string[];
  readonly placeOf: ReadonlyMap<string, number>;
  /** The passage under the Culvert's hex; -1 where the map has none. */
  readonly passage: number;
  /** The Culvert's hex; -1 where the map has none. */
  readonly culvert: number;
  /** Ways out of each place. Mountains have none and none lead to them. */
  readonly links: readonly (readonly Link[])[];
  /** [18.14] D-16: over what one strikes: the links, and those between the passage and the wall beside the Culvert. */
  readonly strikes: readonly (readonly Link[])[];
  /** Name of the ground of each place, as in the map's legend. */
  readonly ground: readonly string[];
  readonly gates: readonly Gate[];
  readonly levels: readonly Level[];
  /** How high each place lies: the fortress rises level by level (15.11). */
  readonly heights: readonly number[];
  /** Places of a zone that a rule names; throws when the map has no such zone. */
  zone(name: string): ReadonlySet<number>;
  /** The same as a list, in the order of the map. */
  zoneList(name: string): readonly number[];
  /** The same as 1 in each of its places, for what is asked of many units at every step. */
  zoneMask(name: string): Uint8Array;
}

export function makeTerrain(map: SiegeMap): Terrain {
  const grid = makeGrid(map.grid.rows, map.grid.columns, map.grid.offset);
  const hexOf = (id: string): Hex => {
    const hex = parseHexId(grid, id);
    if (hex === undefined) throw new Error(`${map.id}: no hex ${id}`);
    return hex;
  };
  const culvertSides = map.sides.filter((side) => side.kind === 'culvert');
  const culvert = culvertSides[0]?.upper === undefined ? -1 : hexOf(culvertSides[0].upper);
  const passage = culvert < 0 ? -1 : grid.size;
  const places = grid.size + (culvert < 0 ? 0 : 1);

  const ground: string[] = [];
  for (let hex = 0; hex < grid.size; hex++) {
    const row = map.terrain[Math.floor(hex / grid.columns)] ?? '';
    const name = map.legend[row.charAt(hex % grid.columns)];
    if (name === undefined) throw new Error(`${map.id}: hex ${makeHexId(grid, hex)} has no ground`);
    ground.push(name);
  }
  if (passage >= 0) ground.push('culvert');

  const sides = new Map<string, MapSide>();
  const gates: Gate[] = [];
  for (const side of map.sides) {
    const [a, b] = [hexOf(side.hexes[0]), hexOf(side.hexes[1])];
    sides.set(sideKey(a, b), side);
    if (side.kind === 'gate' || side.kind === 'main-gate') {
      if (side.upper === undefined || side.id === undefined)
        throw new Error(`${map.id}: a gate without name or height`);
      const upper = hexOf(side.upper);
      gates.push({ id: side.id, upper, lower: upper === a ? b : a, main: side.kind === 'main-gate' });
    }
  }

  const roads = new Set<string>();
  const road = (map.zones['road'] ?? []).map(hexOf);
  for (let i = 1; i < road.length; i++) roads.add(sideKey(road[i - 1] ?? -1, road[i] ?? -1));

  const links: Link[][] = Array.from({ length: places }, () => []);
  for (let hex = 0; hex < grid.size; hex++) {
    if (ground[hex] === 'mountain') continue;
    for (const direction of DIRECTIONS) {
      const to = neighbour(grid, hex, direction);
      if (to < 0 || ground[to] === 'mountain') continue;
      const side = sides.get(sideKey(hex, to));
      const upper = side?.upper === undefined ? -1 : hexOf(side.upper);
      const up = upper === to ? 1 : upper === hex ? -1 : 0;
      const gate = side?.id === undefined ? -1 : gates.findIndex((candidate) => candidate.id === side.id);
      const road = roads.has(sideKey(hex, to));
      if (side?.kind === 'culvert') {
        // On top one walks along the wall: what the side is there, `over` says. Below, the passage joins both ends.
        const over = side.over ?? 'wall';
        links[hex]?.push({ to, kind: over, up: over === 'wall' ? up : 0, gate: -1, road: false });
        const outside = hex === culvert ? to : hex;
        const below: Link = { to: hex === culvert ? outside : passage, kind: 'culvert', up: 0, gate: -1, road: false };
        links[hex === culvert ? passage : outside]?.push(below);
      } else {
        links[hex]?.push({ to, kind: side?.kind ?? 'open', up, gate, road });
      }
    }
  }

  const beside = culvert < 0 ? [] : DIRECTIONS.map((direction) => neighbour(grid, culvert, direction));
  const strikes: (readonly Link[])[] = [...links];
  for (const hex of beside) {
    if (ground[hex] !== 'wall' && ground[hex] !== 'tower') continue;
    const down: Link = { to: passage, kind: 'into-passage', up: -1, gate: -1, road: false };
    strikes[hex] = [...(strikes[hex] ?? []), down];
    strikes[passage] = [...(strikes[passage] ?? []), { ...down, to: hex, up: 1 }];
  }

  const levels = Object.entries(map.levels)
    .filter(([, level]) => level.gates !== undefined)
    .map(([id, level]) => ({
      id,
      places: level.hexes.map(hexOf),
      gates: (level.gates ?? []).map((name) => gates.findIndex((gate) => gate.id === name)),
    }));

  const heights = Array.from({ length: places }, () => 0);
  for (const { height, hexes } of Object.values(map.levels)) for (const id of hexes) heights[hexOf(id)] = height;

  const ids = Array.from({ length: places }, (_, place) => (place === passage ? 'culvert' : makeHexId(grid, place)));
  const placeOf = new Map(ids.flatMap((id, place) => (ground[place] === 'mountain' ? [] : [[id, place] as const])));

  const zones = new Map(Object.entries(map.zones).map(([name, ids]) => [name, makeZone(places, ids.map(hexOf))]));
  const zone = (name: string): Zone => {
    const found = zones.get(name);
    if (!found) throw new Error(`${map.id}: no zone ${name}`);
    return found;
  };
  return {
    map,
    grid,
    places,
    ids,
    placeOf,
    passage,
    culvert,
    links,
    strikes,
    ground,
    gates,
    levels,
    heights,
    zone: (name) => zone(name).set,
    zoneList: (name) => zone(name).list,
    zoneMask: (name) => zone(name).mask,
  };
}

interface Zone {
  readonly set: ReadonlySet<number>;
  readonly list: readonly number[];
  readonly mask: Uint8Array;
}

function makeZone(places: number, hexes: readonly number[]): Zone {
  const set = new Set(hexes);
  return { set, list: [...set], mask: Uint8Array.from({ length: places }, (_, place) => (set.has(place) ? 1 : 0)) };
}

function sideKey(a: number, b: number): string {
  return a < b ? `${a}|${b}` : `${b}|${a}`;
}

/** The hex a place lies in. */
export function hexOfPlace(terrain: Terrain, place: number): Hex {
  return place === terrain.passage ? terrain.culvert : place;
}

/** `RRCC`, or `culvert` for the passage. */
export function makePlaceId(terrain: Terrain, place: number): string {
  return terrain.ids[place] ?? '';
}

/** The place of an id, or `undefined` when the map has none, mountains included. */
export function parsePlaceId(terrain: Terrain, id: string): number | undefined {
  return terrain.placeOf.get(id);
}
