/** [S-171 … S-173] The end of the Fight phase: Will of Evil is spent, and the noise of the fighting may have been heard. */
import { type Battle, type Chance, hasMark, hasRule, idOf, modelOf, onTable } from '../engine/battle.ts';
import { banishWithoutWill } from '../courage/will-of-evil.ts';
import { lookForNoise } from '../sentries/alarm.ts';

export function closeFights(b: Battle, ctx: Chance): void {
  for (const model of onTable(b)) {
    if (!hasRule(b, model, 'will-of-evil') || !hasMark(b, model, 'fought')) continue;
    const state = modelOf(b, model);
    state.will = Math.max(0, state.will - 1);
    ctx.emit({ type: 'willSpent', model: idOf(b, model), points: 1, left: state.will });
    banishWithoutWill(b, ctx, model);
  }
  lookForNoise(b, ctx);
  b.s.fights = [];
}
