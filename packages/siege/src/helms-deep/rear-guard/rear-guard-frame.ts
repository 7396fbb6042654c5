import type { FrameSpec } from '../../engine/frame-spec.ts';
import { popUnless } from '../../engine/pop-unless.ts';
import type { Situation } from '../../engine/situation.ts';
import { rearGuardsmen } from './rear-guard.ts';

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

/** [21.31] */
function stepRearGuard(situation: Situation): boolean {
  const { s } = situation;
  return popUnless(s, rearGuardsmen(situation).next().done === false);
}
