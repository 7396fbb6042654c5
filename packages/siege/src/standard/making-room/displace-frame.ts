import { displacements } from './making-room.ts';
import { unitSpec } from '../../engine/game.ts';
import { popUnless } from '../../engine/pop-unless.ts';
import { type FrameSpec, unitId } from '../../engine/frame-spec.ts';

/** [7.6] */
export interface DisplaceFrame {
  kind: 'displace';
  unit: number;
  /** Leaders who were with it before it was pushed, and may go along. */
  company: number[];
  /** [7.65] Disrupts it, and whom it pushes in turn: not where an arrival pushes. */
  disrupts: boolean;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    displace: DisplaceFrame;
  }
}

export const displace: FrameSpec<DisplaceFrame> = {
  kind: 'displace',
  fields: { unit: 'unit', company: 'leaders', disrupts: 'flag' },
  step: (situation, { unit, disrupts }) =>
    popUnless(situation.s, displacements(situation, unit, [], disrupts).length > 0),
  decider: ({ game }, frame) => unitSpec(game, frame.unit).side,
  asks: ({ game }, frame) => ({ kind: 'displace', piece: unitId(game, frame.unit) }),
};
