import type { FrameSpec } from '../../engine/frame-spec.ts';
import { popUnless } from '../../engine/pop-unless.ts';
import type { Situation } from '../../engine/situation.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { canSwing } from '../grond/grond.ts';
import { canThrow } from '../fire/throwing.ts';

/** [16.0] G-167: a side works its engines, one after the other in any order. */
export interface EnginesFrame {
  kind: 'engines';
  side: Side;
  /** As in a movement phase. */
  begun: boolean;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    engines: EnginesFrame;
  }
}

export const engines: FrameSpec<EnginesFrame> = {
  kind: 'engines',
  fields: { side: 'side', begun: 'flag' },
  step: (situation, { begun, side }) => !begun && popUnless(situation.s, hasWork(situation, side)),
  decider: (_situation, { side }) => side,
  asks: () => ({ kind: 'siege' }),
  ending: {},
};

/** Somebody of the side can work an engine; whose catapult can break a side, it can throw as well. */
function hasWork(situation: Situation, side: Side): boolean {
  return situation.game.unitsOf[side].some((unit) => canThrow(situation, unit) || canSwing(situation, unit));
}
