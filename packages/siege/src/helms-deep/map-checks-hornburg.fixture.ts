/** What the cases on the Hornburg say of the map. */
import { check, type Check, only, sameHexes } from '../engine/map-survey.fixture.ts';
import { CASTLE, CLOSED, deep, outside } from './map-survey.fixture.ts';

export const HORNBURG: readonly Check[] = [
  check('[15.11] its levels rise inwards, from ground to wall to courts to tower', function* (m) {
    const heights = ['ground', 'deeping-wall', ...CASTLE].map((level) => m.map.levels[level]?.height ?? Number.NaN);
    for (const [i, height] of heights.entries())
      if (i > 0 && !(height > (heights[i - 1] ?? Infinity))) yield `level ${i}`;
    const levels = Object.values(m.map.levels).flatMap(({ hexes }) => hexes);
    if (!sameHexes(levels, m.playable)) yield 'a hex on no level or on two';
    for (const level of CASTLE) if (!sameHexes(m.map.levels[level]?.hexes ?? [], m.zone(level))) yield `level ${level}`;
    if (
      !sameHexes(
        m.zone('hornburg'),
        CASTLE.flatMap((level) => m.zone(level)),
      )
    )
      yield 'hornburg';
    if (m.zone('central-tower').length !== 1) yield 'the central tower is one hex';
  }),

  check('[15.12] from outside nobody walks into court, tower, wall or Deep', function* (m) {
    const reached = outside(m);
    for (const zone of [...CASTLE, 'helms-deep']) {
      for (const hex of m.zone(zone)) if (reached.has(hex)) yield `${hex} of ${zone}`;
    }
  }),

  check('[15.12] each level is one area, closed all round, and the areas are the whole map', function* (m) {
    const areas = CASTLE.map((level) => m.flood(m.zone(level).slice(0, 1)));
    for (const [i, level] of CASTLE.entries()) if (!sameHexes(areas[i] ?? [], m.zone(level))) yield level;
    const sizes = [...areas, outside(m), deep(m)].map((area) => area.size);
    if (sizes.reduce((sum, size) => sum + size, 0) !== m.playable.length) yield 'hexes in no area or in two';
  }),

  check('[15.12] it is walled against the mountain too', function* (m) {
    for (const hex of m.zone('hornburg')) {
      for (const next of m.neighbours(hex)) {
        const steep = ['wall', 'tower'].includes(m.kind(hex, next)) && m.side(hex, next)?.upper === hex;
        if (m.ground(next) === 'mountain' && !steep) yield `${hex}-${next}`;
      }
    }
  }),

  check(
    '[15.12] [15.16] [17.14] [18.11] the upper hex of a wall, tower, gate or culvert side is the higher',
    function* (m) {
      for (const { hexes, kind, upper } of m.map.sides) {
        if (!['wall', 'tower', 'gate', 'main-gate', 'culvert'].includes(kind)) continue;
        const lower = hexes.find((hex) => hex !== upper) ?? '';
        if (m.ground(lower) !== 'mountain' && !(m.height(upper ?? '') > m.height(lower)))
          yield `${hexes.join('-')} ${kind}`;
      }
    },
  ),

  check('[15.14] [15.53] a tower is higher than every hex beside it', function* (m) {
    for (const hex of m.playable) if (m.ground(hex) === 'tower' && !m.inZone('towers', hex)) yield `${hex} in no zone`;
    for (const tower of m.zone('towers')) {
      for (const next of m.ways(tower)) if (!(m.height(tower) > m.height(next))) yield `${tower} beside ${next}`;
    }
  }),

  check(
    '[15.31] [15.51] every side of a tower is a tower, arch or gate hexside, and arches are at towers only',
    function* (m) {
      for (const tower of m.zone('towers')) {
        for (const next of m.ways(tower)) {
          if (!['tower', 'arch', 'gate'].includes(m.kind(tower, next)))
            yield `${tower}-${next} is ${m.kind(tower, next)}`;
        }
      }
      for (const { hexes, kind } of m.map.sides) {
        if (kind === 'arch' && !hexes.some((hex) => m.inZone('towers', hex))) yield `arch ${hexes.join('-')}`;
      }
    },
  ),

  check(
    '[15.15] [15.32] [23.2] six gates, each from its lower area to its upper, named with the level it opens',
    function* (m) {
      const areas = new Map<string, ReadonlySet<string>>([
        ['outside', outside(m)],
        ['deep', deep(m)],
      ]);
      for (const level of CASTLE) areas.set(level, m.flood(m.zone(level).slice(0, 1)));
      const want: Readonly<Record<string, readonly [from: string, to: (typeof CASTLE)[number]]>> = {
        'main-gate': ['outside', 'hornburg-1'],
        'wall-gate': ['deep', 'hornburg-1'],
        'rear-gate': ['deep', 'hornburg-1'],
        'inner-gate-north': ['hornburg-1', 'hornburg-2'],
        'inner-gate-south': ['hornburg-1', 'hornburg-2'],
        'tower-gate': ['hornburg-2', 'central-tower'],
      };
      const gates = m.map.sides.filter(({ kind }) => kind === 'gate' || kind === 'main-gate');
      if (
        !sameHexes(
          gates.map(({ id }) => id ?? ''),
          Object.keys(want),
        )
      )
        yield 'other gates';
      for (const { id = '', hexes, upper = '', kind } of gates) {
        const lower = hexes.find((hex) => hex !== upper) ?? '';
        const [from, to] = want[id] ?? ['', ''];
        if (!areas.get(from)?.has(lower) || !areas.get(to)?.has(upper)) yield `${id} joins other areas`;
        if (!m.map.levels[to]?.gates?.includes(id)) yield `${id} is not among the gates of ${to}`;
        if ((kind === 'main-gate') !== (id === 'main-gate')) yield `${id} is ${kind}`;
        // [15.61] Neither ram nor fire could be brought to it over rough ground.
        if (m.ground(lower) === 'rough') yield `${id} opens on rough ground`;
      }
      const listed = Object.values(m.map.levels).flatMap((level) => level.gates ?? []);
      if (!sameHexes(listed, Object.keys(want))) yield 'gates of levels';
    },
  ),

  check(
    '[15.21] [15.22] [15.23] the ramp runs from its foot to the Main Gate, and has no other way on or off',
    function* (m) {
      const ramp = m.zone('ramp');
      const ends: string[] = [];
      for (const [i, hex] of ramp.entries()) {
        for (const next of m.ways(hex)) {
          const j = ramp.indexOf(next);
          if (j >= 0) {
            if (Math.abs(i - j) !== 1 || m.kind(hex, next) !== 'open') yield `${hex}-${next}`;
          } else if (m.kind(hex, next) !== 'ramp-side') ends.push(`${hex} ${m.kind(hex, next)} ${next}`);
        }
      }
      const gate = `${ramp[0]} main-gate ${only(m, 'main-gate-hex')}`;
      const foot = `${ramp[ramp.length - 1]} open ${only(m, 'ramp-foot')}`;
      if (!sameHexes(ends, [gate, foot])) yield `ends: ${ends.join(', ')}`;
      if (ramp[0] !== only(m, 'ramp-top')) yield 'ramp-top';
      if (!sameHexes(m.zone('ramp-entrances'), [only(m, 'main-gate-hex'), only(m, 'ramp-foot')]))
        yield 'ramp-entrances';
      for (const hex of ramp) if (!outside(m).has(hex)) yield `${hex} cannot be reached`;
    },
  ),

  check('[15.62] every rough hex touches a mountain, the Hornburg or its Ramp', function* (m) {
    if (
      !sameHexes(
        m.zone('rough'),
        m.playable.filter((hex) => m.ground(hex) === 'rough'),
      )
    )
      yield 'rough';
    for (const hex of m.zone('rough')) {
      const at = (next: string) =>
        m.ground(next) === 'mountain' || m.inZone('hornburg', next) || m.inZone('ramp', next);
      if (!m.neighbours(hex).some(at)) yield hex;
    }
  }),

  check('[15.61] [15.72] cavalry can come to every hex that is not rough, through gates', function* (m) {
    const shut = new Set([...CLOSED, 'dike'].filter((kind) => kind !== 'gate' && kind !== 'main-gate'));
    const reached = m.flood(m.zone('isengard-entry'), shut, (hex) => m.ground(hex) === 'rough');
    for (const hex of m.playable) if (m.ground(hex) !== 'rough' && !reached.has(hex)) yield hex;
  }),

  check(
    '[20.81] [7.13] rocks and cover are wherever one looks down from a wall, tower, gate or culvert side',
    function* (m) {
      const above = new Set<string>();
      for (const { kind, upper = '' } of m.map.sides) {
        if (['wall', 'tower', 'gate', 'main-gate', 'culvert'].includes(kind)) above.add(upper);
      }
      for (const zone of ['rocks', 'protected-wall']) if (!sameHexes(m.zone(zone), above)) yield zone;
    },
  ),
];
