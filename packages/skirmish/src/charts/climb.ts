/** [T-4] A climb over a barrier. A house value. */
import type { Charts } from '../data/schemas.ts';
import { CHARTS } from '../data/values.ts';
import { outcomeOf } from './row.ts';

export type ClimbOutcome = Charts['climb']['1'];

/** What a die, with the Might spent on it, means. */
export function climb(total: number): ClimbOutcome {
  return outcomeOf(CHARTS.climb, total);
}
