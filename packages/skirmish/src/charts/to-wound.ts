/** [T-1] To Wound. */
import type { Chance } from '@warbeacon/kernel';
import { CHARTS } from '../data/values.ts';

/** What one die must come to; two numbers where a 6 is needed and then a second die [S-61]; null: it cannot wound. */
export type WoundNeed = readonly [number] | readonly [6, number] | null;

/** The chart has rows and columns from 1 to 10. */
function onChart(value: number): number {
  return Math.min(Math.max(value, 1), 10);
}

/** [S-3] What a hit of this Strength needs against this Defence. */
export function toWound(strength: number, defence: number): WoundNeed {
  return CHARTS.toWound[onChart(strength) - 1]?.[onChart(defence) - 1] ?? null;
}

/** How many of six faces come to `need` with the bonus. A natural 1 has no rule of its own. */
function faces(need: number, bonus: number): number {
  return Math.min(Math.max(7 + bonus - need, 0), 6);
}

/** The chance of a wound; the bonus counts for both dice of a double roll. */
export function woundChance(need: WoundNeed, bonus = 0): Chance {
  if (need === null) return { n: 0, d: 36 };
  const [first, second] = need;
  return { n: faces(first, bonus) * (second === undefined ? 6 : faces(second, bonus)), d: 36 };
}
