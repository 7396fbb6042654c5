import { combat as step } from '../steps/combat.ts';
import { type Segment, type Side, SEGMENTS, SIDES } from '../../engine/words.ts';
import { type FrameSpec } from '../../engine/frame-spec.ts';

export interface CombatFrame {
  kind: 'combat';
  side: Side;
  segment: Segment;
  /** Melee is declared first and then resolved; the other segments are resolved shot by shot. */
  step: 'begin' | 'declare' | 'resolve';
  /** [7.7] Units already asked whether they withdraw. */
  asked: number[];
}

export const combat: FrameSpec<CombatFrame> = {
  kind: 'combat',
  fields: { side: SIDES, segment: SEGMENTS, step: ['begin', 'declare', 'resolve'], asked: 'units' },
  step,
  decider: (_situation, frame) => frame.side,
  asks: (_situation, frame) => ({ kind: frame.segment }),
};
