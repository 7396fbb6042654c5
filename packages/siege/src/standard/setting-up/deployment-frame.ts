import { pop } from '@warbeacon/kernel';
import { no } from '../../engine/refusals.ts';
import { canDeploy } from './deploy-command.ts';
import { RESERVE } from '../../engine/state.ts';
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
    why({ game, s, side }) {
      const left =
        game.unitsOf[side].filter((unit) => s.units[unit]?.at === RESERVE).length +
        game.leadersOf[side].filter((leader) => s.leaders[leader]?.at === RESERVE).length;
      if (left === 0) return null;
      return left === 1 ? no(game, 'one-to-deploy') : no(game, 'some-to-deploy', { count: left });
    },
    end({ s, side }, _frame, ctx) {
      pop(s);
      s.deployed.push(side);
      ctx.emit({ type: 'deploymentDone', side });
    },
  },
  actors: (turn) => turn.game.deployed[turn.side].filter((piece) => canDeploy(turn, piece)),
};
