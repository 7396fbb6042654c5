/** Questions that the tests of a map ask of its data, answered from the data alone and not from the rules. */
import {
  axial,
  type Direction,
  distance,
  makeGrid,
  makeHexId,
  neighbour,
  neighboursOf,
  parseHexId,
} from '@warbeacon/hexgrid';
import type { MapSide, SiegeMap } from './map.schema.ts';

/** One respect in which a map must be without fault. */
export interface Check {
  /** Begins with the numbers of the cases. */
  readonly title: string;
  /** What is wrong, and where; nothing on a sound map. */
  readonly faults: (m: Survey) => Generator<string>;
}

export function check(title: string, faults: Check['faults']): Check {
  return { title, faults };
}

/** The one hex of a zone. */
export const only = (m: Survey, zone: string) => m.zone(zone)[0] ?? '';

export interface Survey {
  readonly map: SiegeMap;
  /** Every hex of the grid, and those that are no mountain. */
  readonly all: readonly string[];
  readonly playable: readonly string[];
  ground(hex: string): string;
  column(hex: string): number;
  /** Places from the west edge, in half hexes. */
  easting(hex: string): number;
  distance(a: string, b: string): number;
  neighbour(hex: string, direction: Direction): string;
  neighbours(hex: string): readonly string[];
  /** Neighbours that are no mountain. */
  ways(hex: string): readonly string[];
  side(a: string, b: string): MapSide | undefined;
  kind(a: string, b: string): string;
  /** The hexes of a zone, in its order; empty when there is no such zone. */
  zone(name: string): readonly string[];
  inZone(name: string, hex: string): boolean;
  /** The height of a hex's level; half a level more in the zone of raised hexes. */
  height(hex: string): number;
  /** Everything that can be walked to from `starts` without crossing sides of the kinds in `closed` or shut-out hexes. */
  flood(starts: readonly string[], closed?: ReadonlySet<string>, shut?: (hex: string) => boolean): ReadonlySet<string>;
}

interface Lie {
  readonly all: readonly string[];
  readonly grounds: ReadonlyMap<string, string>;
  readonly neighbouring: ReadonlyMap<string, readonly string[]>;
  readonly passable: ReadonlyMap<string, readonly string[]>;
}
/** By the rows of ground, because hundreds of maps are surveyed that differ in their sides only. */
const lies = new WeakMap<readonly string[], Lie>();

function lie(map: SiegeMap): Lie {
  const known = lies.get(map.terrain);
  if (known) return known;
  const grid = makeGrid(map.grid.rows, map.grid.columns, map.grid.offset);
  const ids = Array.from({ length: grid.size }, (_, hex) => makeHexId(grid, hex));
  const signs = map.terrain.flatMap((row) => row.padEnd(grid.columns).slice(0, grid.columns).split(''));
  const grounds = new Map(ids.map((id, hex) => [id, map.legend[signs[hex] ?? ''] ?? 'nothing']));
  const neighbouring = new Map(ids.map((id, hex) => [id, neighboursOf(grid, hex).map((other) => ids[other] ?? '')]));
  const passable = new Map(
    [...neighbouring].map(([id, others]) => [id, others.filter((other) => grounds.get(other) !== 'mountain')]),
  );
  const found = { all: ids, grounds, neighbouring, passable };
  lies.set(map.terrain, found);
  return found;
}

/** `closedKinds`: kinds of sides that nobody crosses on foot while they are whole. `raised`: a zone of hexes higher than their level. */
export function surveyOf(map: SiegeMap, closedKinds: ReadonlySet<string>, raised?: string): Survey {
  const grid = makeGrid(map.grid.rows, map.grid.columns, map.grid.offset);
  const hexOf = (id: string) => parseHexId(grid, id) ?? -1;
  const idOf = (hex: number) => (hex < 0 ? '' : makeHexId(grid, hex));
  const { all, grounds, neighbouring, passable } = lie(map);
  const ground = (hex: string) => grounds.get(hex) ?? 'nothing';
  const key = (a: string, b: string) => (a < b ? `${a}|${b}` : `${b}|${a}`);
  const sides = new Map(map.sides.map((entry) => [key(...entry.hexes), entry]));
  const side = (a: string, b: string) => sides.get(key(a, b));
  const neighbours = (hex: string) => neighbouring.get(hex) ?? [];
  const ways = (hex: string) => passable.get(hex) ?? [];
  const zone = (name: string) => map.zones[name] ?? [];
  const heights = new Map(
    Object.values(map.levels).flatMap(({ height, hexes }) => hexes.map((hex) => [hex, height] as const)),
  );
  return {
    map,
    all,
    playable: all.filter((hex) => ground(hex) !== 'mountain'),
    ground,
    column: (hex) => Number(hex.slice(2)),
    easting: (hex) => {
      const { q, r } = axial(grid, hexOf(hex));
      return 2 * q + r;
    },
    distance: (a, b) => distance(grid, hexOf(a), hexOf(b)),
    neighbour: (hex, direction) => idOf(neighbour(grid, hexOf(hex), direction)),
    neighbours,
    ways,
    side,
    kind: (a, b) => side(a, b)?.kind ?? 'open',
    zone,
    inZone: (name, hex) => zone(name).includes(hex),
    height: (hex) => (heights.get(hex) ?? Number.NaN) + (raised !== undefined && zone(raised).includes(hex) ? 0.5 : 0),
    flood(starts, closed = closedKinds, shut = () => false) {
      const seen = new Set(starts);
      for (const hex of seen) {
        for (const next of ways(hex)) if (!shut(next) && !closed.has(side(hex, next)?.kind ?? 'open')) seen.add(next);
      }
      return seen;
    },
  };
}

export function sameHexes(a: Iterable<string>, b: Iterable<string>): boolean {
  return [...a].toSorted().join() === [...b].toSorted().join();
}
