import { canUnitMove } from '../movement/movement.ts';
import { unitSpec } from '../../engine/game.ts';
import { type FrameSpec, unitId } from '../../engine/frame-spec.ts';

/** [4.28] A unit whose hex a friend has entered must move on. */
export interface MakeRoomFrame {
  kind: 'makeRoom';
  unit: number;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    makeRoom: MakeRoomFrame;
  }
}

export const makeRoom: FrameSpec<MakeRoomFrame> = {
  kind: 'makeRoom',
  fields: { unit: 'unit' },
  actors: (turn, { unit }) => (canUnitMove(turn, unit) ? [unitSpec(turn.game, unit).id] : []),
  decider: ({ game }, frame) => unitSpec(game, frame.unit).side,
  asks: ({ game }, frame) => ({ kind: 'make-room', piece: unitId(game, frame.unit) }),
};
