/** Exact chances of Duels and wounds, from the chart and by counting highest dice. */
import { CHARTS } from '@warbeacon/skirmish/data';

const SIDES = 6;
const onChart = (value: number): number => Math.min(10, Math.max(1, value));
const facesFrom = (need: number): number => Math.min(SIDES, Math.max(0, SIDES + 1 - need));

/** [S-3, S-61, R-15] The chance that one hit wounds. */
export function woundChance(strength: number, defence: number, bonus = 0): number {
  const need = CHARTS.toWound[onChart(strength) - 1]?.[onChart(defence) - 1] ?? null;
  if (need === null) return 0;
  const [first, second] = need;
  const one = facesFrom(first - bonus) / SIDES;
  return second === undefined ? one : (one * facesFrom(second - bonus)) / SIDES;
}

export interface Duellist {
  /** Dice without a modifier, and those at -1 [S-132]. */
  readonly dice: number;
  readonly heavy: number;
  readonly fight: number;
}

/** The chance that the highest of the dice is at most `top`. */
const atMost = (top: number, { dice, heavy }: Duellist): number =>
  (Math.min(SIDES, Math.max(0, top)) / SIDES) ** dice * (Math.min(SIDES, Math.max(0, top + 1)) / SIDES) ** heavy;

/** [S-66, S-69, S-70] The chance that `one` wins; `drawn`: that it wins the roll when all is equal. */
export function duelChance(one: Duellist, other: Duellist, drawn = 0.5): number {
  if (one.dice + one.heavy === 0) return 0;
  if (other.dice + other.heavy === 0) return 1;
  const tie = one.fight > other.fight ? 1 : one.fight < other.fight ? 0 : drawn;
  let chance = 0;
  // A die at -1 can come to nothing at all.
  for (let top = 0; top <= SIDES; top++) {
    const here = atMost(top, one) - atMost(top - 1, one);
    chance += here * (atMost(top - 1, other) + tie * (atMost(top, other) - atMost(top - 1, other)));
  }
  return chance;
}

/** How many of `wounds` wounds are taken on average by so many hits of which each wounds with `chance`, of which `fate` may stop some. */
export function woundsTaken(hits: number, chance: number, wounds: number): number {
  if (hits <= 0 || chance <= 0) return 0;
  if (wounds === 1) return 1 - (1 - chance) ** hits;
  let expected = 0;
  let left = 1;
  for (let k = 0; k < Math.min(hits, wounds); k++) {
    const exactly = binomial(hits, k) * chance ** k * (1 - chance) ** (hits - k);
    left -= exactly;
    expected += left;
  }
  return expected;
}

function binomial(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}
