import type { FrameSpec } from '../../engine/frame-spec.ts';
import { popUnless } from '../../engine/pop-unless.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { canAnybodyAct } from './acting.ts';

/** [3.0] [8.52] A side's half of a Magic Phase. */
export interface MagicFrame {
  kind: 'magic';
  side: Side;
  /** Something has been done in it: it ends when its side says so, and until then a slip can be taken back. */
  begun: boolean;
  /** Leaders who have moved in it, or tried a spell. */
  acted: number[];
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    magic: MagicFrame;
  }
}

export const magic: FrameSpec<MagicFrame> = {
  kind: 'magic',
  fields: { side: 'side', begun: 'flag', acted: 'leaders' },
  // [W-5] Nobody can do anything: it goes by.
  step: (situation, frame) => !frame.begun && popUnless(situation.s, canAnybodyAct(situation, frame)),
  decider: (_situation, frame) => frame.side,
  asks: () => ({ kind: 'magic' }),
  ending: {},
};
