import { type Side, SIDES } from '../../engine/words.ts';
import { type FrameSpec } from '../../engine/frame-spec.ts';

export interface DeploymentFrame {
  kind: 'deployment';
  side: Side;
}

export const deployment: FrameSpec<DeploymentFrame> = {
  kind: 'deployment',
  fields: { side: SIDES },
  decider: (_situation, frame) => frame.side,
  asks: () => ({ kind: 'deployment' }),
};
