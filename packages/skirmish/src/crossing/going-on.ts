/** Whether it would be of use to a model to go on. */
import type { Battle } from '../engine/battle.ts';
import { leftOf, openOf } from '../moving/activation.ts';

/** The trial stands on top of the activation. */
export function leftToGoOn(b: Battle, model: number): boolean {
  const activation = b.s.frames.findLast((frame) => openOf(frame, model) !== undefined);
  return activation?.kind === 'activation' && leftOf(b, activation) > 0;
}
