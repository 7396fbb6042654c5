import { pop } from '@warbeacon/kernel';
import { whoCanDeploy, whyNotDeployed } from './setting-up.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { type FrameSpec } from '../../engine/frame-spec.ts';

export interface DeploymentFrame {
  kind: 'deployment';
  side: Side;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    deployment: DeploymentFrame;
  }
}

export const deployment: FrameSpec<DeploymentFrame> = {
  kind: 'deployment',
  fields: { side: 'side' },
  decider: (_situation, frame) => frame.side,
  asks: () => ({ kind: 'deployment' }),
  ending: {
    why: whyNotDeployed,
    end({ s, side }, _frame, ctx) {
      pop(s);
      s.deployed.push(side);
      ctx.emit({ type: 'deploymentDone', side });
    },
  },
  actors: whoCanDeploy,
};
