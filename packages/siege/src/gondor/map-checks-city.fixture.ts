/** What the cases on Minas Tirith say of the map: its rings, heights, walls, gates, towers and tunnels. */
import { check, type Check, sameHexes } from '../engine/map-survey.fixture.ts';
import { CLOSED, FIELD, GATES, isGate, LEVELS, lowerOf, RAMPARTS, row, streetsOf } from './map-survey.fixture.ts';

/** The row of the Main Gate and of the pier of rock, which parts the city into north and south. */
const MIDDLE = 19;

export const RINGS: readonly Check[] = [
  check('[15.11] seven levels rise from 1 to 7, each smaller than the one below', function* (m) {
    for (const [i, [level, size]] of LEVELS.entries()) {
      if (m.map.levels[level]?.height !== i + 1) yield `${level} lies at ${m.map.levels[level]?.height}`;
      if (streetsOf(m, level).length !== size) yield `${level} has ${streetsOf(m, level).length} hexes`;
    }
    if (m.map.levels[FIELD]?.height !== 0) yield 'the Pelennor is not the ground';
  }),

  check('[15.11] every hex lies on one level, and a tower on its own above the first', function* (m) {
    const towers = m.map.levels['outer-towers'];
    if (!towers || !sameHexes(towers.hexes, m.zone('tower-hexes'))) yield 'outer-towers';
    if (towers?.height !== 1.5) yield `towers lie at ${towers?.height}`;
    const hexes = [FIELD, ...LEVELS.map(([level]) => level)].flatMap((level) => m.map.levels[level]?.hexes ?? []);
    if (!sameHexes(hexes, m.playable)) yield 'a hex on no level or on two';
  }),

  check('[15.21] Minas Tirith is the seven levels and the towers', function* (m) {
    const city = m.playable.filter((hex) => m.height(hex) > 0);
    if (!sameHexes(m.zone('minas-tirith'), city)) yield 'minas-tirith';
    if (city.length !== 102) yield `${city.length} hexes`;
  }),

  check('[15.12] the field is one area, and nobody walks from it into the city', function* (m) {
    if (!sameHexes(m.flood(['2124']), m.map.levels[FIELD]?.hexes ?? [])) yield FIELD;
  }),

  check('[15.12] each level is one area, closed all round', function* (m) {
    for (const [level] of LEVELS) {
      const streets = streetsOf(m, level);
      if (!sameHexes(m.flood(streets.slice(0, 1)), streets)) yield level;
    }
  }),

  check(
    '[15.11] [15.12] hexes beside each other differ by one level at most, with a rampart wherever they do',
    function* (m) {
      for (const hex of m.playable) {
        for (const next of m.ways(hex).filter((other) => m.height(other) > m.height(hex))) {
          if (Math.floor(m.height(next)) - Math.floor(m.height(hex)) > 1) yield `${hex}-${next} is too steep`;
          if (!CLOSED.has(m.kind(hex, next))) yield `${hex}-${next} is ${m.kind(hex, next)}`;
        }
      }
    },
  ),

  check('[15.12] [15.13] the upper hex of a wall, tower or gate side is the higher', function* (m) {
    for (const side of m.map.sides.filter(({ kind }) => RAMPARTS.has(kind)))
      if (!(m.height(side.upper ?? '') > m.height(lowerOf(side)))) yield `${side.hexes.join('-')} ${side.kind}`;
  }),

  check('[15.23] the Outer Wall towards the field is never breached, and nothing else is so strong', function* (m) {
    for (const side of m.map.sides) {
      const outer = RAMPARTS.has(side.kind) && m.height(lowerOf(side)) === 0 && side.kind !== 'main-gate';
      if (outer !== (side.unbreachable === true)) yield side.hexes.join('-');
    }
    if (m.map.sides.filter(({ unbreachable }) => unbreachable).length !== 48) yield 'not 48 sides';
  }),

  check('[16.41] [16.43] the foot of the Outer Wall is every hex of the field that touches the city', function* (m) {
    const foot = m.playable.filter((hex) => m.height(hex) === 0 && m.ways(hex).some((next) => m.height(next) > 0));
    if (!sameHexes(m.zone('foot-of-outer-wall'), foot)) yield 'foot-of-outer-wall';
    if (foot.length !== 27) yield `${foot.length} hexes`;
  }),
];

export const GATES_AND_DOORS: readonly Check[] = [
  check('[15.15] [20.2] one gate leads into each level from the level below, and is named with it', function* (m) {
    const gates = m.map.sides.filter((side) => isGate(side) && !m.inZone('tower-hexes', side.upper ?? ''));
    if (gates.length !== GATES.length) yield `${gates.length} gates`;
    for (const [i, [id, outer, inner]] of GATES.entries()) {
      const side = m.side(outer, inner);
      if (side?.id !== id || side.upper !== inner || !isGate(side)) yield `${id} is not ${outer}-${inner}`;
      if (m.height(outer) !== i || m.height(inner) !== i + 1) yield `${id} joins other levels`;
      const level = LEVELS[i]?.[0] ?? '';
      if (!sameHexes(m.map.levels[level]?.gates ?? [], [id])) yield `gates of ${level}`;
    }
    if (!sameHexes(m.zone('main-gate'), ['1910', '1911'])) yield 'main-gate';
    const main = m.map.sides.filter(({ kind }) => kind === 'main-gate');
    if (main.length !== 1 || main[0]?.id !== 'main-gate') yield 'one Main Gate';
  }),

  check('[15.15] from the second gate to the sixth they lie south and north by turns', function* (m) {
    const south = GATES.slice(1, 6).map(([, , inner]) => row(inner) > MIDDLE);
    if (south.join() !== 'true,false,true,false,true') yield south.join();
    for (const [, outer, inner] of GATES) if (m.distance(outer, inner) !== 1) yield `${outer}-${inner}`;
  }),

  check('[16.3] two tower sides stand beside each inner gate, and no others in the city', function* (m) {
    const inner = m.map.sides.filter(({ kind, upper }) => kind === 'tower' && !m.inZone('tower-hexes', upper ?? ''));
    if (inner.length !== 12) yield `${inner.length} inner tower sides`;
    for (const [id, ...hexes] of GATES.slice(1)) {
      const beside = inner.filter((side) => side.hexes.some((hex) => hexes.some((of) => of === hex)));
      const name = m.map.labels.find(({ hex, kind }) => kind === 'gate' && hexes.some((of) => of === hex))?.text;
      const towers = beside.filter(({ part }) => part === `gate tower of the ${name}`);
      if (towers.length !== 2) yield `${towers.length} towers beside ${id}`;
    }
  }),

  check('[16.23] the outer hex of the n-th gate lies n hexes from the field, its own counted', function* (m) {
    for (const [i, [id, outer, inner]] of GATES.entries()) {
      const away = (hex: string) => Math.min(m.distance(hex, outer), m.distance(hex, inner)) + 1;
      const nearest = Math.min(...(m.map.levels[FIELD]?.hexes ?? []).map(away));
      if (nearest !== i + 1) yield `${id} is ${nearest} hexes from the field`;
    }
  }),

  check('[15.22] by gates, doors and tunnels one can ride to every hex that is not soft', function* (m) {
    const soft = (hex: string) => m.ground(hex) === 'plowed fields' || m.ground(hex) === 'grove';
    const reached = m.flood(['2124'], new Set(['wall', 'tower', 'cliff']), soft);
    for (const hex of m.playable) if (!soft(hex) && !reached.has(hex)) yield hex;
  }),
];

export const TOWERS: readonly Check[] = [
  check('[15.14] a tower is higher than every hex beside it', function* (m) {
    for (const hex of m.playable)
      if ((m.ground(hex) === 'tower') !== m.inZone('tower-hexes', hex)) yield `${hex} is ${m.ground(hex)}`;
    for (const tower of m.zone('tower-hexes'))
      for (const next of m.ways(tower)) if (!(m.height(tower) > m.height(next))) yield `${tower} beside ${next}`;
  }),

  check('[15.14] [15.15] G-139: all its sides are tower sides, but for one door to the first level', function* (m) {
    for (const tower of m.zone('tower-hexes')) {
      const doors = m.ways(tower).filter((next) => m.kind(tower, next) === 'gate');
      if (doors.length !== 1 || m.height(doors[0] ?? '') !== 1) yield `doors of ${tower}: ${doors.join()}`;
      for (const next of m.ways(tower))
        if (!['tower', 'gate'].includes(m.kind(tower, next)) || m.side(tower, next)?.upper !== tower)
          yield `${tower}-${next} is ${m.kind(tower, next)}`;
      if (!m.ways(tower).some((next) => m.height(next) === 0)) yield `${tower} does not stand out`;
    }
    const doors = m.map.sides.filter((side) => isGate(side) && m.inZone('tower-hexes', side.upper ?? ''));
    for (const { id = '' } of doors) if (!id.startsWith('door-of-the-')) yield id;
    const listed = Object.values(m.map.levels).flatMap((level) => level.gates ?? []);
    for (const { id = '' } of doors) if (listed.includes(id)) yield `${id} opens a level`;
  }),

  check('[15.14] the towers of the Main Gate stand on both sides of its outer hex', function* (m) {
    for (const tower of ['1811', '2011']) {
      if (!m.inZone('tower-hexes', tower)) yield tower;
      for (const hex of m.zone('main-gate')) if (m.distance(tower, hex) !== 1) yield `${tower} and ${hex}`;
    }
  }),
];

export const TUNNELS: readonly Check[] = [
  check('[15.24] the second level to the sixth have one tunnel hex each', function* (m) {
    for (const hex of m.playable)
      if ((m.ground(hex) === 'tunnel') !== m.inZone('tunnel-hexes', hex)) yield `${hex} is ${m.ground(hex)}`;
    for (const [level] of LEVELS) {
      const found = streetsOf(m, level).filter((hex) => m.inZone('tunnel-hexes', hex)).length;
      if (found !== (level === 'first-level' || level === 'citadel' ? 0 : 1)) yield `${level} has ${found}`;
    }
  }),

  check('[6.13] [15.24] two mouths lead into each, on its level; all else is rock, or the Citadel Gate', function* (m) {
    for (const tunnel of m.zone('tunnel-hexes')) {
      const mouths = m.ways(tunnel).filter((next) => m.kind(tunnel, next) === 'arch');
      if (mouths.length !== 2) yield `${tunnel} has ${mouths.length} mouths`;
      for (const mouth of mouths) if (m.height(mouth) !== m.height(tunnel)) yield `${tunnel}-${mouth}`;
      const [north = 0, south = 0] = mouths.map(row).toSorted((a, b) => a - b);
      if (!(north < MIDDLE && south > MIDDLE)) yield `${tunnel} does not lead from north to south`;
      for (const next of m.ways(tunnel))
        if (!['arch', 'cliff'].includes(m.kind(tunnel, next)) && m.side(tunnel, next)?.id !== 'citadel-gate')
          yield `${tunnel}-${next} is ${m.kind(tunnel, next)}`;
    }
    for (const { hexes, kind } of m.map.sides)
      if ((kind === 'arch' || kind === 'cliff') && !hexes.some((hex) => m.inZone('tunnel-hexes', hex)))
        yield `${kind} ${hexes.join('-')}`;
  }),

  check('[15.24] without its tunnel a level falls apart into a north and a south half', function* (m) {
    for (const [level] of LEVELS.slice(1, 6)) {
      const open = streetsOf(m, level).filter((hex) => !m.inZone('tunnel-hexes', hex));
      const north = open.filter((hex) => row(hex) < MIDDLE);
      const shut = (hex: string) => m.inZone('tunnel-hexes', hex);
      if (!sameHexes(m.flood(north.slice(0, 1), CLOSED, shut), north)) yield `north of ${level}`;
      const south = open.filter((hex) => row(hex) > MIDDLE);
      if (!sameHexes(m.flood(south.slice(0, 1), CLOSED, shut), south)) yield `south of ${level}`;
      if (north.length + south.length !== open.length) yield `${level} in the middle`;
    }
  }),
];
