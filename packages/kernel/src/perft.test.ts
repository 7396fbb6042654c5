import { describe, expect, test } from 'vitest';
import { perft } from './perft.ts';
import { type RaceRules, race } from './race.fixture.ts';
import { stateHash } from './hash.ts';

describe('perft', () => {
  test.each([
    [0, 1],
    [1, 2],
    [2, 4],
    [3, 8],
  ])('depth %i of the race: %i lines', (depth, lines) => {
    expect(perft(race, race.create({}), depth)).toBe(lines);
  });

  test('lines that end early count no further', () => {
    // From nine every command wins, so there is nothing at the second ply but where a six is thrown.
    expect(perft(race, race.create({ start: 9 }), 1)).toBe(2);
    expect([0, 2]).toContain(perft(race, race.create({ start: 9 }), 2));
  });

  test('depends on the seed through the dice alone, and is the same each time', () => {
    const counts = Array.from({ length: 8 }, (_, seed) => perft(race, race.create({ start: 5 }), 6, seed));
    expect(new Set(counts).size).toBeGreaterThan(1);
    expect(Array.from({ length: 8 }, (_, seed) => perft(race, race.create({ start: 5 }), 6, seed))).toEqual(counts);
  });

  test('counts for every side that may decide', () => {
    const together: RaceRules = { ...race, deciders: () => ['red', 'blue'] };
    expect(perft(together, race.create({}), 1)).toBe(4);
  });

  test('leaves the state as it was', () => {
    const state = race.create({});
    const before = stateHash(state);
    perft(race, state, 4);
    expect(stateHash(state)).toBe(before);
  });
});
