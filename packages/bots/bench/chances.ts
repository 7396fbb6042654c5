/**
 * `node packages/bots/bench/chances.ts <game> [games]`: fits the weights of a game's chances to games of the computer against
 * itself, as strong and as steady players, and says how well they hold in games that they were not fitted to. A position is taken
 * at the beginning of each turn. Seeds are counted from 5000, apart from those of other benches.
 */
import { helmsDeepSiege, theFordSiege } from '@warbeacon/siege';
import type { Rules } from '@warbeacon/kernel';
import { type Chances, chanceBy } from '../src/chances.ts';
import { chances as fordChances } from '../src/the-ford/chances.ts';
import { chances as helmsDeepChances } from '../src/helms-deep/chances.ts';
import type { Bot } from '../src/bot.ts';
import { fordLevels, helmsDeepLevels, type Levels, playGame } from '../src/index.ts';

const FIRST_SEED = 5000;
/** Holds the weights back where there is little to learn them from. */
const RIDGE = 1;
const ROUNDS = 30;
const BINS = 5;

interface Sample {
  readonly features: readonly number[];
  /** 1 where the side won whose chance it is. */
  readonly won: number;
}

/** The positions of each game, in the order of the seeds. */
function positionsOf<S, C, E, V extends { readonly turn: number }, Side extends string>(
  rules: Rules<S, C, E, V, Side>,
  levels: Levels<C, V, Side>,
  chances: Chances<V>,
  games: number,
): Sample[][] {
  return Array.from({ length: games }, (_, i) => {
    const bot = i % 2 === 0 ? levels.strong : levels.steady;
    const bots = Object.fromEntries(rules.sides.map((side) => [side, bot])) as Record<Side, Bot<C, V, Side>>;
    const seen: (readonly number[])[] = [];
    let turn: number = 0;
    const watch = (_side: Side, _command: C, _events: readonly E[], state: S) => {
      const view = rules.view(state, 'spectator');
      if (view.turn === turn || rules.outcome(state) !== null) return;
      ({ turn } = view);
      seen.push(chances.features(view));
    };
    const { outcome } = playGame({ rules, bots, seed: FIRST_SEED + i, watch });
    const won = outcome.winner === chances.side ? 1 : 0;
    return seen.map((features) => ({ features, won }));
  });
}

/** Logistic regression by Newton's method. */
function fit(samples: readonly Sample[]): number[] {
  const size = (samples[0]?.features.length ?? 0) + 1;
  let weights = Array.from({ length: size }, () => 0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope: number[] = weights.map((weight, i) => (i === 0 ? 0 : -RIDGE * weight));
    const bend: number[][] = weights.map((_, i) => weights.map((__, j) => (i === j && i > 0 ? RIDGE : 0)));
    for (const { features, won } of samples) {
      const x = [1, ...features];
      const chance = chanceBy(weights, features);
      for (let i = 0; i < size; i++) {
        slope[i] = (slope[i] ?? 0) + (won - chance) * (x[i] ?? 0);
        for (let j = 0; j < size; j++) {
          const row = bend[i] ?? [];
          row[j] = (row[j] ?? 0) + chance * (1 - chance) * (x[i] ?? 0) * (x[j] ?? 0);
        }
      }
    }
    const step = solved(bend, slope);
    weights = weights.map((weight, i) => weight + (step[i] ?? 0));
  }
  return weights.map((weight) => Math.round(weight * 100) / 100);
}

/** Gauss and Jordan; the matrix is positive definite. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows[i] ?? [];
    const by = pivot[i] ?? 1;
    for (let k = 0; k < pivot.length; k++) pivot[k] = (pivot[k] ?? 0) / by;
    for (const [j, row] of rows.entries()) {
      if (j === i) continue;
      const times = row[i] ?? 0;
      for (let k = 0; k < row.length; k++) row[k] = (row[k] ?? 0) - times * (pivot[k] ?? 0);
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const brier = (samples: readonly Sample[], chance: (sample: Sample) => number): number =>
  mean(samples.map((sample) => (chance(sample) - sample.won) ** 2));

const GAMES: ReadonlyMap<
  string,
  (games: number) => { readonly told: Sample[][]; readonly weights: readonly number[] }
> = new Map([
  [
    'helms-deep',
    (games: number) => ({
      told: positionsOf(helmsDeepSiege.rules, helmsDeepLevels, helmsDeepChances, games),
      weights: helmsDeepChances.weights,
    }),
  ],
  [
    'the-ford',
    (games: number) => ({
      told: positionsOf(theFordSiege.rules, fordLevels, fordChances, games),
      weights: fordChances.weights,
    }),
  ],
]);

const [game = '', count = '100'] = process.argv.slice(2);
const play = GAMES.get(game);
if (play === undefined || !/^\d+$/.test(count))
  throw new Error(`usage: chances.ts ${[...GAMES.keys()].join(' | ')} [games]`);
const { told, weights } = play(Number(count));
// Two games for the fit, one to try it on.
const learnt = told.filter((_, i) => i % 3 !== 2).flat();
const tried = told.filter((_, i) => i % 3 === 2).flat();
const fitted = fit(learnt);
const rate = mean(learnt.map(({ won }) => won));
const report = (name: string, by: readonly number[]) =>
  console.log(`Brier, ${name}: ${brier(tried, ({ features }) => chanceBy(by, features)).toFixed(3)}`);
console.log(`${game}: ${told.length} games, ${learnt.length} positions learnt from, ${tried.length} tried on`);
console.log(`weights: [${fitted.join(', ')}]`);
console.log(`Brier, always ${Math.round(100 * rate)} %: ${brier(tried, () => rate).toFixed(3)}`);
report('as fitted now', fitted);
report('as in the game', weights);
for (let bin = 0; bin < BINS; bin++) {
  const own = tried.filter(({ features }) => Math.min(BINS - 1, Math.floor(BINS * chanceBy(fitted, features))) === bin);
  if (own.length === 0) continue;
  const said = Math.round(100 * mean(own.map(({ features }) => chanceBy(fitted, features))));
  console.log(`| ${said} % | ${Math.round(100 * mean(own.map(({ won }) => won)))} % | ${own.length} |`);
}
