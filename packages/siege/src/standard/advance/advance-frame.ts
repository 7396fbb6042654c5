import { makePlaceId } from '../../engine/terrain.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { type FrameSpec } from '../../engine/frame-spec.ts';

/** [7.51] [7.7] Which of these units, if any, enters the vacated place. */
export interface AdvanceFrame {
  kind: 'advance';
  side: Side;
  units: number[];
  at: number;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    advance: AdvanceFrame;
  }
}

export const advance: FrameSpec<AdvanceFrame> = {
  kind: 'advance',
  fields: { side: 'side', units: 'units', at: 'where' },
  decider: (_situation, frame) => frame.side,
  asks: ({ game }, frame) => ({ kind: 'advance', hex: makePlaceId(game.terrain, frame.at) }),
};
