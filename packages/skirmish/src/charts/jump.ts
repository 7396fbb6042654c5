/** [T-4] A jump over a barrier. A house value. */
import type { Charts } from '../data/schemas.ts';
import { CHARTS } from '../data/values.ts';
import { outcomeOf } from './row.ts';

export type JumpOutcome = Charts['jump']['1'];

/** What a die, with the Might spent on it, means. */
export function jump(total: number): JumpOutcome {
  return outcomeOf(CHARTS.jump, total);
}
