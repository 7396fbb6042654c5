/** [T-6] The Jump test of a passenger who mounts up. */
import type { Charts } from '../data/schemas.ts';
import { CHARTS } from '../data/values.ts';
import { outcomeOf } from './row.ts';

export type MountOutcome = Charts['mount']['1'];

/** What a die, with the Might spent on it, means. */
export function mountUp(total: number): MountOutcome {
  return outcomeOf(CHARTS.mount, total);
}
