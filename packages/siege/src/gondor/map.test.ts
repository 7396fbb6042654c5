/** The map of Gondor against the cases that speak of it, and the checks themselves against damaged maps. */
import { describe, expect, test } from 'vitest';
import { type Damage, expectFoundOut, paint, rezone, sideBetween, unmissed } from '../engine/map-damage.fixture.ts';
import type { SiegeMap } from '../engine/map.schema.ts';
import { MAP } from './data.ts';
import { GATES_AND_DOORS, RINGS, TOWERS, TUNNELS } from './map-checks-city.fixture.ts';
import { DATA, FORCES } from './map-checks-data.fixture.ts';
import { FIELDS_AND_GROVES, ROADS, SLOPES } from './map-checks-field.fixture.ts';
import { survey } from './map-survey.fixture.ts';

/** What is said of the sides; the rest does not look at them. */
const OF_SIDES = [...RINGS, ...GATES_AND_DOORS, ...TOWERS, ...TUNNELS, ...SLOPES];
const CHECKS = [...DATA, ...FORCES, ...OF_SIDES, ...ROADS, ...FIELDS_AND_GROVES];

describe('the map of Gondor', () => {
  const m = survey(MAP);
  test.each(CHECKS)('$title', ({ faults }) => {
    expect([...faults(m)]).toEqual([]);
  });
});

describe('a damaged map is found out', () => {
  const rename =
    (a: string, b: string, kind: string): Damage =>
    (m) => {
      const found = sideBetween(m, a, b);
      if (found) found.kind = kind;
    };

  test.each<[what: string, damage: Damage]>([
    ['a wall is a slope', rename('1105', '1205', 'slope')],
    ['an inner gate is a wall', rename('1508', '1507', 'wall')],
    ['a door is a tower side', rename('1206', '1106', 'tower')],
    ['a mouth of a tunnel is rock', rename('1809', '1909', 'cliff')],
    ['the Main Gate is like any other', rename('1911', '1910', 'gate')],
    ['a gate has another name', (m) => void Object.assign(sideBetween(m, '2409', '2408') ?? {}, { id: 'rear-gate' })],
    ['the Outer Wall can be breached', (m) => void delete sideBetween(m, '1005', '1105')?.unbreachable],
    ['an inner wall cannot', (m) => void Object.assign(sideBetween(m, '1105', '1205') ?? {}, { unbreachable: true })],
    ['a wall leans the other way', (m) => void Object.assign(sideBetween(m, '1105', '1205') ?? {}, { upper: '1105' })],
    ['a slope rises the other way', (m) => void Object.assign(sideBetween(m, '0719', '0718') ?? {}, { upper: '0718' })],
    ['a side is listed twice', (m) => void m.sides.push(...m.sides.slice(0, 1))],
    ['a wall parts a level', (m) => void m.sides.push({ hexes: ['1910', '2010'], kind: 'wall', upper: '1910' })],
    ['the rows are shoved the other way', (m) => void (m.grid.offset = 'even rows shoved right')],
    ['a tower is street', paint('c', '1811')],
    ['a tunnel is street', paint('c', '1907')],
    ['the Citadel is street', paint('c', '1903')],
    ['a field has become clear', paint('.', '0513')],
    ['a grove grows on the road', paint('g', '1919')],
    ['a mountain lies in the field', paint('M', '2020')],
    ['a mountain has become ground', paint('.', '0101')],
    ['the East Road ends early', (m) => void m.roads?.[0]?.pop()],
    ['the South Road is not there', (m) => void m.roads?.pop()],
    ['a level lies too high', (m) => void Object.assign(m.levels['third-level'] ?? {}, { height: 4 })],
    ['towers are as high as the wall', (m) => void Object.assign(m.levels['outer-towers'] ?? {}, { height: 1 })],
    ['a hex is on two levels', (m) => void m.levels['pelennor']?.hexes.push('1903')],
    ['a level has no gate', (m) => void Object.assign(m.levels['fifth-level'] ?? {}, { gates: [] })],
    ['the camp is too small', (m) => void m.zones['sauron-setup']?.pop()],
    ['the camp reaches to the wall', (m) => void m.zones['sauron-setup']?.push('1912')],
    ['the garrison may stand three hexes off', (m) => void m.zones['westernesse-setup']?.push('1914')],
    ['Sauron comes on anywhere', rezone('sauron-entry', '0524')],
    ['Rohan comes on in the mountains', (m) => void m.zones['rohan-entry']?.push('0101')],
    ['Aragorn comes on in the north', rezone('aragorn-entry', '0110')],
    ['the road is held elsewhere', rezone('road-control', '1917', '2124')],
    ['a hex of the wall has no foot', (m) => void m.zones['foot-of-outer-wall']?.pop()],
    ['the city is smaller', (m) => void m.zones['minas-tirith']?.pop()],
    ['the fireball drifts elsewhere', rezone('fireball-example', '2906', '2905')],
  ])('%s', (_what, damage) => {
    expectFoundOut(MAP, damage, (damaged) => {
      const m = survey(damaged);
      return CHECKS.flatMap(({ faults }) => [...faults(m)]);
    });
  });

  test('whichever side is taken away', { timeout: 30_000 }, () => {
    const isSound = (damaged: SiegeMap): boolean => {
      const m = survey(damaged);
      return OF_SIDES.every(({ faults }) => faults(m).next().done);
    };
    expect(unmissed(MAP, isSound)).toEqual([]);
  });
});
