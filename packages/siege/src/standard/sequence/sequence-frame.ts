import { nextPhase } from '../../engine/sequence.ts';
import { type FrameSpec } from '../../engine/frame-spec.ts';

/** Always at the bottom: when nothing is left above it, the next phase begins. */
export interface SequenceFrame {
  kind: 'sequence';
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    sequence: SequenceFrame;
  }
}

export const sequence: FrameSpec<SequenceFrame> = {
  kind: 'sequence',
  fields: {},
  step: (situation, _frame, ctx) => nextPhase(situation, ctx),
};
