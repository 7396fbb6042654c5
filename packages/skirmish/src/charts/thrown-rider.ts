/** [T-7] A passenger who is thrown when the rider goes. A house value. */
import type { Charts } from '../data/schemas.ts';
import { CHARTS } from '../data/values.ts';
import { outcomeOf } from './row.ts';

export type ThrownOutcome = Charts['thrownRider']['1'];

/** What a die, with the Might spent on it, means. */
export function thrownRider(total: number): ThrownOutcome {
  return outcomeOf(CHARTS.thrownRider, total);
}
