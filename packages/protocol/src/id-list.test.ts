import { LEADERS, UNITS } from '@warbeacon/siege/helms-deep';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeIdList, parseIdList } from './id-list.ts';

describe('a list of piece ids', () => {
  test('writes runs of a kind once', () => {
    expect(makeIdList(['orc-1', 'orc-2', 'orc-3', 'captain-1', 'theoden', 'warg-2', 'warg-4'])).toBe(
      'orc-1..3,captain-1,theoden,warg-2,warg-4',
    );
    expect(makeIdList([])).toBe('');
  });

  test('reads back what was written, whatever pieces and whatever order', () => {
    const ids = [...UNITS, ...LEADERS].map(({ id }) => id);
    fc.assert(
      fc.property(fc.subarray(ids), (some) => {
        expect(parseIdList(makeIdList(some))).toEqual(some);
      }),
    );
    fc.assert(
      fc.property(fc.shuffledSubarray(ids), (some) => {
        expect(parseIdList(makeIdList(some))).toEqual(some);
      }),
    );
  });

  test('names the whole host of an army in less than half a kilobyte', () => {
    expect(makeIdList(UNITS.map(({ id }) => id)).length).toBeLessThan(500);
  });

  test.each(['orc-1,', 'Orc-1', 'orc 1', 'orc-1..', 'orc-1..99999', ',', '<b>'])('%s is no list', (text) => {
    expect(parseIdList(text)).toBeUndefined();
  });
});
