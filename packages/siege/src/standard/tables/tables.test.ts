/** The tables against their checksums: chances in 36ths, and the regularities by which damaged cells were restored. */
import { describe, expect, test } from 'vitest';
import { ARMOURS, ATTACKS, chances, MORALES } from './tables.fixture.ts';
import { hitRange, waysOf36 } from './casualty-probability.ts';
import { CASUALTY_RESULTS, casualtyResult, makeCasualty } from './casualty-results.ts';
import { duelColumn, duelResult } from './leader-combat.ts';
import { rallyRange } from './rally.ts';

const DICE = [1, 2, 3, 4, 5, 6] as const;

describe('[7.41] the Casualty Probability Table', () => {
  test('has these chances in 36ths, armour 0 to 4', () => {
    expect(chances()).toEqual({
      A: [35, 33, 29, 26, 18],
      B: [33, 27, 23, 21, 14],
      C: [27, 23, 21, 18, 12],
      D: [23, 21, 20, 16, 10],
      E: [21, 18, 16, 14, 9],
    });
  });

  test.each(ARMOURS)('[7.41] against armour %i every better letter hits more often', (armour) => {
    const column = ATTACKS.map((attack) => waysOf36(...hitRange(attack, armour)));
    for (let row = 1; row < column.length; row++) expect(column[row]).toBeLessThan(column[row - 1] ?? 0);
  });

  test.each(ATTACKS)('[7.41] %s hits less often against each better armour', (attack) => {
    const row = ARMOURS.map((armour) => waysOf36(...hitRange(attack, armour)));
    for (let armour = 1; armour < row.length; armour++) expect(row[armour]).toBeLessThan(row[armour - 1] ?? 0);
  });

  test('[7.33] B against 3 hits on two to seven, as in the worked example', () => {
    expect(hitRange('B', 3)).toEqual([2, 7]);
    expect(waysOf36(2, 7)).toBe(21);
  });

  test.each([
    [2, 12, 36],
    [2, 2, 1],
    [7, 7, 6],
    [6, 8, 16],
    [12, 12, 1],
  ])('%i to %i comes up %i times in 36', (low, high, ways) => {
    expect(waysOf36(low, high)).toBe(ways);
  });
});

describe('[7.42] the Casualty Results Table', () => {
  test('reads, die by die', () => {
    const columns = MORALES.map((morale) => [morale, DICE.map((die) => makeCasualty(casualtyResult(morale, die)))]);
    expect(Object.fromEntries(columns)).toEqual({
      W: ['1/2E r1', '1/2E r1', 'r2', 'r1', 'r1', 'r1'],
      X: ['1/2E r2', '1/2E r1', '1/2E r1', 'r2', 'r1', 'r1'],
      Y: ['E', 'E', '1/2E r1', 'r2', 'r2', 'r1'],
      Z: ['E', 'E', 'E', 'E', 'r2', 'r1'],
    });
  });

  test('[7.33] Y with a three is reduced and retreats one hex, as in the worked example', () => {
    expect(makeCasualty(casualtyResult('Y', 3))).toBe('1/2E r1');
  });

  test('[7.42] on no die does a worse morale fare better', () => {
    const harm = (morale: (typeof MORALES)[number], die: number): number => {
      const { loss, retreat } = casualtyResult(morale, die);
      return (loss === 'E' ? 20 : loss === 'half' ? 10 : 0) + retreat;
    };
    for (const die of DICE) {
      for (let i = 1; i < MORALES.length; i++) {
        expect(harm(MORALES[i] ?? 'Z', die)).toBeGreaterThanOrEqual(harm(MORALES[i - 1] ?? 'W', die));
      }
    }
  });

  test('[7.42] morale Z is never reduced: it dies or runs', () => {
    expect(CASUALTY_RESULTS.Z.map(({ loss }) => loss)).not.toContain('half');
  });

  test('a die that is none is a mistake of the caller', () => {
    expect(() => casualtyResult('W', 7)).toThrow('no die 7');
  });
});

describe('[7.26] the Leader Combat Table', () => {
  const column = (differential: number) => DICE.map((die) => duelResult(differential, die));

  test.each([
    [6, ['Dr2', 'D1/2e', 'D1/2e', 'De', 'De', 'De']],
    [5, ['-', 'Dr2', 'D1/2e', 'D1/2e', 'De', 'De']],
    [4, ['-', 'Dr2', 'D1/2e', 'D1/2e', 'De', 'De']],
    [3, ['Ar2', '-', 'Dr2', 'D1/2e', 'D1/2e', 'De']],
    [2, ['Ar2', '-', 'Dr2', 'D1/2e', 'D1/2e', 'De']],
    [1, ['Ar2', 'Ar2', '-', 'Dr2', 'D1/2e', 'D1/2e']],
    [0, ['A1/2e', 'Ar2', 'Ar2', '-', 'Dr2', 'D1/2e']],
    [-1, ['A1/2e', 'A1/2e', 'Ar2', 'Ar2', '-', 'Dr2']],
    [-2, ['Ae', 'A1/2e', 'A1/2e', 'Ar2', 'Ar2', '-']],
    [-3, ['Ae', 'A1/2e', 'A1/2e', 'Ar2', 'Ar2', '-']],
    [-4, ['Ae', 'Ae', 'A1/2e', 'A1/2e', 'Ar2', 'Ar2']],
  ])('[7.26] at a differential of %i', (differential, results) => {
    expect(column(differential)).toEqual(results);
  });

  test('[7.26] past either end the end column counts', () => {
    expect(column(9)).toEqual(column(6));
    expect(column(-8)).toEqual(column(-4));
  });

  test('[7.26] each column is the one before, moved one place along the same sequence', () => {
    const columns = [-4, -3, -1, 0, 1, 2, 4, 6].map(column);
    for (let i = 1; i < columns.length; i++) expect(columns[i]?.slice(0, 5)).toEqual(columns[i - 1]?.slice(1));
    expect([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7].map(duelColumn)).toEqual([
      0, 0, 1, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7,
    ]);
  });

  test('a die that is none is a mistake of the caller', () => {
    expect(() => duelResult(9, 7)).toThrow('no die 7');
  });
});

describe('[8.37] the Rally Table', () => {
  test('reads, by rating from 1 to 10', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(rallyRange)).toEqual([
      [4, 5],
      [6, 7],
      [3, 6],
      [4, 7],
      [2, 7],
      [3, 8],
      [3, 9],
      [3, 10],
      [3, 11],
      [3, 12],
    ]);
  });

  test('[8.37] rises with every rating', () => {
    const ways = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((rating) => waysOf36(...(rallyRange(rating) ?? [0, -1])));
    expect(ways).toEqual([7, 11, 14, 18, 21, 25, 29, 32, 34, 35, 36]);
  });

  test('[8.37] a rating of nothing rallies nobody', () => {
    expect(rallyRange(0)).toBeUndefined();
    expect(rallyRange(-1)).toBeUndefined();
  });
});
