import { unitId, type FrameSpec } from '../../engine/frame-spec.ts';
import { popUnless } from '../../engine/pop-unless.ts';
import { placeOf } from '../../engine/state.ts';
import { mayPourAny } from './pouring.ts';

/**
 * [16.74] G-145: is oil poured? Asked as Sauron's Movement Phase begins and ends, and when a unit has come below oil. [W-256]
 * Each time of all who stand below any, until Westernesse passes or can pour no more.
 */
export interface OilFrame {
  kind: 'oil';
  /** Who has come below; -1 where nobody has. */
  unit: number;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    oil: OilFrame;
  }
}

export const oil: FrameSpec<OilFrame> = {
  kind: 'oil',
  fields: { unit: 'unit or nobody' },
  // [W-5] Open for dummies as for real oil.
  step: (situation) => popUnless(situation.s, mayPourAny(situation)),
  decider: () => 'westernesse',
  asks: ({ game, s }, { unit }) =>
    placeOf(s, unit) < 0 ? { kind: 'oil' } : { kind: 'oil', piece: unitId(game, unit) },
};
