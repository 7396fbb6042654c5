/** [T-8] What a Sentry does before the alarm: stands and searches, is distracted, walks its round, is alert. */
import type { Charts } from '../data/schemas.ts';
import { CHARTS } from '../data/values.ts';
import { outcomeOf } from './row.ts';

export type SentryOutcome = Charts['sentry']['1'];

/** What the die means; nobody spends Might on it. */
export function sentryWalk(total: number): SentryOutcome {
  return outcomeOf(CHARTS.sentry, total);
}
