/** [S-173, R-36] Who lives by Will of Evil alone is gone once it has none left. */
import { type Battle, type Chance, hasRule, isOnTable, modelOf } from '../engine/battle.ts';
import { remove } from '../battle/removal.ts';

export function banishWithoutWill(b: Battle, ctx: Chance, model: number): void {
  if (!isOnTable(b, model) || !hasRule(b, model, 'will-of-evil') || modelOf(b, model).will > 0) return;
  remove(b, ctx, model, { how: 'banished', by: -1 });
}
