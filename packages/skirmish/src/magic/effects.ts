/** [S-120] Effects that last: how they begin, and what ends with the last point of Will. */
import { type Battle, type Chance, idOf, modelOf } from '../engine/battle.ts';
import type { Power } from '../engine/words.ts';
import { banishWithoutWill } from '../courage/will-of-evil.ts';

export function beginEffect(b: Battle, ctx: Chance, model: number, power: Power, by: number): void {
  const state = modelOf(b, model);
  // The same power of the same caster upon it already: it is neither stronger nor longer.
  if (!state.effects.some((effect) => effect.power === power && effect.by === by))
    state.effects = [...state.effects, { power, by }];
  ctx.emit({ type: 'effect', model: idOf(b, model), power, ends: false });
}

/**
 * To be called when Will has been spent and what it was spent on is over: Exhaustion ends with the store [S-120, R-33], and who lives
 * by Will of Evil is gone without any [S-173, R-36].
 */
export function afterWill(b: Battle, ctx: Chance, model: number): void {
  endExhausted(b, ctx, model);
  banishWithoutWill(b, ctx, model);
}

export function endExhausted(b: Battle, ctx: Chance, model: number): void {
  const state = modelOf(b, model);
  const lasting = state.effects.filter(({ power }) => power !== 'terrifying-aura');
  if (state.will > 0 || lasting.length === state.effects.length) return;
  state.effects = lasting;
  ctx.emit({ type: 'effect', model: idOf(b, model), power: 'terrifying-aura', ends: true });
}
