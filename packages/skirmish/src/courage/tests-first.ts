/** [X-17, S-168] The tests that come before whatever an activation opens with. */
import { push } from '@warbeacon/kernel';
import type { Battle } from '../engine/battle.ts';
import type { Command } from '../engine/command-schemas.ts';
import type { Frame, FrameOf } from '../engine/frames.ts';
import { mustHold } from './breaking.ts';
import { bringsTerror } from './terror.ts';

/** Puts the next test on the stack; whether there is one. `charges`: whom the opening command charges. */
export function testsFirst(b: Battle, activation: FrameOf<'activation'>, charges: readonly number[]): boolean {
  const { model } = activation;
  if (activation.begun) return false;
  const below = b.s.frames[b.s.frames.lastIndexOf(activation) - 1];
  if (below?.kind === 'halfMove' && below.tests && mustHold(b, model)) return beginTest(b, model, 'broken');
  return testsTerror(b, activation, model, charges) && beginTest(b, model, 'terror');
}

/** Commands that open an activation, and bring the test of a broken force where it is still to come. */
const OPENING: ReadonlySet<Command['type']> = new Set([
  'move',
  'stand',
  'crawl',
  'throw',
  'cast',
  'test',
  'jump',
  'climb',
  'leap',
  'pickUp',
  'leave',
]);

/** Whether the test of a broken force comes before a command for this model. */
export function testsBroken(b: Battle, frame: Frame, type: Command['type'], model: number): boolean {
  if (!OPENING.has(type) || (frame.kind === 'activation' && frame.model === model)) return false;
  const base = frame.kind === 'activation' ? b.s.frames[b.s.frames.lastIndexOf(frame) - 1] : frame;
  return base?.kind === 'halfMove' && base.tests && mustHold(b, model);
}

/** [S-168, S-123] Whether a charge brings a test of Terror, in this activation or in one that it opens: who is commanded tests for nothing. */
export const testsTerror = (
  b: Battle,
  activation: FrameOf<'activation'> | undefined,
  model: number,
  charges: readonly number[],
): boolean =>
  (activation === undefined || (activation.terror === '' && activation.going !== 'command')) &&
  charges.some((target) => bringsTerror(b, model, target));

/** [S-102] */
export function beginTest(b: Battle, model: number, why: 'terror' | 'broken'): true {
  push<Frame>(b.s, { kind: 'courage', model, why, dice: [], total: 0, step: 'roll' });
  return true;
}
