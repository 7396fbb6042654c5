import { makePlaceId } from '../terrain.ts';
import { type Side, SIDES } from '../../engine/words.ts';
import { type FrameSpec } from '../../engine/frame-spec.ts';

/** [7.51] [7.7] Which of these units, if any, enters the vacated place. */
export interface AdvanceFrame {
  kind: 'advance';
  side: Side;
  units: number[];
  at: number;
}

export const advance: FrameSpec<AdvanceFrame> = {
  kind: 'advance',
  fields: { side: SIDES, units: 'units', at: 'where' },
  decider: (_situation, frame) => frame.side,
  asks: ({ game }, frame) => ({ kind: 'advance', hex: makePlaceId(game.terrain, frame.at) }),
};
