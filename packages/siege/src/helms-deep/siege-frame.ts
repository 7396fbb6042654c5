import { whyNotLit } from './breaches/breaches.ts';
import { stepSiege } from './siege-steps.ts';
import { type FrameSpec } from '../engine/frame-spec.ts';

/**
 * [20] The besieger lights the fires that were laid (`detonate`), rams, batters and lays ladders, in the order he likes.
 * No die falls by itself, so that a position written at the beginning of the phase needs none.
 */
export interface SiegeFrame {
  kind: 'siege';
  /** As in a movement phase. */
  begun: boolean;
}

declare module '../engine/vocabulary.ts' {
  interface Frames {
    siege: SiegeFrame;
  }
}

export const siege: FrameSpec<SiegeFrame> = {
  kind: 'siege',
  fields: { begun: 'flag' },
  step: (situation, frame) => !frame.begun && stepSiege(situation),
  decider: () => 'isengard',
  asks: () => ({ kind: 'siege' }),
  ending: {
    why: ({ s }) => whyNotLit(s),
  },
};
