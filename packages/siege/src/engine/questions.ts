/** Which decisions are one question with few answers, and which are steps in which piece after piece may act. */
import type { Command } from './commands.schema.ts';
import type { View } from './view.schema.ts';
import type { DecisionKind } from './words.ts';

/** Decisions that go on until the player says `done`. */
const ENDED_BY_DONE: ReadonlySet<DecisionKind> = new Set([
  'deployment',
  'abilities',
  'rear-guard',
  'arrivals',
  'siege',
  'movement',
  'missile',
  'duel',
  'melee',
  'rally',
]);

export function isOneQuestion({ decision }: Pick<View, 'decision'>): boolean {
  // Abilities are few, and chosen among, not one piece's after another's.
  return decision !== null && (decision.kind === 'abilities' || !ENDED_BY_DONE.has(decision.kind));
}

/** The command that ends one's part of the present step, where there is such a step. */
export function endingOf({ decision }: Pick<View, 'decision'>): Command | null {
  return decision !== null && ENDED_BY_DONE.has(decision.kind) ? { type: 'done' } : null;
}
