/** What is asked at Helm's Deep. */
import type { DecisionTable } from '../engine/decision.ts';
import { STANDARD_DECISIONS } from '../standard/decisions.ts';

export const DECISIONS = {
  ...STANDARD_DECISIONS,
  // Abilities are few, and chosen among, not one piece's after another's.
  abilities: { untilDone: true, oneQuestion: true },
  'rear-guard': { untilDone: true },
  arrivals: { untilDone: true },
  strike: { untilDone: false },
  siege: { untilDone: true },
  rocks: { untilDone: false },
} as const satisfies DecisionTable;
export type DecisionKind = keyof typeof DECISIONS;
