/** [X-17, S-168] The tests that come before whatever an activation opens with. */
import { push } from '@warbeacon/kernel';
import type { Battle } from '../engine/battle.ts';
import type { Frame, FrameOf } from '../engine/frames.ts';
import { mustHold } from './breaking.ts';
import { bringsTerror } from './terror.ts';

/** Puts the next test on the stack; whether there is one. `charges`: whom the opening command charges. */
export function testsFirst(b: Battle, activation: FrameOf<'activation'>, charges: readonly number[]): boolean {
  const { model, begun, terror, going } = activation;
  if (begun) return false;
  const below = b.s.frames[b.s.frames.lastIndexOf(activation) - 1];
  if (below?.kind === 'halfMove' && below.tests && mustHold(b, model)) return beginTest(b, model, 'broken');
  // [S-123] Who is commanded tests for nothing.
  if (terror !== '' || going === 'command' || !charges.some((target) => bringsTerror(b, model, target))) return false;
  return beginTest(b, model, 'terror');
}

/** [S-102] */
export function beginTest(b: Battle, model: number, why: 'terror' | 'broken'): true {
  push<Frame>(b.s, { kind: 'courage', model, why, dice: [], total: 0, step: 'roll' });
  return true;
}
