/** What the cases on the ground before and behind the Deeping Wall say of the map. */
import { check, type Check, only, sameHexes } from '../engine/map-survey.fixture.ts';
import { CLOSED, deep, outside } from './map-survey.fixture.ts';

export const DIKE: readonly Check[] = [
  check('[16.11] the ditch is on the east side, the rampart on clear ground', function* (m) {
    const sides = m.map.sides.filter(({ kind }) => kind === 'dike');
    for (const { hexes, upper = '' } of sides) {
      const ditch = hexes.find((hex) => hex !== upper) ?? '';
      if (!m.inZone('dike-hexes', upper) || !m.inZone('ditch-hexes', ditch)) yield `${hexes.join('-')} in no zone`;
      if (m.easting(ditch) <= m.easting(upper)) yield `${hexes.join('-')}: ditch on the west`;
    }
    for (const hex of m.zone('dike-hexes')) {
      if (!['clear', 'road'].includes(m.ground(hex))) yield `${hex} is ${m.ground(hex)}`;
      const touching = (next: string) => m.inZone('ditch-hexes', next) && m.easting(next) > m.easting(hex);
      for (const next of m.ways(hex).filter(touching)) if (m.kind(hex, next) !== 'dike') yield `no dike ${hex}-${next}`;
    }
  }),

  check('[16.1] it shuts the coomb from cliff to cliff but for its breach', function* (m) {
    const breach = (hex: string) => m.inZone('dike-breach', hex);
    const reached = m.flood(m.zone('isengard-entry'), new Set([...CLOSED, 'dike']), breach);
    for (const hex of [...m.zone('dike-hexes'), ...m.zone('ramp-foot')]) if (reached.has(hex)) yield `open to ${hex}`;
    const grounds = m.zone('dike-breach').map((hex) => m.ground(hex));
    if (!sameHexes(grounds, ['road', 'stream'])) yield `breach of ${grounds.join(' and ')}`;
  }),

  check('[16.12] cavalry passes it by the breach, and only there', function* (m) {
    const rough = (hex: string) => m.ground(hex) === 'rough';
    const closed = new Set([...CLOSED, 'dike']);
    const foot = only(m, 'ramp-foot');
    if (!m.flood(m.zone('isengard-entry'), closed, rough).has(foot)) yield 'no way by the breach';
    const shut = (hex: string) => rough(hex) || m.inZone('dike-breach', hex);
    if (m.flood(m.zone('isengard-entry'), closed, shut).has(foot)) yield 'a way past the breach';
  }),

  check('[21.31] the Rear Guard may be anywhere within two hexes of a Dike hex', function* (m) {
    const near = m.playable.filter((hex) => m.zone('dike-hexes').some((dike) => m.distance(dike, hex) <= 2));
    if (!sameHexes(m.zone('rear-guard'), near)) yield 'rear-guard';
  }),
];

export const DEEPING_WALL_AND_STREAM: readonly Check[] = [
  check('[17.13] one walks along the wall from the Hornburg to the southern cliff', function* (m) {
    const wall = m.zone('deeping-wall');
    for (const [i, hex] of wall.entries()) {
      const before = wall[i - 1];
      if (before === undefined) continue;
      if (m.distance(before, hex) !== 1 || !['open', 'arch'].includes(m.kind(before, hex))) yield `${before}-${hex}`;
    }
    if (!m.neighbours(wall[0] ?? '').some((next) => m.inZone('hornburg-1', next))) yield 'it begins elsewhere';
    if (!m.neighbours(wall[wall.length - 1] ?? '').some((next) => m.ground(next) === 'mountain')) yield 'it ends early';
    for (const tower of m.zone('deeping-wall-towers')) if (!wall.includes(tower)) yield `tower ${tower}`;
  }),

  check('[17.11] [17.14] it is steep towards the east and free towards the Deep', function* (m) {
    const [out, inside] = [outside(m), deep(m)];
    for (const hex of m.zone('deeping-wall')) {
      for (const next of m.ways(hex).filter((other) => !m.inZone('deeping-wall', other))) {
        const kind = m.kind(hex, next);
        if (out.has(next)) {
          const steep = ['wall', 'tower', 'culvert'].includes(kind) && m.side(hex, next)?.upper === hex;
          if (!steep || m.easting(next) <= m.easting(hex)) yield `outer side ${hex}-${next} is ${kind}`;
        } else if (inside.has(next) && !['open', 'arch', 'culvert', 'bank'].includes(kind))
          yield `inner side ${hex}-${next}`;
      }
    }
  }),

  check('[17.12] from every hex of it there is somewhere to go on its inner side', function* (m) {
    for (const hex of m.zone('deeping-wall')) {
      const inner = m.ways(hex).filter((next) => m.inZone('helms-deep', next));
      if (
        !inner.some(
          (next) => ['open', 'arch', 'bank'].includes(m.kind(hex, next)) || m.side(hex, next)?.over === 'open',
        )
      )
        yield hex;
    }
  }),

  check(
    "[17.11] [23.3] from the caves one comes to the whole Deep and the wall, which are Helm's Deep, and no further",
    function* (m) {
      if (!sameHexes(deep(m), m.zone('helms-deep'))) yield 'helms-deep';
      const parts = [...m.zone('deeping-wall'), ...m.zone('behind-deeping-wall')];
      if (!sameHexes(parts, m.zone('helms-deep'))) yield 'wall and Deep';
    },
  ),

  check('[18.1] the Culvert is one hex of the wall, with the stream on both sides of it', function* (m) {
    const hex = only(m, 'culvert');
    if (m.zone('culvert').length !== 1 || !m.inZone('deeping-wall', hex) || m.ground(hex) !== 'culvert') yield hex;
    for (const [direction, over] of [
      [1, 'open'],
      [4, 'wall'],
    ] as const) {
      const next = m.neighbour(hex, direction);
      if (m.kind(hex, next) !== 'culvert' || m.side(hex, next)?.over !== over) yield `side to ${next}`;
      if (m.ground(next) !== 'stream') yield `no stream at ${next}`;
    }
  }),

  check(
    '[21.81] Orc Cunning works from the three hexes east of the Culvert, and the stream west of it is inside',
    function* (m) {
      const hex = only(m, 'culvert');
      const east = ([3, 4, 5] as const).map((direction) => m.neighbour(hex, direction));
      if (!sameHexes(m.zone('orc-cunning'), east)) yield 'orc-cunning';
      for (const next of east) if (!outside(m).has(next) || m.ground(next) === 'rough') yield next;
      if (!sameHexes(m.zone('culvert-west-stream'), [m.neighbour(hex, 1)])) yield 'culvert-west-stream';
      if (!deep(m).has(m.neighbour(hex, 1))) yield 'the west end is outside';
    },
  ),

  check('[19.1] the stream flows from the west edge under the wall to the east edge', function* (m) {
    const stream = m.zone('stream');
    for (const [i, hex] of stream.entries()) {
      const before = stream[i - 1] ?? hex;
      const under = [before, hex].every((end) => m.neighbours(only(m, 'culvert')).includes(end));
      if (m.distance(before, hex) > (under ? 2 : 1)) yield `${before}-${hex}`;
    }
    if (m.column(stream[0] ?? '') !== 1 || m.column(stream[stream.length - 1] ?? '') !== m.map.grid.columns)
      yield 'ends';
    if (
      !sameHexes(
        stream,
        m.playable.filter((hex) => m.ground(hex) === 'stream'),
      )
    )
      yield 'stream';
  }),

  check('[19.11] there is a bank wherever stream and dry ground meet, and nowhere else', function* (m) {
    for (const hex of m.zone('stream')) {
      for (const next of m.ways(hex).filter((other) => m.ground(other) !== 'stream')) {
        if (!['bank', 'culvert'].includes(m.kind(hex, next))) yield `no bank ${hex}-${next}`;
      }
    }
    for (const { hexes, kind } of m.map.sides) {
      if (kind === 'bank' && hexes.filter((hex) => m.ground(hex) === 'stream').length !== 1)
        yield `bank ${hexes.join('-')}`;
    }
  }),

  check('[4.3] the road runs unbroken from the foot of the ramp to the east edge', function* (m) {
    const road = m.map.roads?.[0] ?? [];
    for (const [i, hex] of road.entries()) {
      const before = road[i - 1];
      if (before && (m.distance(before, hex) !== 1 || m.kind(before, hex) !== 'open')) yield `${before}-${hex}`;
    }
    if (road[0] !== only(m, 'ramp-foot') || m.column(road[road.length - 1] ?? '') !== m.map.grid.columns) yield 'ends';
    if (
      !sameHexes(
        road,
        m.playable.filter((hex) => m.ground(hex) === 'road'),
      )
    )
      yield 'road';
  }),
];

export const ABILITIES: readonly Check[] = [
  check('[21.41] the sortie goes from three hexes of level 1 by the sally port to the top of the ramp', function* (m) {
    const exit = only(m, 'sortie-exit');
    const top = only(m, 'ramp-top');
    if (m.zone('sortie-start').length !== 3) yield 'sortie-start';
    for (const hex of m.zone('sortie-start')) {
      if (!m.inZone('hornburg-1', hex) || !['wall', 'tower'].includes(m.kind(exit, hex))) yield hex;
      if (!m.neighbours(exit).includes(hex)) yield `${hex} is not beside the exit`;
    }
    if (!outside(m).has(exit) || m.kind(exit, top) !== 'ramp-side') yield `exit ${exit}`;
    if (!sameHexes(m.zone('sortie-target'), [top])) yield 'sortie-target';
    if (m.kind(top, only(m, 'main-gate-hex')) !== 'main-gate') yield 'the Main Gate is not at the top of the ramp';
  }),

  check('[21.51] the horn is in the central tower', function* (m) {
    if (!sameHexes(m.zone('horn'), m.zone('central-tower'))) yield 'horn';
  }),
];
