/** The words of the game. */
import { describe, expect, test } from 'vitest';
import { DUEL_STEPS, isDecidedStep, otherSide } from './words.ts';

test('each side has the other against it', () => {
  expect([otherSide('good'), otherSide('evil')]).toEqual(['evil', 'good']);
});

describe('A Fight has its winner', () => {
  test('from the step after the one that decides it, until it ends', () => {
    expect(DUEL_STEPS.filter(isDecidedStep)).toEqual(['away', 'knock', 'strikes', 'rise', 'part']);
  });
  test.each(['declare-1', 'might', 'decide', 'end'] as const)('not at %s', (step) => {
    expect(isDecidedStep(step)).toBe(false);
  });
});
