/** What a state begins with. */
import { describe, expect, test } from 'vitest';
import { freshFight, freshHalves } from './state.ts';

describe('[S-177] the half that a side has chosen, and the other', () => {
  test.each([
    ['good', 'north', { good: 'north', evil: 'south' }],
    ['good', 'south', { good: 'south', evil: 'north' }],
    ['evil', 'north', { good: 'south', evil: 'north' }],
    ['evil', 'south', { good: 'north', evil: 'south' }],
  ] as const)('%s in the %s', (side, half, halves) => {
    expect(freshHalves(side, half)).toEqual(halves);
  });
});

test('[S-41] a Fight begins with its fighters, and with nothing declared or decided', () => {
  expect(freshFight([0], [2, 3])).toEqual({
    good: [0],
    evil: [2, 3],
    supports: [],
    twoHanded: [],
    shielding: [],
    weapons: [],
    strikes: [],
    trapped: [],
    winner: null,
    resolved: false,
  });
});
