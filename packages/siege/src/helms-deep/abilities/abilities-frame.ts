import { stepAbilities } from './steps.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { type FrameSpec } from '../../engine/frame-spec.ts';

/** [21.0] A side may announce its special abilities. */
export interface AbilitiesFrame {
  kind: 'abilities';
  side: Side;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    abilities: AbilitiesFrame;
  }
}

export const abilities: FrameSpec<AbilitiesFrame> = {
  kind: 'abilities',
  fields: { side: 'side' },
  step: stepAbilities,
  decider: (_situation, frame) => frame.side,
  asks: () => ({ kind: 'abilities' }),
  ending: {},
};
