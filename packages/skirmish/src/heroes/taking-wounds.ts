/** [S-5, S-105] A wound that is not saved takes one from W; who has none left is removed at once. */
import { push } from '@warbeacon/kernel';
import { type Battle, type Chance, idOf, isHero, modelOf } from '../engine/battle.ts';
import type { FrameOf } from '../engine/frames.ts';
import { remove } from '../battle/removal.ts';

type Wounding = Pick<FrameOf<'wound'>, 'victim' | 'by' | 'how'>;

export function takeWound(b: Battle, ctx: Chance, { victim, by, how }: Wounding): void {
  // [S-105, R-76] Fate is always asked of its owner while there is any.
  if (isHero(b, victim) && modelOf(b, victim).fate > 0) {
    push(b.s, { kind: 'fate', model: victim, by, how, dice: [], step: 'ask' });
    return;
  }
  sufferWound(b, ctx, { victim, by, how });
}

export function sufferWound(
  b: Battle,
  ctx: Chance,
  { victim, by, how }: Omit<Wounding, 'how'> & { readonly how: string },
): void {
  const state = modelOf(b, victim);
  state.wounds = Math.max(0, state.wounds - 1);
  ctx.emit({ type: 'wounded', model: idOf(b, victim), left: state.wounds });
  if (state.wounds === 0) remove(b, ctx, victim, { how: 'slain', by, close: how === 'strike' });
}
