import { unitSpec } from '../../engine/game.ts';
import { type FrameSpec, unitId } from '../../engine/frame-spec.ts';

/** [7.7] */
export interface RetreatBeforeFrame {
  kind: 'retreatBefore';
  unit: number;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    retreatBefore: RetreatBeforeFrame;
  }
}

export const retreatBefore: FrameSpec<RetreatBeforeFrame> = {
  kind: 'retreatBefore',
  fields: { unit: 'unit' },
  decider: ({ game }, frame) => unitSpec(game, frame.unit).side,
  asks: ({ game }, frame) => ({ kind: 'retreat-before', piece: unitId(game, frame.unit) }),
};
