import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { type Ctx, pop } from '@warbeacon/kernel';
import { type FrameSpec, unitId } from '../../engine/frame-spec.ts';
import { unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { retreatPaths, sufferNoRetreat } from './retreat.ts';

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
  step: stepRetreat,
  decider: ({ game }, frame) => unitSpec(game, frame.unit).side,
  asks: ({ game }, frame) => ({ kind: 'retreat', piece: unitId(game, frame.unit), hexes: frame.hexes }),
};

function stepRetreat(situation: Situation, frame: RetreatFrame, ctx: Ctx<SiegeEvent>): boolean {
  const { s } = situation;
  const state = s.units[frame.unit];
  if (!state || state.at < 0) {
    pop(s);
    return true;
  }
  if (!state.disrupted && situation.game.hooks.insteadOfRetreat?.(situation, frame.unit)) return true;
  if (!state.disrupted && retreatPaths(situation, frame.unit, frame.hexes).length > 0) return false;
  pop(s);
  sufferNoRetreat(situation, frame.unit, frame.fail, ctx);
  return true;
}
