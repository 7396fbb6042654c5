import { stepRearGuard } from '../steps/abilities.ts';
import { type FrameSpec } from './spec.ts';

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
