/** Swim tests at the start of a Move half. */
import type { Battle, Chance } from '../engine/battle.ts';
import { uses } from '../engine/battle.ts';
import type { Side } from '../engine/words.ts';

export function beginDuties(b: Battle, _ctx: Chance, _side: Side): void {
  if (!uses(b, 'water')) return;
}

/** Those of a heroic move who lie in deep water test before it. */
export function beginDutiesOf(b: Battle, _ctx: Chance, _side: Side, _models: readonly number[]): void {
  if (!uses(b, 'water')) return;
}
