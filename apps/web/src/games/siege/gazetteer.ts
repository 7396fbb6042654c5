/** Hexes in words, made from the map of a siege game and the names of what is on it. */
import { areAdjacent, distance, makeGrid, makeHexId, neighboursOf, parseHexId } from '@warbeacon/hexgrid';
import type { SiegeMap } from '@warbeacon/siege/map';
import type { Gazetteer } from '../../face/pieces.ts';

export interface MapNames {
  gate(id: string): string;
  level(id: string): string;
  terrain(id: string): string;
  zone(id: string): string;
  /** Zones worth telling a player about, in the order in which they are told. */
  readonly toldZones: readonly string[];
  /** Of these, those so wide that a level of a fortress within them tells more. */
  readonly wideZones: readonly string[];
  /** The level of open country, which is not told. */
  readonly openLevel: string;
  /** Places within hexes that are no hexes themselves. */
  readonly places: Readonly<Record<string, { readonly hex: string; readonly name: string } | undefined>>;
  /** By hex, what stands out of the open country round it: `the Breach`. */
  readonly landmarks?: Readonly<Record<string, string>>;
  /** The gate, as players know it, that a side of the map belongs to. */
  gateOfSide(id: string): string;
}

export function makeGazetteer(map: SiegeMap, names: MapNames): Gazetteer {
  const { toldZones } = names;
  const levelOf: ReadonlyMap<string, string> = new Map(
    Object.entries(map.levels).flatMap(([level, { hexes }]) => hexes.map((hex) => [hex, level] as const)),
  );
  const gates: ReadonlyMap<string, readonly [string, string]> = new Map(
    map.sides.flatMap((side) => (side.id ? [[side.id, side.hexes] as const] : [])),
  );
  const grid = makeGrid(map.grid.rows, map.grid.columns, map.grid.offset);

  const boardHex = (place: string): string => names.places[place]?.hex ?? place;
  const placeName = (place: string): string => names.places[place]?.name ?? place;

  const terrainOf = (hex: string): string | undefined => {
    const letter = map.terrain[Number(hex.slice(0, 2)) - 1]?.[Number(hex.slice(2)) - 1];
    return letter === undefined ? undefined : map.legend[letter];
  };

  const landmark = (hex: string): string | undefined => {
    const level = levelOf.get(hex);
    const zone = toldZones.find((id) => map.zones[id]?.includes(hex));
    if (zone && (!names.wideZones.includes(zone) || level === names.openLevel)) return names.zone(zone);
    return level && level !== names.openLevel ? names.level(level) : undefined;
  };

  /** North is up on every map. In thirds of a hex's width from west to east, and rows from north to south. */
  const pointOf = (hex: string): readonly [number, number] => {
    const [row, column] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
    return [column + ((row % 2 === 0) === (map.grid.offset === 'even rows shoved right') ? 0.5 : 0), row * 0.87];
  };
  const nearest = (hex: string): string | undefined => {
    const [x, y] = pointOf(hex);
    const all = Object.entries(names.landmarks ?? {}).map(([at, name]) => {
      const [east, south] = [x - pointOf(at)[0], y - pointOf(at)[1]];
      return { name, east, south, far: Math.hypot(east, south) };
    });
    const found = all.toSorted((a, b) => a.far - b.far)[0];
    if (!found) return undefined;
    const { name, east, south, far } = found;
    if (far < 1.5) return `by ${name}`;
    // Within a sixteenth of the compass of a quarter it is that quarter alone.
    const along = (of: number, one: string, other: string) => (Math.abs(of) < far * 0.38 ? '' : of < 0 ? one : other);
    const way = [along(south, 'north', 'south'), along(east, 'west', 'east')].filter(Boolean).join('-');
    return `${way} of ${name}`;
  };
  const whereabouts = (place: string): string => {
    const told = boardHex(place) === place ? (landmark(place) ?? nearest(place)) : undefined;
    return told ? `${place}, ${told}` : placeName(place);
  };

  return {
    boardHex,
    placeName,
    landmark,
    whereabouts,
    placeWithLandmark(place) {
      const mark = boardHex(place) === place ? landmark(place) : undefined;
      return mark ? `${place}, ${mark}` : placeName(place);
    },
    describeHex(hex) {
      const terrain = terrainOf(hex);
      const level = levelOf.get(hex);
      const words = [
        terrain ? names.terrain(terrain) : undefined,
        ...toldZones.filter((id) => map.zones[id]?.includes(hex)).map(names.zone),
        level && level !== names.openLevel ? names.level(level) : undefined,
      ].filter((word): word is string => word !== undefined);
      const told = words.filter(
        (word, i) => words.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === i,
      );
      return `${hex}: ${told.join(', ')}`;
    },
    // Hexes on the map that anybody may stand on are those with a level.
    isPlayable: (hex) => levelOf.has(hex),
    areNeighbours(a, b) {
      const [from, to] = [parseHexId(grid, a), parseHexId(grid, b)];
      return from !== undefined && to !== undefined && areAdjacent(grid, from, to);
    },
    straightWay(from, to) {
      const goal = parseHexId(grid, to);
      let at = parseHexId(grid, from);
      if (goal === undefined || at === undefined) return [];
      const way: string[] = [];
      while (at !== goal && way.length < grid.rows + grid.columns) {
        const steps: readonly number[] = neighboursOf(grid, at).filter((hex) => hex >= 0);
        at = steps.reduce((best, hex) => (distance(grid, hex, goal) < distance(grid, best, goal) ? hex : best));
        way.push(makeHexId(grid, at));
      }
      return way;
    },
    gateName: names.gate,
    gateHexes: (id) => gates.get(id),
    gateBetween(a, b) {
      const found = [...gates].find(([, hexes]) => hexes.includes(a) && hexes.includes(boardHex(b)))?.[0];
      return found === undefined ? undefined : names.gateOfSide(found);
    },
    acrossGate(id, from) {
      const hexes = gates.get(id);
      return hexes && (hexes[0] === from ? hexes[1] : hexes[0]);
    },
  };
}
