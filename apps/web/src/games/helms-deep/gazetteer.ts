/** Hexes in words. */
import { distance, makeGrid, makeHexId, neighboursOf, parseHexId } from '@warbeacon/hexgrid';
import { MAP } from '@warbeacon/siege/helms-deep';
import { levelName, TOLD_ZONES, terrainName, zoneName } from './names.ts';

/** The hex whose passage below is the place `culvert`. */
export const CULVERT_HEX: string = MAP.zones['culvert']?.[0] ?? '';

/** A place of a command as the hex the board shows it on. */
export const boardHex = (place: string): string => (place === 'culvert' ? CULVERT_HEX : place);

export const inCulvert = (place: string): boolean => place === 'culvert';

function terrainOf(hex: string): string | undefined {
  const row = MAP.terrain[Number(hex.slice(0, 2)) - 1];
  const letter = row?.[Number(hex.slice(2)) - 1];
  return letter === undefined ? undefined : MAP.legend[letter];
}

const LEVEL_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(MAP.levels).flatMap(([level, { hexes }]) => hexes.map((hex) => [hex, level] as const)),
);

const VALLEY = 'helms-deep';

/** Name of the gate, level or place that tells a player where a hex is; nothing for open country. */
export function landmark(hex: string): string | undefined {
  const level = LEVEL_OF.get(hex);
  const zone = TOLD_ZONES.find((id) => MAP.zones[id]?.includes(hex));
  // The wall tells more than the valley that it belongs to.
  if (zone && (zone !== VALLEY || level === 'ground')) return zoneName(zone);
  return level && level !== 'ground' ? levelName(level) : undefined;
}

const GATE_HEXES: ReadonlyMap<string, readonly [string, string]> = new Map(
  MAP.sides.flatMap((side) => (side.id ? [[side.id, side.hexes] as const] : [])),
);

/** The hexes on both sides of a gate, or nothing when that is no gate. */
export const gateHexes = (gate: string): readonly [string, string] | undefined => GATE_HEXES.get(gate);

/** The gate, or the mouth of the Culvert, between two hexes. */
export function gateBetween(a: string, b: string): string | undefined {
  const found = [...GATE_HEXES].find(([, hexes]) => hexes.includes(a) && hexes.includes(boardHex(b)))?.[0];
  return found?.startsWith('culvert') ? 'culvert' : found;
}

/** The hex on the other side of a gate; without `from`, the first of its two. */
export function acrossGate(gate: string, from: string | undefined): string | undefined {
  const hexes = GATE_HEXES.get(gate);
  return hexes && (hexes[0] === from ? hexes[1] : hexes[0]);
}

/** `0810`, or `the passage under 1410`. */
export const placeName = (place: string): string => (inCulvert(place) ? `the passage under ${CULVERT_HEX}` : place);

/** `0810, behind the Main Gate`. */
export function placeWithLandmark(place: string): string {
  if (inCulvert(place)) return placeName(place);
  const mark = landmark(place);
  return mark ? `${place}, ${mark}` : place;
}

/** `0810: outer court, behind the Main Gate, The Hornburg, level 1`. */
export function describeHex(hex: string): string {
  const terrain = terrainOf(hex);
  const level = LEVEL_OF.get(hex);
  const words = [
    terrain ? terrainName(terrain) : undefined,
    ...TOLD_ZONES.filter((id) => MAP.zones[id]?.includes(hex)).map(zoneName),
    level && level !== 'ground' ? levelName(level) : undefined,
  ].filter((word): word is string => word !== undefined);
  const told = words.filter((word, i) => words.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === i);
  return `${hex}: ${told.join(', ')}`;
}

/** Hexes on the map that anybody may stand on are those with a level. */
export const isPlayable = (hex: string): boolean => LEVEL_OF.has(hex);

const GRID = makeGrid(MAP.grid.rows, MAP.grid.columns, MAP.grid.offset);

export function areNeighbours(a: string, b: string): boolean {
  const [from, to] = [parseHexId(GRID, a), parseHexId(GRID, b)];
  return from !== undefined && to !== undefined && distance(GRID, from, to) === 1;
}

/** Hexes from one to another by the straightest steps, without the first and with the last: a question, not a way. */
export function straightWay(from: string, to: string): readonly string[] {
  const goal = parseHexId(GRID, to);
  let at = parseHexId(GRID, from);
  if (goal === undefined || at === undefined) return [];
  const way: string[] = [];
  while (at !== goal && way.length < GRID.rows + GRID.columns) {
    const steps: readonly number[] = neighboursOf(GRID, at).filter((hex) => hex >= 0);
    at = steps.reduce((best, hex) => (distance(GRID, hex, goal) < distance(GRID, best, goal) ? hex : best));
    way.push(makeHexId(GRID, at));
  }
  return way;
}
