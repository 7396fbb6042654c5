/** What a view alone tells of ways and of sight, beside what the rules say of the battle itself. */
import { describe, expect, test } from 'vitest';
import { battleOf } from '../engine/battle.ts';
import { standing } from '../scenario/standing.ts';
import { sightOf } from '../sight/asking.ts';
import { position, type Table } from '../testing/index.ts';
import { pointsNow, sightAhead, wayCost } from './index.ts';

const box = (x: number, y: number, w: number, h: number) => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];
const GROUND = JSON.stringify({
  w: 121920,
  h: 121920,
  areas: [
    { id: 'wood', kind: 'slow', polygon: box(0, 30480, 30480, 20000) },
    { id: 'ford', kind: 'water', depth: 'shallow', polygon: box(40000, 30480, 20000, 20000) },
    { id: 'pool', kind: 'water', depth: 'waist', polygon: box(70000, 30480, 20000, 20000) },
    { id: 'knoll', kind: 'hill', height: 2500, polygon: box(90000, 90000, 9000, 9000) },
  ],
  barriers: [
    {
      id: 'wall',
      height: 2500,
      line: [
        [20000, 20000],
        [30000, 20000],
      ],
    },
  ],
  places: [],
});
const p = position(
  [
    't2 move good* water',
    `table ${GROUND}`,
    'g1=mt-shield@25400,25400',
    'g2=mt-knight@45000,25400',
    'g3=mt-halfling@80000,25400',
    'g4=mt-bow@45000,29000',
    'g5=mt-shield@20000,28000 prone',
    'e1=mo-shield@25400,12000',
    'e2=mo-shield@25400,15000',
    'e3=mo-bow@94000,94000',
    'e4=mo-bow@94000,80000',
    'e5=mo-shield slain',
  ].join(' | '),
);
const INCHES = 2540;

describe('What a way costs', () => {
  const cost = (id: string, ...path: [number, number][]) => wayCost(p.view('good'), id, path);

  test('[X-1, M-10] difficult ground once more, as the server reckons it', () => {
    expect(cost('g1', [25400, 25400 + 3 * INCHES])).toMatchObject({ length: 3 * INCHES, water: 0 });
    const { length = 0, slow = 0 } = cost('g1', [25400, 25400 + 3 * INCHES]) ?? {};
    expect((length + slow) * 256).toBe(p.offer('g1 to 25400,33020').cost);
    expect(slow).toBeGreaterThan(0);
  });
  test('[A-2, A-3] shallow water slows who walks, and no horse', () => {
    const wading = cost('g4', [45000, 33000]);
    expect(wading?.water).toBeGreaterThan(0);
    expect(wading?.slow).toBe(wading?.water);
    expect(cost('g2', [45000, 33000])).toMatchObject({ slow: 0 });
  });
  test('[X-24] what is deep for a halfling does not slow him', () => {
    expect(cost('g3', [80000, 33000])).toMatchObject({ slow: 0 });
  });
  test('[S-47] nothing slows a crawl', () => {
    expect(cost('g5', [20000, 32000])).toMatchObject({ slow: 0 });
  });
  test('of who is not on the table nothing is told', () => {
    expect([cost('e5', [1, 1]), cost('nobody', [1, 1])]).toEqual([null, null]);
  });
});

describe('Who sees whom', () => {
  const told = ({ state }: Table, one: string, other: string) => sightOf(state, one, other);
  const PAIRS = ['g1', 'g2', 'g5', 'e1', 'e2', 'e3', 'e4'].flatMap((one) =>
    ['e1', 'e3', 'e4', 'g1'].filter((other) => other !== one).map((other) => [one, other] as const),
  );

  test.each(PAIRS)('[S-8, M-20, M-21] %s sees of %s what the rules say', (one, other) => {
    const { wedge: _, ...seen } = sightAhead(p.view('spectator'), one, other) ?? { wedge: [] };
    expect(seen).toEqual(told(p, one, other));
  });
  test('the wedge leads from the looker to both ends of what can be seen', () => {
    const seen = sightAhead(p.view('good'), 'g1', 'e1');
    expect(seen).toMatchObject({ seen: 'part', hiders: ['e2'], ground: true });
    expect(seen?.wedge[0]).toEqual([25400, 25400]);
    expect(seen?.wedge.slice(1).map(([x]) => Math.abs(x - 25400))).toEqual([750, 750]);
  });
  test('of who is not on the table nothing is told', () => {
    expect([sightAhead(p.view('good'), 'g1', 'e5'), sightAhead(p.view('good'), 'e5', 'g1')]).toEqual([null, null]);
  });
});

describe('What each side would count now', () => {
  const ford = position({
    scenario: 'the-ford',
    turn: 5,
    phase: 'move',
    side: 'good',
    models: [
      { id: 'g-mt-halfling-1', profile: 'mt-halfling', at: [30000, 45000] },
      { id: 'g-mt-captain-1', profile: 'mt-captain', gone: 'slain' },
      { id: 'g-mt-shield-1', profile: 'mt-shield', at: [33000, 45000] },
      { id: 'e-mo-shield-1', profile: 'mo-shield', at: [60000, 80000] },
      { id: 'e-mo-shield-2', profile: 'mo-shield', gone: 'slain' },
      { id: 'e-mo-shield-3', profile: 'mo-shield', gone: 'fled' },
    ],
    objects: [
      { id: 'chest', kind: 'heavy', base: 25, gone: 'off' },
      { id: 'letter', kind: 'light', with: 'g-mt-halfling-1' },
    ],
  });

  test.each([
    ['items of a scenario', ford],
    ['enemies who are gone', p],
  ])('[X-19, R-128] %s, as the rules count them', (_what, { state, view }) => {
    expect(pointsNow(view('spectator'))).toEqual(standing(battleOf(state)));
  });
  test('[X-19] the chest is home, and a Captain and more than half of the enemy are gone', () => {
    const points = pointsNow(ford.view('good')).filter((each) => each.points > 0);
    expect(points.map(({ side, what }) => `${side} ${what}`)).toEqual([
      'good chest off',
      'evil Hero slain',
      'good enemy broken',
    ]);
  });
});
