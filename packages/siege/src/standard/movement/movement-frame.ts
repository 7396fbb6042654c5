import { canAnybodyMove, whoCanMove } from './movement.ts';
import { popUnless } from '../../engine/pop-unless.ts';
import { type FrameSpec } from '../../engine/frame-spec.ts';
import type { Side } from '../../engine/vocabulary.ts';

/** [4.22] [4.23] A side moves its pieces, each once; nothing is fought out in it but by a rule that says so. */
export interface MovementFrame {
  kind: 'movement';
  side: Side;
  /** Something has been done in it: it ends when its side says so, and until then a slip can be taken back. */
  begun: boolean;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    movement: MovementFrame;
  }
}

export const movement: FrameSpec<MovementFrame> = {
  kind: 'movement',
  fields: { side: 'side', begun: 'flag' },
  step(situation, { begun, side }) {
    if (begun) return false;
    // [W-5] Nobody can move: the phase goes by.
    const goesBy = popUnless(situation.s, canAnybodyMove(situation, side));
    if (goesBy) situation.game.hooks.movementGoesBy?.(situation.s, side);
    return goesBy;
  },
  decider: (_situation, frame) => frame.side,
  asks: () => ({ kind: 'movement' }),
  ending: {},
  actors: (turn, { side }) => whoCanMove(turn, side),
};
