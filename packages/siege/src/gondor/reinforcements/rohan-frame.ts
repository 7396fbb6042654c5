import { pop } from '@warbeacon/kernel';
import type { FrameSpec } from '../../engine/frame-spec.ts';
import { own } from '../own.ts';
import { comesOn, isAwaited } from './rohan.ts';

/** [14.2] G-159: the die for Rohan falls by itself, as the Westernesse Movement Phase begins. */
export interface RohanFrame {
  kind: 'rohan';
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    rohan: RohanFrame;
  }
}

export const rohan: FrameSpec<RohanFrame> = {
  kind: 'rohan',
  fields: {},
  step({ s }, _frame, ctx) {
    pop(s);
    if (!isAwaited(s)) return true;
    const die = ctx.d6();
    const comes = comesOn(die);
    own(s).relief.called = comes;
    ctx.emit({ type: 'rohanRolled', die, comes });
    return true;
  },
};
