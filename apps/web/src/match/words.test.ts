import { describe, expect, test } from 'vitest';
import { animationsOf } from './animations.ts';
import { factsOf } from './facts.ts';
import { orderOfBattle } from './orderOfBattle.ts';
import { pieceName, withNames } from './pieces.ts';
import { describeHex, landmark, placeWithLandmark, straightWay } from './places.ts';
import { sampleView } from './sample.fixture.ts';

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

describe('places', () => {
  test('hexes of the fortress are told by their landmarks, open country by its terrain', () => {
    expect(landmark('0810')).toBe('behind the Main Gate');
    expect(landmark('0826')).toBeUndefined();
    expect(describeHex('0826')).toBe('0826: clear ground');
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
  test('a reinforcement says when it is due', () => {
    expect(factsOf(sampleView(), 'dunland-guard-1')?.where).toBe('off the map, due on turn 2');
  });
});

test('the order of battle has leaders first, then the map, then what may enter', () => {
  expect(orderOfBattle(sampleView(), 'isengard')).toEqual([
    { title: 'Leaders', ids: ['captain-1'] },
    { title: 'On the map', ids: ['orc-archer-1', 'uruk-infantry-1'] },
    { title: 'May enter', ids: ['dunland-guard-1'] },
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
  test('what was not on the map does not move on it', () => {
    expect(
      animationsOf([{ type: 'moved', piece: 'dunland-guard-1', from: 'due', path: ['1334'] }], sampleView()),
    ).toEqual([]);
  });
});
