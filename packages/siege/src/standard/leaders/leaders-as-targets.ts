/** [8.21] Units fight units: a leader is no target of theirs. */
import type { Refusal } from '@warbeacon/kernel';
import { unitSpec } from '../../engine/game.ts';
import { no } from '../../engine/refusals.ts';
import type { Turn } from '../../engine/situation.ts';

/** [7.25] [8.21] Index of an enemy unit to be attacked, or why not. */
export function enemyUnit({ game, side }: Turn, id: string): number | Refusal {
  const unit = game.unitIndex.get(id);
  if (unit === undefined) {
    return game.leaderIndex.has(id) ? no(game, 'leader-as-target') : no(game, 'unknown-unit', { id });
  }
  return unitSpec(game, unit).side === side ? no(game, 'own-unit-as-target') : unit;
}
