import { expect, test } from 'vitest';
import type { HistoryEntry } from '../../face/view.ts';
import { lastSeenBefore } from './again.ts';

/** Whose orders, one letter each, from ply 1 on. */
const log = (sides: string): HistoryEntry[] => [...sides].map((side, i) => ({ ply: i + 1, side, at: 0, events: [] }));

test('again is what came after one’s own last order; for who only watches, after the other side’s', () => {
  expect(lastSeenBefore({ log: log('abbb'), side: 'a' })).toBe(1);
  expect(lastSeenBefore({ log: log('abba'), side: 'a' })).toBeUndefined();
  expect(lastSeenBefore({ log: log('aabb'), side: null })).toBe(2);
  expect(lastSeenBefore({ log: log('bb'), side: 'a' })).toBe(0);
  expect(lastSeenBefore({ log: [], side: 'a' })).toBeUndefined();
});
