import { expect, test } from 'vitest';
import { Patience } from './patience.ts';

/** Waits of one who has no luck, with `chance` in place of chance. */
function waits(count: number, chance: number): number[] {
  const patience = new Patience();
  return Array.from({ length: count }, () => patience.next(0, chance));
}

test('each wait is longer than the one before, up to half a minute', () => {
  const all = waits(12, 0.5);
  expect(all.toSorted((a, b) => a - b)).toEqual(all);
  expect(all[0]).toBeLessThan(1000);
  expect(waits(12, 0.999).at(-1)).toBeLessThanOrEqual(30_000);
});

test('those who lost the server together do not come back together', () => {
  const [soon = 0] = waits(1, 0);
  const [late = 0] = waits(1, 0.999);
  expect(late).toBeGreaterThan(2.5 * soon);
});

test('nobody comes before the server has said, and not all at the second', () => {
  expect(new Patience().next(5000, 0)).toBe(5000);
  expect(new Patience().next(5000, 0.8)).toBe(6000);
});

test('what has worked is tried again soon', () => {
  const patience = new Patience();
  for (let i = 0; i < 9; i++) patience.next(0, 0.5);
  patience.rest();
  expect(patience.next(0, 0.5)).toBeLessThan(1000);
});
