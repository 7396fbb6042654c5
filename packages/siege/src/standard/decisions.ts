/** What is asked in every siege game. */
import type { DecisionTable } from '../engine/decision.ts';

export const STANDARD_DECISIONS = {
  deployment: { untilDone: true },
  movement: { untilDone: true },
  'make-room': { untilDone: false },
  missile: { untilDone: true },
  duel: { untilDone: true },
  melee: { untilDone: true },
  retreat: { untilDone: false },
  'retreat-leader': { untilDone: false },
  'retreat-before': { untilDone: false },
  displace: { untilDone: false },
  advance: { untilDone: false },
  follow: { untilDone: false },
  join: { untilDone: false },
  rally: { untilDone: true },
} as const satisfies DecisionTable;
