/** A broken force: its models test their Courage when they are activated, or at the end of the half. */
import type { Battle } from '../engine/battle.ts';
import type { Side } from '../engine/words.ts';

/** The tests that are left at the end of a Move half. */
export function beginTests(b: Battle, side: Side): void {
  if (!b.field.house.breaking || !b.s.broken.includes(side)) return;
}
