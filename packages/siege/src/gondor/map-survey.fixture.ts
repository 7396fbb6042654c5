/** What the tests of this map ask of it besides what is asked of every map. */
import { type Survey, surveyOf } from '../engine/map-survey.fixture.ts';
import type { MapSide, SiegeMap } from '../engine/map.schema.ts';

/** Sides that nobody crosses on foot while they are whole. */
export const CLOSED: ReadonlySet<string> = new Set(['wall', 'tower', 'gate', 'main-gate', 'cliff']);
/** Those of them that stand where one level ends and another begins. */
export const RAMPARTS: ReadonlySet<string> = new Set(['wall', 'tower', 'gate', 'main-gate']);

/** The levels of the city, lowest first, each with how many hexes it has without towers. */
export const LEVELS = [
  ['first-level', 21],
  ['second-level', 19],
  ['third-level', 17],
  ['fourth-level', 15],
  ['fifth-level', 11],
  ['sixth-level', 7],
  ['citadel', 6],
] as const;

/** The gate that leads into each level, and the two hexes of it. */
export const GATES = [
  ['main-gate', '1911', '1910'],
  ['second-gate', '2409', '2408'],
  ['third-gate', '1508', '1507'],
  ['fourth-gate', '2208', '2207'],
  ['fifth-gate', '1606', '1605'],
  ['sixth-gate', '2105', '2104'],
  ['citadel-gate', '1905', '1904'],
] as const;

export const FIELD = 'pelennor';

export const survey = (map: SiegeMap): Survey => surveyOf(map, CLOSED);

export const lowerOf = ({ hexes, upper }: MapSide): string => hexes.find((hex) => hex !== upper) ?? '';
export const isGate = ({ kind }: MapSide): boolean => kind === 'gate' || kind === 'main-gate';
export const row = (hex: string): number => Number(hex.slice(0, 2));
/** The hexes of a level that are no towers. */
export const streetsOf = (m: Survey, level: string): readonly string[] =>
  (m.map.levels[level]?.hexes ?? []).filter((hex) => !m.inZone('tower-hexes', hex));
