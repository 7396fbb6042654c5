/** What the cases on the ground before the city say of the map: roads, slopes, fields and groves. */
import { check, type Check, sameHexes } from '../engine/map-survey.fixture.ts';
import { FIELD, lowerOf, row } from './map-survey.fixture.ts';

export const ROADS: readonly Check[] = [
  check('[4.3] three roads run unbroken over road hexes, and cross nothing', function* (m) {
    const roads = m.map.roads ?? [];
    if (roads.length !== 3) yield `${roads.length} roads`;
    for (const road of roads) {
      for (const [i, hex] of road.entries()) {
        const before = road[i - 1];
        if (m.ground(hex) !== 'road') yield `${hex} is ${m.ground(hex)}`;
        if (before !== undefined && (m.distance(before, hex) !== 1 || m.kind(before, hex) !== 'open'))
          yield `${before}-${hex}`;
      }
    }
    const found = m.all.filter((hex) => m.ground(hex) === 'road');
    if (!sameHexes(found, new Set(roads.flat()))) yield 'a road hex on no road';
  }),

  check('[20.1] the East Road runs from the Main Gate by 1918 to 2124 on the east edge', function* (m) {
    const [east = []] = m.map.roads ?? [];
    if (east[0] !== '1911' || east[east.length - 1] !== '2124' || !east.includes('1918')) yield east.join(' ');
    if (m.column('2124') !== m.map.grid.columns) yield '2124 is not on the edge';
    if (!sameHexes(m.zone('road-minas-tirith-to-east-edge'), east)) yield 'road-minas-tirith-to-east-edge';
    if (m.zone('road-control').join() !== '1918,2124') yield 'road-control';
  }),

  check('[14.2] the other roads lead from it to the north and the south edge', function* (m) {
    const [east = [], north = [], south = []] = m.map.roads ?? [];
    for (const road of [north, south]) if (!east.includes(road[0] ?? '')) yield `${road[0]} is not on the East Road`;
    if (row(north[north.length - 1] ?? '') !== 1) yield 'the North Road ends early';
    if (row(south[south.length - 1] ?? '') !== m.map.grid.rows) yield 'the South Road ends early';
  }),

  check('[4.3] G-162: two pairs of road hexes lie side by side that do not follow each other', function* (m) {
    const steps = new Set(
      (m.map.roads ?? []).flatMap((road) => road.slice(1).map((hex, i) => [road[i] ?? '', hex].toSorted().join('-'))),
    );
    const beside = m.all
      .filter((hex) => m.ground(hex) === 'road')
      .flatMap((hex) =>
        m.ways(hex).flatMap((next) => (m.ground(next) === 'road' && hex < next ? `${hex}-${next}` : [])),
      );
    if (
      !sameHexes(
        beside.filter((pair) => !steps.has(pair)),
        ['1814-1913', '1913-2014'],
      )
    )
      yield beside.join(' ');
  }),
];

export const SLOPES: readonly Check[] = [
  check('[4.3] slopes lie in the field only, between hexes of which one is the higher', function* (m) {
    const slopes = m.map.sides.filter(({ kind }) => kind === 'slope');
    for (const { hexes, upper } of slopes) {
      for (const hex of hexes) if (!m.map.levels[FIELD]?.hexes.includes(hex)) yield `${hexes.join('-')}: ${hex}`;
      if (!hexes.includes(upper ?? '')) yield `${hexes.join('-')} has no upper hex`;
    }
    if (slopes.length !== 86) yield `${slopes.length} slopes`;
  }),

  check('[4.3] no hill has a gap: wherever its upper hexes touch its lower ones, there is the slope', function* (m) {
    const slopes = m.map.sides.filter(({ kind }) => kind === 'slope');
    const parts = new Set(slopes.map(({ part = '' }) => part));
    const want = ['foot of the Hill of Guard', 'knoll', 'northern foothills', 'southern foothills'];
    if (!sameHexes(parts, want)) yield [...parts].join();
    for (const name of parts) {
      const sides = slopes.filter(({ part = '' }) => part === name);
      const lower = new Set(sides.map(lowerOf));
      for (const upper of new Set(sides.map((side) => side.upper ?? ''))) {
        if (lower.has(upper)) yield `${upper} is both up and down`;
        for (const next of m.ways(upper).filter((other) => lower.has(other)))
          if (m.kind(upper, next) !== 'slope') yield `${name} is open at ${upper}-${next}`;
      }
    }
  }),

  check('[4.3] the slopes leave the field before the Main Gate open', function* (m) {
    for (const { hexes, kind, part } of m.map.sides)
      if (kind === 'slope' && part === 'foot of the Hill of Guard')
        for (const hex of hexes) if (row(hex) > 15 && row(hex) < 23) yield hex;
  }),

  check('[4.3] two knolls of three hexes stand alone in the field', function* (m) {
    for (const knoll of [
      ['0719', '0720', '0820'],
      ['2918', '2919', '3019'],
    ]) {
      if (!sameHexes(m.flood(knoll.slice(0, 1), new Set(['slope'])), knoll)) yield knoll.join(' ');
      for (const hex of knoll)
        for (const next of m.ways(hex)) if (!knoll.includes(next) && m.side(hex, next)?.upper !== hex) yield hex;
    }
  }),
];

export const FIELDS_AND_GROVES: readonly Check[] = [
  check('[4.3] fields and groves lie on the Pelennor, off the roads', function* (m) {
    for (const hex of m.playable.filter((of) => m.ground(of) === 'plowed fields' || m.ground(of) === 'grove'))
      if (!m.map.levels[FIELD]?.hexes.includes(hex)) yield hex;
    for (const hex of m.map.levels[FIELD]?.hexes ?? [])
      if (!['clear', 'road', 'plowed fields', 'grove'].includes(m.ground(hex))) yield `${hex} is ${m.ground(hex)}`;
  }),

  check('[4.3] engines and horse come to every hex at the foot of the Outer Wall', function* (m) {
    const soft = (hex: string) => m.ground(hex) === 'plowed fields' || m.ground(hex) === 'grove';
    const reached = m.flood(
      m.zone('sauron-setup').filter((hex) => !soft(hex)),
      undefined,
      soft,
    );
    for (const hex of m.zone('foot-of-outer-wall')) if (!reached.has(hex)) yield hex;
  }),

  check('[8.41] over clear ground alone one comes from edge to edge, to the gate and to the road', function* (m) {
    const clear = m.playable.filter((hex) => ['clear', 'road'].includes(m.ground(hex)));
    const closed = new Set(m.map.sides.map(({ kind }) => kind));
    const shut = (hex: string) => !clear.includes(hex);
    const reached = m.flood(
      m.zone('rohan-entry').filter((hex) => clear.includes(hex)),
      closed,
      shut,
    );
    for (const hex of ['1911', '1918', '2124']) if (!reached.has(hex)) yield hex;
    if (!m.zone('aragorn-entry').some((hex) => reached.has(hex))) yield 'the south edge';
    if (reached.size !== 511) yield `${reached.size} hexes`;
  }),
];
