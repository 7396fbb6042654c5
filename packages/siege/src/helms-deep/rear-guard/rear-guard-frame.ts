import { stepRearGuard } from '../abilities/steps.ts';
import { type FrameSpec } from '../../engine/frame-spec.ts';

/** [21.31] */
export interface RearGuardFrame {
  kind: 'rearGuard';
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    rearGuard: RearGuardFrame;
  }
}

export const rearGuard: FrameSpec<RearGuardFrame> = {
  kind: 'rearGuard',
  fields: {},
  step: stepRearGuard,
  decider: () => 'westernesse',
  asks: () => ({ kind: 'rear-guard' }),
  ending: {},
};
