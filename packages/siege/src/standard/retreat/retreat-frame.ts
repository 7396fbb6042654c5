import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { type Ctx, pop } from '@warbeacon/kernel';
import { type FrameSpec, unitId } from '../../engine/frame-spec.ts';
import { unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { eliminate } from '../losses/losses.ts';
import { riskLeaders } from '../leaders/leaders-at-risk.ts';
import { retreatPaths } from './retreat.ts';

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

/** [7.56] [7.57] [7.23] A unit that cannot retreat is lost, or, after a duel, reduced. */
function stepRetreat(situation: Situation, frame: RetreatFrame, ctx: Ctx<SiegeEvent>): boolean {
  const { game, s } = situation;
  const state = s.units[frame.unit];
  if (!state || state.at < 0) {
    pop(s);
    return true;
  }
  if (state.disrupted) {
    pop(s);
    eliminate(situation, frame.unit, 'disrupted', ctx);
    return true;
  }
  if (retreatPaths(situation, frame.unit, frame.hexes).length > 0) return false;
  pop(s);
  // [A8.24] [W-61] D-25: what 7.23 does to a unit endangers its leaders as a blow would; a want of retreat alone does not.
  if (frame.fail === 'reduce') riskLeaders(situation, frame.unit, state.reduced ? 'E' : 'half', ctx);
  if (frame.fail === 'eliminate' || state.reduced) {
    eliminate(situation, frame.unit, 'no-retreat', ctx);
  } else {
    state.reduced = true;
    ctx.emit({ type: 'reduced', piece: unitSpec(game, frame.unit).id });
  }
  return true;
}
