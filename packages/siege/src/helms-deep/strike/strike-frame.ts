import { unitSpec } from '../../engine/game.ts';
import { stepStrike } from '../abilities/steps.ts';
import { type FrameSpec, unitId } from '../../engine/frame-spec.ts';

/**
 * [21.21] [21.41] A unit may strike once, out of the ordinary: `attacked` is false when the frame is pushed, and tells
 * whether it has struck.
 */
export interface StrikeFrame {
  kind: 'strike';
  unit: number;
  reason: 'sortie' | 'glory';
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    strike: StrikeFrame;
  }
}

export const strike: FrameSpec<StrikeFrame> = {
  kind: 'strike',
  fields: { unit: 'unit', reason: ['sortie', 'glory'] },
  step: stepStrike,
  decider: ({ game }, frame) => unitSpec(game, frame.unit).side,
  asks: ({ game }, frame) => ({ kind: 'strike', piece: unitId(game, frame.unit), reason: frame.reason }),
};
