import { describe, expect, test } from 'vitest';
import { toWound, woundChance, type WoundNeed } from './to-wound.ts';

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** As it stands in the rules: a row for each Strength, a column for each Defence. */
const TABLE = `
  4 5 5 6 6 6/4 6/5 6/6 – –
  4 4 5 5 6 6 6/4 6/5 6/6 –
  3 4 4 5 5 6 6 6/4 6/5 6/6
  3 3 4 4 5 5 6 6 6/4 6/5
  3 3 3 4 4 5 5 6 6 6/4
  3 3 3 3 4 4 5 5 6 6
  3 3 3 3 3 4 4 5 5 6
  3 3 3 3 3 3 4 4 5 5
  3 3 3 3 3 3 3 4 4 5
  3 3 3 3 3 3 3 3 4 4`
  .trim()
  .split('\n')
  .map((row) => row.trim().split(' '));

function written(need: WoundNeed): string {
  return need === null ? '–' : need.join('/');
}

/** By how much the Defence is the greater, as one line for each step of the table. */
function byDifference(k: number): string {
  if (k <= -2) return '3';
  if (k <= 0) return '4';
  if (k <= 2) return '5';
  if (k <= 4) return '6';
  return ['6/4', '6/5', '6/6'][k - 5] ?? '–';
}

describe('[S-3, T-1] To Wound', () => {
  test.each(TEN)('[S-61] Strength %i against each Defence', (strength) => {
    expect(TEN.map((defence) => written(toWound(strength, defence)))).toEqual(TABLE[strength - 1]);
  });

  test('all hundred cells follow from Defence less Strength', () => {
    const cells = TEN.flatMap((strength) => TEN.map((defence) => ({ strength, defence })));
    expect(cells).toHaveLength(100);
    for (const { strength, defence } of cells) {
      expect(written(toWound(strength, defence)), `S${strength} D${defence}`).toBe(byDifference(defence - strength));
    }
  });

  test('[R-61] what is below 1 is read as 1, and what is above 10 as 10', () => {
    expect(toWound(0, 4)).toEqual(toWound(1, 4));
    expect(toWound(-3, 0)).toEqual(toWound(1, 1));
    expect(toWound(11, 12)).toEqual(toWound(10, 10));
    expect(toWound(3, 11)).toEqual(toWound(3, 10));
  });
});

describe('[S-61] the chance of a wound', () => {
  test.each<[WoundNeed, number]>([
    [[3], 24],
    [[4], 18],
    [[5], 12],
    [[6], 6],
    [[6, 4], 3],
    [[6, 5], 2],
    [[6, 6], 1],
    [null, 0],
  ])('%j: %i in 36', (need, n) => {
    expect(woundChance(need)).toEqual({ n, d: 36 });
  });

  test('[R-15] +1 counts for both dice of a double roll: 6/4 is 5+ and then 3+', () => {
    expect(woundChance([6, 4], 1)).toEqual({ n: 8, d: 36 });
    expect(woundChance([6, 6], 1)).toEqual({ n: 4, d: 36 });
  });

  test('[S-132, S-144] +1 on a single roll is one face more', () => {
    expect(woundChance([5], 1)).toEqual({ n: 18, d: 36 });
  });

  test('[S-61, S-132] what cannot wound cannot with a bonus', () => {
    expect(woundChance(null, 1)).toEqual({ n: 0, d: 36 });
  });

  test('[R-14] a natural 1 wounds where the bonus is great enough', () => {
    expect(woundChance([3], 2)).toEqual({ n: 36, d: 36 });
    expect(woundChance([3], 5)).toEqual({ n: 36, d: 36 });
  });
});
