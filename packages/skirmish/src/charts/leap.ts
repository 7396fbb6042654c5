/** [T-4] A leap across a gap. A house value. */
import type { Charts } from '../data/schemas.ts';
import { CHARTS } from '../data/values.ts';
import { outcomeOf } from './row.ts';

export type LeapOutcome = Charts['leap']['1'];

/** What a die, with the Might spent on it, means. */
export function leap(total: number): LeapOutcome {
  return outcomeOf(CHARTS.leap, total);
}
