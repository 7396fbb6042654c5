/// <reference path="./glicko2.d.ts" />
/**
 * How strong players are, by Glicko-2 (M. E. Glickman, "Example of the Glicko-2 system", 2022): each match is a period of its own.
 * Attackers and defenders are not equal, so each scenario has a bias of its sides, which is learned along.
 */
import { Glicko2 } from 'glicko2';

export interface Rating {
  /** Points; 1500 for who has not played. */
  readonly mean: number;
  /** Points: the rating lies within twice as many with 95 of 100. */
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
}

export const NEWCOMER: Rating = { mean: 1500, deviation: 350, volatility: 0.06, games: 0 };

/** By how many points a side is better off than the other one, in a scenario. */
export interface SideBias {
  readonly points: number;
  readonly games: number;
}

export const NO_BIAS: SideBias = { points: 0, games: 0 };

/** Of one player; the other one has the rest of 1. */
export type Score = 0 | 0.5 | 1;

const TAU = 0.5;
/** Points that a bias moves by a result which nobody would have expected. */
const BIAS_STEP = 6;
const GREATEST_BIAS = 400;
/** Before as many games a bias is more chance than knowledge. */
const GAMES_TO_SHOW_BIAS = 100;
/** Points of deviation from which on a rating says something. */
export const SETTLED = 110;
/** The library takes 0 for no rating at all. */
const LEAST = 100;

/**
 * After a match in which `one` sat on the side that `bias` is in favour of, and `other` on the other side.
 * `expected`: the score that `one` was expected to have, 0 to 1.
 */
export function rate(
  one: Rating,
  other: Rating,
  score: Score,
  bias: SideBias,
): { readonly one: Rating; readonly other: Rating; readonly bias: SideBias; readonly expected: number } {
  const expected = expectedOf(one, shifted(other, -bias.points));
  const points = bias.points + BIAS_STEP * (score - expected);
  return {
    one: after(one, shifted(other, -bias.points), score),
    other: after(other, shifted(one, bias.points), 1 - score),
    bias: { points: Math.min(GREATEST_BIAS, Math.max(-GREATEST_BIAS, points)), games: bias.games + 1 },
    expected,
  };
}

/** Points, or `null` as long as too few have played. */
export function shownBias({ points, games }: SideBias): number | null {
  return games < GAMES_TO_SHOW_BIAS ? null : Math.round(points);
}

/** Whether a rating is known well enough to stand in a list of the best. */
export function isSettled({ deviation }: Pick<Rating, 'deviation'>): boolean {
  return deviation <= SETTLED;
}

/** As people are shown it: whole points, with a question mark while they say little. */
export function shownRating(rating: Pick<Rating, 'mean' | 'deviation'>): {
  readonly points: number;
  readonly uncertain: boolean;
} {
  return { points: Math.round(rating.mean), uncertain: !isSettled(rating) };
}

const shifted = (rating: Rating, points: number): Rating => ({ ...rating, mean: rating.mean + points });

function after(player: Rating, opponent: Rating, score: number): Rating {
  return { ...period(player, [[opponent, score]]), games: player.games + 1 };
}

/** What the system makes of the results of one period. */
export function period(
  player: Rating,
  results: readonly (readonly [opponent: Rating, score: number])[],
): Omit<Rating, 'games'> {
  const system = new Glicko2({ tau: TAU, rating: NEWCOMER.mean, rd: NEWCOMER.deviation, vol: NEWCOMER.volatility });
  const made = ({ mean, deviation, volatility }: Rating) => system.makePlayer(mean, deviation, volatility);
  const self = made(player);
  system.updateRatings(results.map(([opponent, score]) => [self, made(opponent), score] as const));
  return {
    mean: Math.max(LEAST, self.getRating()),
    deviation: Math.min(NEWCOMER.deviation, self.getRd()),
    volatility: self.getVol(),
  };
}

/** Glickman's E, with the deviations of both. */
function expectedOf(player: Rating, opponent: Rating): number {
  const scale = 400 / Math.LN10;
  const spread = (player.deviation ** 2 + opponent.deviation ** 2) / scale ** 2;
  const g = 1 / Math.sqrt(1 + (3 * spread) / Math.PI ** 2);
  return 1 / (1 + Math.exp((-g * (player.mean - opponent.mean)) / scale));
}
