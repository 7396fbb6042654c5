/**
 * How likely a side is to win, from what everybody sees: features of a spectator's view, weighed and put through the logistic
 * curve. The weights come from games of the computer against itself (`bench/chances.ts`), so it is the chance of two players who
 * play alike; how well it holds is measured in docs/computer-player.md.
 */

export interface Chances<V> {
  /** The side whose chance it is; the other one has the rest, for no siege ends in a draw by its rules. */
  readonly side: string;
  /** What is weighed, each about from 0 to 1. */
  features(view: V): readonly number[];
  /** The constant first, then one for each feature. */
  readonly weights: readonly number[];
}

/** From 0 to 1. */
export function chanceIn<V>({ features, weights }: Chances<V>, view: V): number {
  return chanceBy(weights, features(view));
}

export function chanceBy([constant = 0, ...weights]: readonly number[], features: readonly number[]): number {
  const sum = features.reduce((all, value, i) => all + value * (weights[i] ?? 0), constant);
  return 1 / (1 + Math.exp(-sum));
}

/** What is lost of what can be borne; no more than half as much again. */
export function strain(pool: { readonly now: number; readonly level: number } | undefined): number {
  return pool === undefined || pool.level === 0 ? 0 : Math.min(1.5, pool.now / pool.level);
}

export const share = (count: number, of: number): number => (of === 0 ? 0 : count / of);
