import { expect, test } from 'vitest';
import { namesUpTo, Played, settingsOf, swiss } from './event.fixture.ts';
import { sideStatistics, wilson } from './side-statistics.ts';

test('the interval is that of Wilson: of 10 of 20, 0.299 to 0.701', () => {
  const interval = wilson(10, 20);
  expect(interval?.low).toBeCloseTo(0.2993, 4);
  expect(interval?.high).toBeCloseTo(0.7007, 4);
  expect(wilson(0, 0)).toBeNull();
  expect(wilson(0, 5)?.low).toBe(0);
});

test('sides are counted by the legs that were played', () => {
  const event = Played.running(settingsOf(swiss(2)), namesUpTo(8)).paired();
  const sides = event.pairings().map(({ legs }) => legs[0]?.sides ?? ['', '']);
  event.ends({ id: 'r1p1' }, { kind: 'played', winner: sides[0]?.[0] ?? '', margin: 1 });
  event.ends({ id: 'r1p2' }, { kind: 'played', winner: sides[1]?.[1] ?? '', margin: 1 });
  event.ends({ id: 'r1p3' }, { kind: 'played', winner: null, margin: 0 });
  event.ends({ id: 'r1p4' }, { kind: 'walkover', winner: sides[3]?.[0] ?? '' });
  expect(sideStatistics(event.state)).toMatchObject({ first: 1, second: 1, draws: 1, share: 0.5 });
});
