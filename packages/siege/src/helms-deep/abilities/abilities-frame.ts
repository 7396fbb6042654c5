import type { FrameSpec } from '../../engine/frame-spec.ts';
import { popUnless } from '../../engine/pop-unless.ts';
import type { Situation } from '../../engine/situation.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { canUseAbility } from './announcing.ts';
import { gloryWedges } from '../glory/death-and-glory.ts';

/** [21.0] A side may announce its special abilities. */
export interface AbilitiesFrame {
  kind: 'abilities';
  side: Side;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    abilities: AbilitiesFrame;
  }
}

export const abilities: FrameSpec<AbilitiesFrame> = {
  kind: 'abilities',
  fields: { side: 'side' },
  step: stepAbilities,
  decider: (_situation, frame) => frame.side,
  asks: () => ({ kind: 'abilities' }),
  ending: {},
};

/** [21.0] A side that can announce nothing is not asked. */
function stepAbilities(situation: Situation, { side }: AbilitiesFrame): boolean {
  const { s } = situation;
  return popUnless(s, canUseAbility(situation, side) || gloryWedges(situation, side).next().done === false);
}
