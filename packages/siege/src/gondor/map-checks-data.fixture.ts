/** What the map must be before any case is asked, and where the cases put the forces. */
import { check, type Check, sameHexes, type Survey } from '../engine/map-survey.fixture.ts';
import { LEADERS, UNITS } from './data.ts';
import { isGate, LEVELS } from './map-survey.fixture.ts';

const KINDS: ReadonlySet<string> = new Set(['wall', 'tower', 'gate', 'main-gate', 'arch', 'cliff', 'slope']);

/** How many hexes there are of each ground. */
const GROUNDS = {
  clear: 480,
  road: 50,
  'plowed fields': 63,
  grove: 38,
  mountain: 131,
  city: 90,
  citadel: 1,
  tower: 6,
  tunnel: 5,
} as const;

export const DATA: readonly Check[] = [
  check('fill a grid of 36 rows and 24 columns with ground that the legend names', function* (m) {
    const { grid, terrain, legend } = m.map;
    if (grid.rows !== 36 || grid.columns !== 24) yield `${grid.rows} rows, ${grid.columns} columns`;
    if (grid.offset !== 'odd rows shoved right') yield grid.offset;
    if (terrain.length !== grid.rows) yield `${terrain.length} rows of ground`;
    for (const [i, signs] of terrain.entries()) {
      if (signs.length !== grid.columns) yield `row ${i + 1} has ${signs.length} hexes`;
      for (const sign of signs) if (!(sign in legend)) yield `row ${i + 1}: ${sign}`;
    }
  }),

  check('have so many hexes of each ground', function* (m) {
    for (const [ground, count] of Object.entries(GROUNDS)) {
      const found = m.all.filter((hex) => m.ground(hex) === ground).length;
      if (found !== count) yield `${found} hexes of ${ground}`;
    }
  }),

  check('list each side once, between neighbours that are no mountain, with the higher of its hexes', function* (m) {
    const seen = new Set<string>();
    for (const { hexes, kind, upper } of m.map.sides) {
      const name = hexes.toSorted().join('|');
      if (seen.has(name)) yield `${name} twice`;
      seen.add(name);
      if (!KINDS.has(kind)) yield `${name} is ${kind}`;
      if (!m.neighbours(hexes[0]).includes(hexes[1])) yield `${name} are no neighbours`;
      for (const hex of hexes) if (!m.playable.includes(hex)) yield `${name} is in a mountain`;
      // The mouths of a tunnel alone lie as high on both sides.
      if (kind === 'arch' ? upper !== undefined : !hexes.includes(upper ?? '')) yield `${name}: upper hex ${upper}`;
    }
    const ids = m.map.sides.flatMap(({ id }) => id ?? []);
    if (new Set(ids).size !== ids.length) yield 'two sides of one name';
    for (const side of m.map.sides) if (isGate(side) !== (side.id !== undefined)) yield `name of ${side.hexes.join()}`;
  }),

  check('hold the zones that rules name, each with hexes of the map that are no mountain', function* (m) {
    const named = `citadel minas-tirith walls-approach westernesse-setup sauron-setup sauron-entry rohan-entry
      aragorn-entry east-edge road-control road-minas-tirith-to-east-edge main-gate tunnel-hexes tower-hexes
      foot-of-outer-wall fireball-example level-1 level-2 level-3 level-4 level-5 level-6 level-7`.split(/\s+/);
    for (const name of named) if (m.zone(name).length === 0) yield `${name} is empty`;
    for (const [name, hexes] of Object.entries(m.map.zones)) {
      if (new Set(hexes).size !== hexes.length) yield `${name} holds a hex twice`;
      for (const hex of hexes) if (!m.playable.includes(hex)) yield `${name}: ${hex}`;
    }
    for (const { text, hex } of m.map.labels) if (!m.all.includes(hex)) yield `label ${text}: ${hex}`;
    const { paved = [], fields = [] } = m.map.decor ?? {};
    for (const hex of [...paved, ...fields.flat()]) if (!m.playable.includes(hex)) yield `decor: ${hex}`;
  }),

  check('[19.11] [20.2] the zone of a level holds its hexes, and the first the towers too', function* (m) {
    for (const [i, [level]] of LEVELS.entries())
      if (!sameHexes(m.zone(`level-${i + 1}`), m.map.levels[level]?.hexes ?? [])) yield level;
    for (const tower of m.zone('tower-hexes')) if (!m.inZone('level-1', tower)) yield tower;
  }),

  check('[16.63] from 2906 a fireball that drifts east comes down in 2907, both in the field', function* (m) {
    if (!sameHexes(m.zone('fireball-example'), ['2906', '2907'])) yield 'fireball-example';
    // Directions go round from the west: the fourth is east.
    if (m.neighbour('2906', 4) !== '2907') yield `east of 2906 is ${m.neighbour('2906', 4)}`;
    for (const hex of m.zone('fireball-example')) if (m.ground(hex) !== 'clear') yield hex;
  }),
];

const eastEdge = (m: Survey) => m.playable.filter((hex) => m.column(hex) === m.map.grid.columns);

export const FORCES: readonly Check[] = [
  check('[13.1] Sauron sets up in the four eastern columns, the edge counted as one', function* (m) {
    const want = m.playable.filter((hex) => m.column(hex) > m.map.grid.columns - 4);
    if (!sameHexes(m.zone('sauron-setup'), want)) yield 'sauron-setup';
  }),

  check('[13.2] Westernesse sets up in the city and within two hexes of it', function* (m) {
    const city = m.zone('minas-tirith');
    const near = m.playable.filter((hex) => !city.includes(hex) && city.some((next) => m.distance(hex, next) <= 2));
    if (!sameHexes(m.zone('walls-approach'), near)) yield 'walls-approach';
    if (!sameHexes(m.zone('westernesse-setup'), [...city, ...near])) yield 'westernesse-setup';
    for (const hex of m.zone('westernesse-setup')) if (m.inZone('sauron-setup', hex)) yield `${hex} is Sauron's`;
    if (!sameHexes(m.zone('citadel'), ['1903']) || m.ground('1903') !== 'citadel') yield 'citadel';
  }),

  check('[14.1] Sauron comes on by the east edge within two hexes of 2124', function* (m) {
    if (!sameHexes(m.zone('east-edge'), eastEdge(m))) yield 'east-edge';
    const want = eastEdge(m).filter((hex) => m.distance(hex, '2124') <= 2);
    if (!sameHexes(m.zone('sauron-entry'), want)) yield 'sauron-entry';
  }),

  check('[14.2] Rohan comes on by the whole north edge, the Men of Aragorn by the whole south edge', function* (m) {
    const edge = (of: number) => m.playable.filter((hex) => Number(hex.slice(0, 2)) === of);
    if (!sameHexes(m.zone('rohan-entry'), edge(1))) yield 'rohan-entry';
    if (!sameHexes(m.zone('aragorn-entry'), edge(m.map.grid.rows))) yield 'aragorn-entry';
  }),

  check('[13.0] there is a hex for every unit wherever units are set up', function* (m) {
    const need = new Map<string, number>();
    for (const { arrives } of [...UNITS, ...LEADERS])
      if (arrives.at === 'deployment') need.set(arrives.area, (need.get(arrives.area) ?? 0) + 1);
    for (const [zone, pieces] of need)
      if (m.zone(zone).length < pieces) yield `${zone}: ${m.zone(zone).length} hexes for ${pieces} pieces`;
  }),
];
