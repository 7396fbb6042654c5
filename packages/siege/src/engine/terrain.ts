/**
 * The map as the rules walk on it: places, the ways between them, and what lies on each hexside.
 *
 * A place is a hex, by its integer in the grid; a passage under a hex is one place more, so that a unit below and a unit
 * on top can share the hex.
 */
import { DIRECTIONS, type Grid, type Hex, makeGrid, makeHexId, neighbour, parseHexId } from '@warbeacon/hexgrid';
import { type Grounds, type GroundSpec, type Hexsides, type HexsideSpec, OPEN } from './hexsides.ts';
import type { MapSide, SiegeMap } from './map.schema.ts';

/** A way from a place to an adjacent one. */
export interface Link {
  readonly to: number;
  /** Name of the hexside, and its row in the game's table. */
  readonly kind: string;
  readonly hexside: HexsideSpec;
  /** 1 when `to` is the higher of the two, -1 when it is the lower, 0 where height does not matter. */
  readonly up: -1 | 0 | 1;
  /** Index of the gate on this side; -1 for none. */
  readonly gate: number;
  /** The road runs through this side. */
  readonly road: boolean;
  /** The hexside by its number in the map's list; `undefined` where the map lists none. */
  readonly side?: number | undefined;
}

export interface Gate {
  readonly id: string;
  readonly lower: number;
  readonly upper: number;
  /** Name of its hexside. */
  readonly kind: string;
}

/** A place under a hex. */
export interface Passage {
  readonly id: string;
  readonly place: number;
  readonly hex: Hex;
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
  /** Number of places; passages come after all hexes. */
  readonly places: number;
  /** `RRCC` of each hex, and the name of each passage; and the place of each id, closed ground left out. */
  readonly ids: readonly string[];
  readonly placeOf: ReadonlyMap<string, number>;
  readonly passages: readonly Passage[];
  /** Ways out of each place. Closed ground has none and none lead to it. */
  readonly links: readonly (readonly Link[])[];
  /** Over what one strikes: the links, and those between a passage and the hexes above it. */
  readonly strikes: readonly (readonly Link[])[];
  /** Name of the ground of each place, as in the map's legend, and its row in the game's table. */
  readonly ground: readonly string[];
  readonly grounds: readonly GroundSpec[];
  readonly gates: readonly Gate[];
  readonly levels: readonly Level[];
  /** How high each place lies: a fortress rises level by level. */
  readonly heights: readonly number[];
  /** Places of a zone that a rule names; throws when the map has no such zone. */
  zone(name: string): ReadonlySet<number>;
  /** The same as a list, in the order of the map. */
  zoneList(name: string): readonly number[];
  /** The same as 1 in each of its places, for what is asked of many units at every step. */
  zoneMask(name: string): Uint8Array;
}

/** The tables of a game in which every kind of hexside and of ground on its map has a row. */
export interface Tables {
  readonly hexsides: Hexsides;
  readonly grounds: Grounds;
}

/** Throws, naming it, where the map has what the tables know nothing of. */
export function makeTerrain(map: SiegeMap, { hexsides, grounds }: Tables): Terrain {
  const grid = makeGrid(map.grid.rows, map.grid.columns, map.grid.offset);
  const hexOf = (id: string): Hex => {
    const hex = parseHexId(grid, id);
    if (hex === undefined) throw new Error(`${map.id}: no hex ${id}`);
    return hex;
  };
  const passages = (map.passages ?? []).map(({ id, hex }, i) => ({ id, hex: hexOf(hex), place: grid.size + i }));
  const places = grid.size + passages.length;

  const ground: string[] = [];
  for (let hex = 0; hex < grid.size; hex++) {
    const row = map.terrain[Math.floor(hex / grid.columns)] ?? '';
    const name = map.legend[row.charAt(hex % grid.columns)];
    if (name === undefined) throw new Error(`${map.id}: hex ${makeHexId(grid, hex)} has no ground`);
    ground.push(name);
  }
  for (const passage of map.passages ?? []) ground.push(passage.ground);
  const groundSpecs = ground.map((name, place) => {
    const spec = grounds[name];
    if (!spec) throw new Error(`${map.id}: no rule for the ground ${name} of ${nameOf(place)}`);
    return spec;
  });
  const isClosed = (place: number): boolean => groundSpecs[place]?.closed ?? false;

  function nameOf(place: number): string {
    return passages[place - grid.size]?.id ?? makeHexId(grid, place);
  }
  const below = (hex: number): number => passages.find((passage) => passage.hex === hex)?.place ?? hex;
  const hexsideOf = (kind: string, from: number, to: number): HexsideSpec => {
    const spec = hexsides[kind];
    if (!spec) throw new Error(`${map.id}: no rule for the hexside ${kind} between ${nameOf(from)} and ${nameOf(to)}`);
    return groundSpecs[from]?.tunnel || groundSpecs[to]?.tunnel ? atTunnel(spec) : spec;
  };
  const known = new Map<HexsideSpec, HexsideSpec>();
  // [6.13] G-16: no zone goes into a tunnel or out of one, be it by a gate that is broken.
  const atTunnel = (spec: HexsideSpec): HexsideSpec => {
    const without = known.get(spec) ?? { ...spec, zone: 'never' };
    known.set(spec, without);
    return without;
  };

  const sides = new Map<string, { readonly number: number; readonly listed: MapSide }>();
  const gates: Gate[] = [];
  for (const [number, side] of map.sides.entries()) {
    const [a, b] = [hexOf(side.hexes[0]), hexOf(side.hexes[1])];
    sides.set(sideKey(a, b), { number, listed: side });
    if (hexsideOf(side.kind, a, b).gate) {
      if (side.upper === undefined || side.id === undefined)
        throw new Error(`${map.id}: a gate without name or height`);
      const upper = hexOf(side.upper);
      gates.push({ id: side.id, upper, lower: upper === a ? b : a, kind: side.kind });
    }
  }

  const roads = new Set<string>();
  for (const road of map.roads ?? []) {
    const hexes = road.map(hexOf);
    for (let i = 1; i < hexes.length; i++) roads.add(sideKey(hexes[i - 1] ?? -1, hexes[i] ?? -1));
  }

  const links: Link[][] = Array.from({ length: places }, () => []);
  const join = (
    from: number,
    to: number,
    kind: string,
    rest: Pick<Link, 'up' | 'gate' | 'road'> & { side: number | undefined },
  ): void => {
    if (isClosed(from) || isClosed(to)) return;
    links[from]?.push({ to, kind, hexside: hexsideOf(kind, from, to), ...rest });
  };
  for (let hex = 0; hex < grid.size; hex++) {
    for (const direction of DIRECTIONS) {
      const to = neighbour(grid, hex, direction);
      if (to < 0) continue;
      const { listed: side, number } = sides.get(sideKey(hex, to)) ?? {};
      const upper = side?.upper === undefined ? -1 : hexOf(side.upper);
      const up = upper === to ? 1 : upper === hex ? -1 : 0;
      if (side?.over === undefined) {
        const gate = side?.id === undefined ? -1 : gates.findIndex((candidate) => candidate.id === side.id);
        join(hex, to, side?.kind ?? OPEN, { up, gate, road: roads.has(sideKey(hex, to)), side: number });
      } else {
        // Two storeys: on top one walks along as `over` says; below, a passage joins what lies at its ends.
        join(hex, to, side.over, { up: side.over === OPEN ? 0 : up, gate: -1, road: false, side: number });
        join(below(hex), below(to), side.kind, { up: 0, gate: -1, road: false, side: number });
      }
    }
  }

  const strikes: (readonly Link[])[] = [...links];
  for (const [i, { beside }] of (map.passages ?? []).entries()) {
    const passage = grid.size + i;
    for (const hex of (beside?.hexes ?? []).map(hexOf)) {
      const kind = beside?.kind ?? OPEN;
      const down: Link = {
        to: passage,
        kind,
        hexside: hexsideOf(kind, hex, passage),
        up: -1,
        gate: -1,
        road: false,
      };
      strikes[hex] = [...(strikes[hex] ?? []), down];
      strikes[passage] = [...(strikes[passage] ?? []), { ...down, to: hex, up: 1 }];
    }
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

  const ids = Array.from({ length: places }, (_, place) => nameOf(place));
  const placeOf = new Map(ids.flatMap((id, place) => (isClosed(place) ? [] : [[id, place] as const])));

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
    passages,
    links,
    strikes,
    ground,
    grounds: groundSpecs,
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
export function hexOfPlace({ grid, passages }: Terrain, place: number): Hex {
  return place < grid.size ? place : (passages[place - grid.size]?.hex ?? -1);
}

/** It lies under a hex. */
export function isPassage({ grid }: Terrain, place: number): boolean {
  return place >= grid.size;
}

/** `RRCC`, or the name of a passage. */
export function makePlaceId(terrain: Terrain, place: number): string {
  return terrain.ids[place] ?? '';
}

/** The place of an id, or `undefined` when the map has none, closed ground included. */
export function parsePlaceId(terrain: Terrain, id: string): number | undefined {
  return terrain.placeOf.get(id);
}
