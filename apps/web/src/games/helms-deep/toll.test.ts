import { expect, test } from 'vitest';
import { sampleView } from './sample.fixture.ts';
import { title } from './title.ts';
import { poolsOf } from '../siege/toll.ts';

const [, defender] = title.sides;
const view = sampleView();

test('a side is one force, by its own name', () => {
  expect(poolsOf(defender, view)).toEqual([
    { id: 'westernesse', name: 'Westernesse', points: { now: 40, level: 100, demoralized: false } },
  ]);
});

test('a side of several forces has their names, in the order of its title', () => {
  const points = { side: defender.id, now: 3, level: 76, demoralized: false };
  const parted = { ...view, points: { relief: points, garrison: { ...points, level: 36 } } };
  const named = poolsOf({ ...defender, pools: { garrison: 'The garrison', relief: 'The relief' } }, parted);
  expect(named.map(({ name, points: { level } }) => `${name} ${level}`)).toEqual(['The garrison 36', 'The relief 76']);
});

test('where nobody loses heart, and before anything is known, there is nothing to show', () => {
  expect(poolsOf(defender, { ...view, points: {} })).toEqual([]);
  expect(poolsOf(defender, null)).toEqual([]);
});
