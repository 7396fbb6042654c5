/** What is asked in Gondor. */
import type { DecisionTable } from '../engine/decision.ts';
import { STANDARD_DECISIONS } from '../standard/decisions.ts';

export const DECISIONS = {
  ...STANDARD_DECISIONS,
  // [16.0]
  siege: { untilDone: true },
  // One magic leader a side, who moves or casts.
  magic: { untilDone: true },
  stalemate: { untilDone: false },
  oil: { untilDone: false },
} as const satisfies DecisionTable;
