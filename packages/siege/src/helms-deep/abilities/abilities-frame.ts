import { stepAbilities } from './steps.ts';
import { type Side, SIDES } from '../../engine/words.ts';
import { type FrameSpec } from '../../engine/frame-spec.ts';

/** [21.0] A side may announce its special abilities. */
export interface AbilitiesFrame {
  kind: 'abilities';
  side: Side;
}

export const abilities: FrameSpec<AbilitiesFrame> = {
  kind: 'abilities',
  fields: { side: SIDES },
  step: stepAbilities,
  decider: (_situation, frame) => frame.side,
  asks: () => ({ kind: 'abilities' }),
};
