import type { FrameSpec } from '../../engine/frame-spec.ts';
import { popUnless } from '../../engine/pop-unless.ts';
import type { Situation } from '../../engine/situation.ts';
import { mayDropAny } from './rocks.ts';

/**
 * [20.85] [20.86] [W-62] D-31: may rocks be dropped on this unit, or, with -1, on any? Asked of all at the beginning of
 * the phase, when a unit is about to leave a hex under rocks, when it has entered one, and of all at the end.
 */
export interface RocksFrame {
  kind: 'rocks';
  unit: number;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    rocks: RocksFrame;
  }
}

export const rocks: FrameSpec<RocksFrame> = {
  kind: 'rocks',
  fields: { unit: 'unit or nobody' },
  step: stepRocks,
  decider: () => 'westernesse',
  asks: ({ game }, frame) => {
    const target = game.units[frame.unit];
    return target ? { kind: 'rocks', piece: target.id } : { kind: 'rocks' };
  },
};

/** [20.85] [W-5] Open for dummies as for real rocks. */
function stepRocks(situation: Situation, frame: RocksFrame): boolean {
  const { s } = situation;
  return popUnless(s, mayDropAny(situation, frame.unit));
}
