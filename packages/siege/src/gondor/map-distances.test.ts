/** How long the ways of the siege are: what its turns, its nights and its relief are balanced on. */
import { describe, expect, test } from 'vitest';
import { MAP } from './data.ts';
import { GATES, survey } from './map-survey.fixture.ts';
import { arriving, fresh, travel, type Arrival, type Traveller } from './map-travel.fixture.ts';

const m = survey(MAP);
const INFANTRY: Traveller = { points: 4 };
const CAVALRY: Traveller = { points: 6, heavy: true };
const ENGINE: Traveller = { points: 2, heavy: true };
const FOOT = m.zone('foot-of-outer-wall');
const CAMP = fresh(m.zone('sauron-setup').filter((hex) => ['clear', 'road'].includes(m.ground(hex))));

type Reached = ReadonlyMap<string, Arrival>;
const turn = (reached: Reached, hex: string) => reached.get(hex)?.turn;
/** How many hexes at the foot of the wall are reached by each of these turns. */
const byTurn = (reached: Reached, ...turns: number[]) =>
  turns.map((last) => FOOT.filter((hex) => (turn(reached, hex) ?? Infinity) <= last).length);
const first = (reached: Reached) => Math.min(...FOOT.map((hex) => turn(reached, hex) ?? Infinity));

describe('from the camp to the wall', () => {
  test('[4.3] [13.1] foot soldiers are there on turn 2, and everywhere along it on turn 5', () => {
    expect(byTurn(travel(m, INFANTRY, fresh(m.zone('sauron-setup'))), 1, 2, 3, 4, 5)).toEqual([0, 7, 17, 25, 27]);
    expect(first(travel(m, { ...INFANTRY, offRoad: true }, CAMP))).toBe(3);
  });

  test('[4.3] [13.1] horse is there on turn 1', () => {
    expect(byTurn(travel(m, CAVALRY, CAMP), 1, 2, 3)).toEqual([3, 17, 27]);
  });

  test('engines are there on turn 3 by the road, on turn 5 beside it, and everywhere on turn 9', () => {
    expect(byTurn(travel(m, ENGINE, CAMP), 2, 3, 4, 5, 6, 7, 9)).toEqual([0, 3, 7, 13, 17, 21, 27]);
    expect(first(travel(m, { ...ENGINE, offRoad: true }, CAMP))).toBe(5);
  });

  test('three lanes lead there: by the road in four turns, north and south of the fields in five', () => {
    const lane = (...starts: string[]) => first(travel(m, ENGINE, fresh(starts)));
    expect(lane('1721', '2121')).toBe(4);
    expect(lane('0724', '1321')).toBe(5);
    expect(lane('2521', '3121')).toBe(5);
  });

  test('[14.1] Grond, on at 2124 in turn 2, is before the Main Gate on turn 5, and strikes in the last night', () => {
    const grond = travel(m, ENGINE, arriving(m, ['2124']), 2);
    expect(turn(grond, '1911')).toBe(5);
    expect(byTurn(grond, 4, 5, 6, 7)).toEqual([0, 3, 7, 11]);
  });

  test('[14.1] who comes on foot at 2124 in turn 2 is before it on turn 3', () => {
    const uruk = travel(m, INFANTRY, arriving(m, ['2124']), 2);
    expect([turn(uruk, '1918'), turn(uruk, '1911')]).toEqual([2, 3]);
  });
});

describe('[14.2] from the edges to the relief of the city', () => {
  const ride = (zone: string, who: Traveller, on: number) => {
    const reached = travel(m, who, arriving(m, m.zone(zone)), on);
    return ['1918', '1911', '2124'].map((hex) => (turn(reached, hex) ?? Number.NaN) - on);
  };

  test.each([
    ['horse', CAVALRY, [1, 1, 2], [1, 1, 2]],
    ['foot', INFANTRY, [2, 2, 3], [2, 2, 3]],
    ['a wedge', { points: 3, heavy: true }, [3, 3, 4], [3, 3, 4]],
    ['a shield wall', { points: 2, heavy: true }, [5, 5, 7], [5, 5, 7]],
  ] as const)('%s: to 1918, the Main Gate and 2124', (_who, who, rohan, men) => {
    expect(ride('rohan-entry', who, 5)).toEqual(rohan);
    expect(ride('aragorn-entry', who, 10)).toEqual(men);
  });
});

describe('inside, from the Main Gate to the Citadel', () => {
  const climb = (points: number) => travel(m, { points, gates: true }, fresh(['1911']));

  test('it is 43 hexes through seven gates', () => {
    expect(climb(4).get('1903')?.hexes).toBe(43);
  });

  test.each([
    [4, [1, 2, 5, 7, 9, 10, 11], 11],
    [5, [1, 2, 4, 5, 7, 8, 9], 9],
    [6, [1, 2, 3, 5, 6, 7, 7], 8],
  ])('with %i points a turn the gates are passed on turns %j', (points, gates, citadel) => {
    const reached = climb(points);
    expect(GATES.map(([, , inner]) => turn(reached, inner))).toEqual(gates);
    expect(turn(reached, '1903')).toBe(citadel);
  });

  test('within the levels it is so many hexes from gate to gate', () => {
    const legs = GATES.map(([, , inner], i) => {
      const reached = travel(m, { points: 99, gates: true }, fresh([inner]));
      return reached.get(GATES[i + 1]?.[1] ?? '1903')?.hexes;
    });
    expect(legs).toEqual([5, 9, 7, 7, 5, 2, 1]);
  });
});

describe('who touches whom', () => {
  test('the hex before the Main Gate: three defenders and three attackers', () => {
    const beside = m.ways('1911');
    expect(beside.filter((hex) => m.height(hex) > 0).toSorted()).toEqual(['1811', '1910', '2011']);
    expect(beside.filter((hex) => m.height(hex) === 0).toSorted()).toEqual(['1812', '1912', '2012']);
  });

  test('23 hexes of the city look out over the Outer Wall', () => {
    const posts = m.zone('minas-tirith').filter((hex) => m.ways(hex).some((next) => FOOT.includes(next)));
    expect(posts).toHaveLength(23);
  });

  test('from the foot of the wall a range of four hexes takes in three levels, and of the fourth 11 hexes', () => {
    const within = (zone: string) => m.zone(zone).filter((hex) => FOOT.some((foot) => m.distance(hex, foot) <= 4));
    expect([1, 2, 3, 4, 5].map((n) => within(`level-${n}`).length)).toEqual([27, 19, 17, 11, 0]);
  });
});
