/** [S-168, S-129, R-34] Who has Terror, and when it is tested for. */
import { areTouching, type Battle, hasRule, modelOf } from '../engine/battle.ts';

export const hasTerror = (b: Battle, model: number): boolean =>
  hasRule(b, model, 'terror') || modelOf(b, model).effects.some(({ power }) => power === 'terrifying-aura');

/** Whether a charge on this model needs a test: who touches it already needs none. */
export const bringsTerror = (b: Battle, model: number, target: number): boolean =>
  hasTerror(b, target) && !areTouching(b, model, target);
