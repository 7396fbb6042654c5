import { stepRearGuard } from '../abilities/steps.ts';
import { type FrameSpec } from '../../engine/frame-spec.ts';

/** [21.31] */
export interface RearGuardFrame {
  kind: 'rearGuard';
}

export const rearGuard: FrameSpec<RearGuardFrame> = {
  kind: 'rearGuard',
  fields: {},
  step: stepRearGuard,
  decider: () => 'westernesse',
  asks: () => ({ kind: 'rear-guard' }),
};
