import { unitSpec } from '../../engine/game.ts';
import { retreat as step } from '../steps/combat.ts';
import { type FrameSpec, unitId } from '../../engine/frame-spec.ts';

export interface RetreatFrame {
  kind: 'retreat';
  unit: number;
  hexes: number;
  /** What befalls a unit that cannot: [7.56] eliminated, or [7.23] reduced. */
  fail: 'eliminate' | 'reduce';
  /** Leaders who go with it without being asked (7.23, G-32). */
  escort: number[];
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    retreat: RetreatFrame;
  }
}

export const retreat: FrameSpec<RetreatFrame> = {
  kind: 'retreat',
  fields: { unit: 'unit', hexes: 'count', fail: ['eliminate', 'reduce'], escort: 'leaders' },
  step,
  decider: ({ game }, frame) => unitSpec(game, frame.unit).side,
  asks: ({ game }, frame) => ({ kind: 'retreat', piece: unitId(game, frame.unit), hexes: frame.hexes }),
};
