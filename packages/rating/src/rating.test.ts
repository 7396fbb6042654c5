import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSettled, NEWCOMER, NO_BIAS, period, type Rating, rate, type Score, shownBias } from './rating.ts';

const rating = (mean: number, deviation: number): Rating => ({ mean, deviation, volatility: 0.06, games: 0 });

test('the published example of the system: 1464.05067, 151.51652, 0.05999598', () => {
  const after = period(rating(1500, 200), [
    [rating(1400, 30), 1],
    [rating(1550, 100), 0],
    [rating(1700, 300), 0],
  ]);
  // The library has the scale of 173.7178 with four decimals, as the paper has.
  expect(after.mean).toBeCloseTo(1464.05067, 2);
  expect(after.deviation).toBeCloseTo(151.51652, 2);
  expect(after.volatility).toBeCloseTo(0.05999598, 6);
});

const ratings = fc.record({
  mean: fc.integer({ min: 600, max: 2600 }),
  deviation: fc.integer({ min: 30, max: 350 }),
  volatility: fc.double({ min: 0.03, max: 0.12, noNaN: true }),
  games: fc.nat(1000),
});
const scores = fc.constantFrom<Score[]>(0, 0.5, 1);
const biases = fc.record({ points: fc.integer({ min: -400, max: 400 }), games: fc.nat(5000) });

describe('a match', () => {
  test('raises who wins and lowers who loses, and makes both better known unless they were known well', () => {
    fc.assert(
      fc.property(ratings, ratings, biases, (one, other, bias) => {
        const after = rate(one, other, 1, bias);
        expect(after.one.mean).toBeGreaterThan(one.mean);
        expect(after.other.mean).toBeLessThan(other.mean);
        expect(after.one.games).toBe(one.games + 1);
        // Against somebody out of reach one learns nothing about oneself.
        const apart = Math.abs(one.mean + bias.points - other.mean);
        if (one.deviation > 200 && apart < 400) expect(after.one.deviation).toBeLessThan(one.deviation);
        expect(after.one.deviation).toBeLessThanOrEqual(350);
      }),
    );
  });

  test('is the same whichever of the two is named first', () => {
    fc.assert(
      fc.property(ratings, ratings, scores, biases, (one, other, score, bias) => {
        const mirrored: Score = score === 0.5 ? 0.5 : score === 1 ? 0 : 1;
        const there = rate(one, other, score, bias);
        const back = rate(other, one, mirrored, { ...bias, points: -bias.points });
        expect(back.one.mean).toBeCloseTo(there.other.mean, 9);
        expect(back.other.mean).toBeCloseTo(there.one.mean, 9);
        expect(back.bias.points).toBeCloseTo(-there.bias.points, 9);
      }),
    );
  });

  test('between equals on equal sides is expected to be even', () => {
    expect(rate(NEWCOMER, NEWCOMER, 0.5, NO_BIAS)).toMatchObject({ expected: 0.5, bias: { points: 0, games: 1 } });
  });

  test('won on the better side is worth less, lost on it costs more', () => {
    const one = rating(1500, 80);
    const other = rating(1500, 80);
    const even = rate(one, other, 1, NO_BIAS);
    const easy = rate(one, other, 1, { points: 200, games: 300 });
    expect(easy.one.mean).toBeLessThan(even.one.mean);
    const lost = rate(one, other, 0, { points: 200, games: 300 });
    expect(lost.one.mean).toBeLessThan(rate(one, other, 0, NO_BIAS).one.mean);
  });
});

describe('the bias of a scenario', () => {
  test('is found by many games of equals, slowly, and then stands still', () => {
    // The one side wins three of four games: 400 log10(3) = 191 points.
    let bias = NO_BIAS;
    const known: Rating = rating(1500, 50);
    const results: readonly Score[] = [1, 1, 0, 1];
    const at: number[] = [];
    for (let game = 0; game < 1200; game++) {
      bias = rate(known, known, results[game % 4] ?? 0, bias).bias;
      at.push(bias.points);
    }
    expect(at[19]).toBeLessThan(40);
    expect(at[1199]).toBeGreaterThan(170);
    expect(at[1199]).toBeLessThan(215);
  });

  test('is not shown before a hundred games', () => {
    expect(shownBias({ points: 41.6, games: 99 })).toBeNull();
    expect(shownBias({ points: 41.6, games: 100 })).toBe(42);
  });
});

test('a newcomer\u2019s rating says nothing yet; after some twenty matches it does', () => {
  expect(isSettled(NEWCOMER)).toBe(false);
  let one = NEWCOMER;
  for (let game = 0; game < 25; game++) one = rate(one, rating(1500, 80), game % 2 === 0 ? 1 : 0, NO_BIAS).one;
  expect(isSettled(one)).toBe(true);
});
