import type { View } from '@warbeacon/siege';
import { describe, expect, test } from 'vitest';
import { animationsOf } from './animations.ts';
import { factsOf } from './facts.ts';
import { describeHex, landmark, placeWithLandmark, straightWay } from './gazetteer.ts';
import { pieceName, withNames } from './pieces.ts';
import { sampleOffer, sampleView, unit } from './sample.fixture.ts';
import { labelIn } from './words/commands.ts';
import { orderOfBattle } from './words/order-of-battle.ts';
import { words } from './words/words.ts';
import { worksInWords } from './words/works.ts';

describe('names', () => {
  test('units are numbered where there are several of a kind', () => {
    expect([pieceName('uruk-infantry-3'), pieceName('guard-1'), pieceName('aragorn'), pieceName('captain-1')]).toEqual([
      'Uruk Infantry 3',
      'Guard',
      'Aragorn',
      'First Captain',
    ]);
  });
  test('ids in a sentence of the server are read as names', () => {
    expect(withNames('Units in enemy zones of control must attack: infantry-9, infantry-10.')).toBe(
      'Units in enemy zones of control must attack: Infantry 9, Infantry 10.',
    );
    expect(withNames('The chief reason is the guard.')).toBe('The chief reason is the guard.');
  });
});

test('[20.81] rocks that are not laid when the defender is ready never will be', () => {
  const forfeits = (side: 'isengard' | 'westernesse', ...dummies: readonly boolean[]) => {
    const markers: View['markers'] = {};
    for (const [i, dummy] of dummies.entries())
      markers[`rocks-${i}`] = { kind: 'rocks', side: 'westernesse', hex: '0810', dummy };
    const view = sampleView({ decision: { kind: 'deployment', side }, markers });
    return words.forfeits?.(view, sampleOffer([]));
  };
  expect(forfeits('westernesse')).toEqual(['6 counters of rocks not laid', '6 dummy counters not laid']);
  expect(forfeits('westernesse', true, true, true, true, true, false)).toEqual([
    '5 counters of rocks not laid',
    '1 dummy counter not laid',
  ]);
  expect(forfeits('isengard')).toEqual([]);
});

describe('places', () => {
  test('hexes of the fortress are told by their landmarks, open country by its terrain', () => {
    expect(landmark('0810')).toBe('behind the Main Gate');
    expect(landmark('0826')).toBeUndefined();
    expect(describeHex('0826')).toBe('0826: clear ground');
    expect(describeHex('0812')).toBe('0812: the Ramp');
    expect(placeWithLandmark('culvert')).toBe('the passage under 1410');
  });
  test('the straight way is made of steps to neighbours and ends where it should', () => {
    const way = straightWay('1122', '1118');
    expect(way).toEqual(['1121', '1120', '1119', '1118']);
    expect(straightWay('1122', '1122')).toEqual([]);
    expect(straightWay('1122', 'due')).toEqual([]);
  });
});

describe('facts', () => {
  test('a worn unit shows its worn side, marked as a house value', () => {
    const facts = factsOf(sampleView(), 'infantry-9');
    expect(facts?.facts).toContainEqual({ term: 'Armour', value: '2', house: true });
    expect(facts?.states).toContain('half strength');
  });
  test('half a rating is rounded as agreed, and the night helps those agreed on', () => {
    const leader = { hex: '1120', reduced: true, moved: false, fought: false, rallies: 0 };
    const leaders = { eomer: leader, 'captain-1': { ...leader, reduced: false } };
    const facts = (id: string, house: object) => factsOf(sampleView({ leaders }, { house }), id)?.facts;
    expect(facts('eomer', {})).toEqual([{ term: 'Rally', value: '3', house: true }]);
    expect(facts('eomer', { reducedLeaders: 'down' })).toEqual([{ term: 'Rally', value: '2', house: true }]);
    expect(facts('captain-1', {})).toContainEqual({ term: 'At night', value: '+3' });
    expect(facts('captain-1', { nightLeaders: ['chief'] })).toEqual([{ term: 'Rally', value: '4', house: false }]);
  });
  test('a reinforcement says when it is due', () => {
    const where = (turn: number) => factsOf(sampleView({ turn }), 'dunland-guard-1')?.where;
    expect(where(1)).toBe('off the map, due on turn 2');
    expect(where(2)).toBe('off the map, may enter');
  });
});

test('the order of battle has leaders first, then the map, then what may enter', () => {
  expect(orderOfBattle(sampleView(), 'isengard')).toEqual([
    { title: 'Leaders', ids: ['captain-1'] },
    { title: 'On the map', ids: ['orc-archer-1', 'uruk-infantry-1'] },
    { title: 'May enter', ids: ['dunland-guard-1'] },
  ]);
});

test('siege works are told in words, a dummy only to its owner', () => {
  const view = sampleView({
    culvert: 'breached',
    markers: {
      l: { kind: 'ladder', side: 'isengard', hex: '1311', against: '1310' },
      r: { kind: 'rocks', side: 'westernesse', hex: '1310' },
      s: { kind: 'rocks', side: 'westernesse', hex: '1410', dummy: true },
      due: { kind: 'ram', side: 'isengard', hex: 'due' },
      f: { kind: 'blasting-fire', side: 'isengard', hex: '0811', against: '0810', placed: true },
    },
  });
  expect(worksInWords(view).map(({ words }) => words)).toEqual([
    'Blasting Fire or a dummy, laid at the Main Gate in 0811',
    'Ladder from 1311 against 1310, The Deeping Wall',
    'Rocks or a dummy: 1310, The Deeping Wall',
    'Dummy: 1410, The Deeping Wall',
    'Culvert: breached',
  ]);
});

describe('animations', () => {
  test('a piece that falls back after it advanced starts from where it went', () => {
    expect(
      animationsOf(
        [
          { type: 'moved', piece: 'uruk-infantry-1', from: '1122', path: ['1121'] },
          {
            type: 'struck',
            unit: 'uruk-infantry-1',
            target: 'infantry-9',
            strength: 'D',
            armour: 2,
            dice: [3, 3],
            hit: true,
          },
        ],
        sampleView(),
      ),
    ).toEqual([
      { type: 'move', piece: 'uruk-infantry-1', path: ['1122', '1121'] },
      { type: 'clash', from: '1121', to: '1120', hit: true },
      { type: 'dice', hex: '1120', dice: [3, 3], caption: 'hit', good: true },
    ]);
  });
  test('fires, rams, ladders, rocks and horns have pictures of their own', () => {
    const shown = animationsOf(
      [
        { type: 'blast', fire: 'f', site: 'main-gate', die: 4, result: 'breached' },
        { type: 'battered', unit: 'uruk-infantry-1', gate: 'main-gate', ram: false, dice: [5, 4], success: false },
        { type: 'ladderLaid', unit: 'uruk-infantry-1', hex: '1311', against: '1310' },
        { type: 'rocksDropped', rocks: 'rocks-1', hex: '1310', target: 'uruk-infantry-1' },
        { type: 'announced', side: 'westernesse', ability: 'rear-guard' },
      ],
      sampleView({ units: { 'uruk-infantry-1': unit('0811') } }),
    );
    expect(shown.map((each) => (each.type === 'effect' ? each.effect : each.type))).toEqual([
      'dice',
      'blast',
      'batter',
      'dice',
      'ladder',
      'rocks',
      'horn',
      'word',
    ]);
    expect(shown[2]).toMatchObject({ effect: 'batter', from: '0811', to: '0810' });
  });
  test('what was not on the map does not move on it', () => {
    expect(
      animationsOf([{ type: 'moved', piece: 'dunland-guard-1', from: 'due', path: ['1334'] }], sampleView()),
    ).toEqual([]);
  });
});

test('a label says which rocks, which fire, and that a formation breaks up', () => {
  const view = sampleView({
    markers: {
      'rocks-1': { kind: 'rocks', side: 'westernesse', hex: '1310' },
      f: { kind: 'blasting-fire', side: 'isengard', hex: '1411', against: 'culvert', placed: true },
      g: { kind: 'blasting-fire', side: 'isengard', hex: '0811', against: '0810', placed: true },
    },
    formations: [{ kind: 'wedge', units: ['knight-1', 'knight-2'], leader: 'theoden', fresh: false, glory: false }],
  });
  const labels = [
    labelIn(view, { type: 'dropRocks', rocks: 'rocks-1', target: 'orc-1' }),
    labelIn(view, { type: 'detonate', fire: 'f' }),
    labelIn(view, { type: 'detonate', fire: 'g' }),
    labelIn(view, { type: 'move', piece: 'knight-2', path: ['1616'] }),
    labelIn(view, { type: 'move', piece: 'orc-1', path: ['1616'] }),
  ];
  expect(labels).toEqual([
    'Drop the rocks on Orcs 1, from 1310',
    'Light the fire at the Culvert',
    'Light the fire at the Main Gate',
    'Go to 1616, alone: the formation breaks up',
    'Go to 1616',
  ]);
});
