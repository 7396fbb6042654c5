/** [X-13 … X-16] Heroic actions that were called are carried out. */
import type { Battle, Chance } from '../engine/battle.ts';

export function beginHeroicActions(b: Battle, _ctx: Chance, _action: 'move' | 'shoot' | 'combat'): void {
  if (b.s.calls.length === 0) return;
}
