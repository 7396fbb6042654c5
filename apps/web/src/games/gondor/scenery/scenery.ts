/** How the map of Gondor is painted, and where names and signs stand on it. */
import { MAP } from '@warbeacon/siege/gondor';
import { wallShadows } from '../../../board/hex/painter/masonry.ts';
import { mountains } from '../../../board/hex/painter/mountains.ts';
import type { LabelStyle, Scenery } from '../../../board/hex/painter/scenery.ts';
import { slopes } from '../../../board/hex/painter/slopes.ts';
import { arches, gates, mainGates, towers } from '../../../board/hex/painter/walls.ts';
import { CITY_DEFS, cityGround, numerals, streets, whiteTower } from './city.ts';
import { FARMLAND_DEFS, fields, groves } from './farmland.ts';
import { faces, pier } from './pier.ts';
import { ringWalls, towerFloors } from './ring-walls.ts';
import { milestones, roads } from './roads.ts';

const OUTER_WALL = new Set(
  MAP.sides.flatMap(({ hexes, unbreachable }) => (unbreachable === true ? [hexes.join(' ')] : [])),
);

const gateName = (dx: number, dy: number): LabelStyle => ({ kind: 'small', size: 15, dx, dy });
const towerName = (dx: number, dy: number): LabelStyle => ({ kind: 'small', size: 13, dx, dy });

export const SCENERY: Scenery = {
  under: [
    fields(MAP.decor?.fields ?? []),
    groves,
    cityGround,
    mountains([
      { hex: '0402', dx: 0, dy: 40, size: 96 },
      { hex: '0302', dx: -70, dy: 10, size: 76 },
      { hex: '0803', dx: -40, dy: 20, size: 64 },
      { hex: '3002', dx: -20, dy: 30, size: 70 },
    ]),
    roads,
    streets(MAP.decor?.paved ?? []),
  ],
  over: [
    slopes(),
    pier,
    towerFloors,
    wallShadows('wall', 'tower', 'gate', 'main-gate'),
    faces,
    ringWalls(OUTER_WALL),
    towers('tower-hexes'),
    arches(),
    gates(),
    mainGates(),
    whiteTower,
    numerals,
    milestones,
  ],
  defs: FARMLAND_DEFS + CITY_DEFS,
  paved: ['minas-tirith'],
  leavesCorner: (side, hex) => side.kind === 'slope' && side.upper === hex,
  labels: {
    '1102': { kind: 'height', size: 40, spacing: 6, dx: 8, dy: 0, breakAfter: 1 },
    '0402': { kind: 'height', size: 25, spacing: 5, dx: 24, dy: 58, breakAfter: 1 },
    '0715': { kind: 'region', size: 42, spacing: 9, dx: 36, dy: 38 },
    '2718': { kind: 'region', size: 44, spacing: 17, dx: 0, dy: 46 },
    '1411': { kind: 'place', size: 19, dx: 50, dy: 14, turn: 58 },
    '0407': { kind: 'place', size: 19, dx: -6, dy: 28 },
    '3306': { kind: 'place', size: 19, dx: -2, dy: 28 },
    '1903': { kind: 'height', size: 19, spacing: 3, dx: -92, dy: 6 },
    '1911': gateName(20, 36),
    '2408': gateName(-10, 8),
    '1507': gateName(-12, 6),
    '2207': gateName(-2, 6),
    '1605': gateName(-12, 6),
    '2104': gateName(-14, 6),
    '1904': gateName(2, 6),
    '1106': towerName(10, 34),
    '1309': towerName(8, 36),
    '1811': towerName(80, 2),
    '2011': towerName(80, 8),
    '2509': towerName(14, 36),
    '2706': towerName(14, 36),
    '1907': { kind: 'crag', size: 15, dx: 0, dy: 34 },
    '1919': { kind: 'region', size: 17, spacing: 4, dx: 0, dy: 32 },
    '0711': { kind: 'region', size: 17, spacing: 4, dx: 42, dy: 12, turn: 62 },
    '2715': { kind: 'region', size: 17, spacing: 4, dx: 44, dy: 10, turn: 66 },
    '0110': { kind: 'place', size: 20, dx: 62, dy: -14 },
    '3618': { kind: 'place', size: 20, dx: 84, dy: 20 },
    '2124': { kind: 'place', size: 20, dx: -12, dy: 36 },
  },
  borders: [
    { zone: 'sauron-setup', colour: '#8f1f14' },
    { zone: 'westernesse-setup', colour: '#1f4a86' },
  ],
  compass: { hex: '3402', dx: 10, dy: 0 },
};
