/** What the map must be before any case is asked, and where the cases put the forces. */
import { LEADERS, UNITS } from './data.ts';
import { check, type Check, sameHexes } from '../engine/map-survey.fixture.ts';

export const DATA: readonly Check[] = [
  check('fill a grid of 24 rows and 34 columns with ground that the legend names', function* (m) {
    const { grid, terrain, legend } = m.map;
    if (grid.rows !== 24 || grid.columns !== 34) yield `${grid.rows} rows, ${grid.columns} columns`;
    if (grid.offset !== 'even rows shoved right') yield grid.offset;
    if (terrain.length !== grid.rows) yield `${terrain.length} rows of ground`;
    for (const [i, row] of terrain.entries()) {
      if (row.length !== grid.columns) yield `row ${i + 1} has ${row.length} hexes`;
      for (const sign of row) if (!(sign in legend)) yield `row ${i + 1}: ${sign}`;
    }
    for (const sign of Object.keys(legend)) if (!terrain.some((row) => row.includes(sign))) yield `no hex is ${sign}`;
  }),

  check('list each side once, between neighbours, with the higher of its hexes where height matters', function* (m) {
    const seen = new Set<string>();
    for (const { hexes, kind, upper } of m.map.sides) {
      const name = hexes.toSorted().join('|');
      if (seen.has(name)) yield `${name} twice`;
      seen.add(name);
      if (!m.neighbours(hexes[0]).includes(hexes[1])) yield `${name} are no neighbours`;
      if (kind !== 'bank' && !(upper !== undefined && hexes.includes(upper))) yield `${name} has no upper hex`;
    }
    const ids = m.map.sides.flatMap(({ id }) => id ?? []);
    if (new Set(ids).size !== ids.length) yield 'two sides of one name';
  }),

  check('hold the zones that rules name, each with hexes of the map that are no mountain', function* (m) {
    const named = `isengard-setup isengard-entry erkenbrand-entry westernesse-hornburg-setup hornburg-inner-court
      westernesse-dike-setup glittering-caves-entry west-edge hornburg hornburg-1 hornburg-2 central-tower horn towers
      main-gate-hex ramp ramp-top ramp-foot ramp-entrances rough dike-hexes ditch-hexes dike-breach rear-guard
      deeping-wall deeping-wall-towers behind-deeping-wall helms-deep culvert culvert-west-stream orc-cunning stream
      sortie-start sortie-exit sortie-target rocks protected-wall`.split(/\s+/);
    for (const name of named) if (m.zone(name).length === 0) yield `${name} is empty`;
    for (const [name, hexes] of Object.entries(m.map.zones)) {
      if (hexes.length === 0) yield `${name} is empty`;
      if (new Set(hexes).size !== hexes.length) yield `${name} holds a hex twice`;
      for (const hex of hexes) if (!m.playable.includes(hex)) yield `${name}: ${hex}`;
    }
    for (const { text, hex } of m.map.labels) if (!m.all.includes(hex)) yield `label ${text}: ${hex}`;
  }),
];

export const FORCES: readonly Check[] = [
  check('[13.1] Isengard sets up on all ground within three hexes of the east edge', function* (m) {
    const want = m.playable.filter((hex) => m.column(hex) > m.map.grid.columns - 3);
    if (!sameHexes(m.zone('isengard-setup'), want)) yield 'isengard-setup';
  }),

  check('[14.1] [14.21] the whole east edge is the entry of Isengard and of Erkenbrand', function* (m) {
    const want = m.playable.filter((hex) => m.column(hex) === m.map.grid.columns);
    for (const zone of ['isengard-entry', 'erkenbrand-entry']) if (!sameHexes(m.zone(zone), want)) yield zone;
  }),

  check('[14.22] the caves open on the west edge, and the west edge lies in the Deep', function* (m) {
    for (const hex of m.zone('glittering-caves-entry')) if (m.column(hex) !== 1) yield `cave at ${hex}`;
    const edge = m.playable.filter((hex) => m.column(hex) === 1);
    if (!sameHexes(m.zone('west-edge'), edge)) yield 'west-edge';
    for (const hex of edge) if (!m.inZone('behind-deeping-wall', hex)) yield `${hex} is not in the Deep`;
  }),

  check('[13.2] the inner court is level 2, and the Dike is its rampart and its breach', function* (m) {
    if (!sameHexes(m.zone('hornburg-inner-court'), m.zone('hornburg-2'))) yield 'hornburg-inner-court';
    const dike = [...m.zone('dike-hexes'), ...m.zone('dike-breach')];
    if (!sameHexes(m.zone('westernesse-dike-setup'), dike)) yield 'westernesse-dike-setup';
    const burg = [...m.zone('hornburg'), ...m.zone('helms-deep')];
    if (!sameHexes(m.zone('westernesse-hornburg-setup'), burg)) yield 'westernesse-hornburg-setup';
  }),

  check('[13] [14] there is a hex for every unit wherever units of the order of battle come to stand', function* (m) {
    const need = new Map<string, number>();
    for (const { arrives, side } of UNITS) {
      const east = side === 'isengard' ? 'isengard-entry' : 'erkenbrand-entry';
      const zones = {
        deployment: arrives.at === 'deployment' ? arrives.area : '',
        turn: east,
        apart: 'glittering-caves-entry',
      };
      const wave = `${zones[arrives.at]} ${arrives.at === 'turn' ? arrives.turn : 0}`;
      need.set(wave, (need.get(wave) ?? 0) + 1);
    }
    for (const [wave, units] of need) {
      const zone = wave.split(' ')[0] ?? '';
      if (m.zone(zone).length < units) yield `${zone}: ${m.zone(zone).length} hexes for ${units} units`;
    }
    for (const { id, arrives } of LEADERS) {
      if (arrives.at === 'deployment' && m.zone(arrives.area).length === 0) yield `no hex for ${id}`;
    }
  }),
];
