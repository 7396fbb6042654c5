/** Who calls a heroic action at the start of a phase. */
import type { Battle } from '../engine/battle.ts';

export function beginCalls(b: Battle, _phase: 'move' | 'shoot' | 'fight'): void {
  if (b.field.house.heroics.length === 0) return;
}
