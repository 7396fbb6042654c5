/** The map of Helm's Deep against the cases that speak of it, and the checks themselves against damaged maps. */
import { describe, expect, test } from 'vitest';
import { type Damage, drop, expectFoundOut, paint, rezone, unmissed } from '../engine/map-damage.fixture.ts';
import { mapSchema, type SiegeMap } from '../engine/map.schema.ts';
import { MAP } from './data.ts';
import { DATA, FORCES } from './map-checks-data.fixture.ts';
import { ABILITIES, DEEPING_WALL_AND_STREAM, DIKE } from './map-checks-field.fixture.ts';
import { HORNBURG } from './map-checks-hornburg.fixture.ts';
import { survey } from './map-survey.fixture.ts';

const CHECKS = [...DATA, ...FORCES, ...HORNBURG, ...DIKE, ...DEEPING_WALL_AND_STREAM, ...ABILITIES];

describe("the map of Helm's Deep", () => {
  const m = survey(MAP);
  test.each(CHECKS)('$title', ({ faults }) => {
    expect([...faults(m)]).toEqual([]);
  });
});

describe('a damaged map is found out', () => {
  test.each<[what: string, damage: Damage]>([
    ['a side of the Deeping Wall is gone', drop('1511', '1510')],
    ['a side of a wall tower is gone', drop('1610', '1611')],
    ['a side of the outer ring is gone', drop('0711', '0710')],
    ['a side of the inner ring is gone', drop('0809', '0810')],
    ['a side of the central tower is gone', drop('0808', '0809')],
    ['a gate is gone', drop('1007', '1107')],
    ['a side of the ramp is gone', drop('0812', '0712')],
    ['a side of the Culvert is gone', drop('1410', '1411')],
    ['a side of the Dike is gone', drop('0720', '0719')],
    ['a bank is gone', drop('1411', '1412')],
    ['the cliff is open beside the Hornburg', paint('.', '0509')],
    ['the cliff is open at the north end of the Dike', paint('.', '0319', '0318', '0417')],
    ['the cliff is open at the south end of the wall', paint('.', '2108', '2109', '2007')],
    ['rough ground lies in the open field', paint('r', '1020')],
    ['the road is broken', paint('.', '1334')],
    ['the exit of the sortie has moved', rezone('sortie-exit', '0911')],
    ['a hex of Orc Cunning has moved', rezone('orc-cunning', '1212', '1411', '1511')],
    ['the caves are shut', rezone('glittering-caves-entry')],
    ['the horn has gone to the court', rezone('horn', '0807')],
    ['rocks are kept in the field', rezone('rocks', '1420')],
    ['the walk of the wall is out of order', (m) => void m.zones['deeping-wall']?.reverse()],
    [
      'the foot of the ramp is shut',
      (m) => void m.sides.push({ hexes: ['0913', '0914'], kind: 'ramp-side', upper: '0913' }),
    ],
    ['a side is listed twice', (m) => void m.sides.push(...m.sides.slice(0, 1))],
    ['the rows are shoved the other way', (m) => void (m.grid.offset = 'odd rows shoved right')],
    [
      'the courts lie as low as the field',
      (m) => void (m.levels['hornburg-1'] = { height: 0, hexes: m.zones['hornburg-1'] ?? [] }),
    ],
    [
      'a wall leans the other way',
      (m) => {
        const wall = m.sides.find(({ kind }) => kind === 'wall');
        const lower = wall?.hexes.find((hex) => hex !== wall.upper);
        if (wall && lower) wall.upper = lower;
      },
    ],
  ])('%s', (_what, damage) => {
    expectFoundOut(MAP, damage, (damaged) => {
      const m = survey(damaged);
      return CHECKS.flatMap(({ faults }) => [...faults(m)]);
    });
  });

  test('whichever side is taken away', { timeout: 60_000 }, () => {
    const isSound = (damaged: SiegeMap): boolean => {
      const m = survey(damaged);
      return CHECKS.every(({ faults }) => faults(m).next().done);
    };
    expect(unmissed(MAP, isSound)).toEqual([]);
  });

  test.each([
    ['a hex that is none', { zones: { ...MAP.zones, horn: ['808'] } }],
    ['a passage without ground', { passages: [{ id: 'culvert', hex: '1410' }] }],
    ['something the format does not know', { weather: 'rain' }],
  ])('%s does not pass the schema', (_what, part) => {
    expect(mapSchema.safeParse({ ...MAP, ...part }).success).toBe(false);
  });
});
