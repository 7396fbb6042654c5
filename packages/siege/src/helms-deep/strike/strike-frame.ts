import { pop } from '@warbeacon/kernel';
import { type FrameSpec, unitId } from '../../engine/frame-spec.ts';
import { unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import type { State } from '../../engine/state.ts';
import { ABILITY_DATA } from '../abilities/owners.ts';
import { own } from '../own.ts';
import { strikeTargets } from './strike.ts';

/**
 * [21.21] [21.41] A unit may strike once, out of the ordinary: `attacked` is false when the frame is pushed, and tells
 * whether it has struck.
 */
export interface StrikeFrame {
  kind: 'strike';
  unit: number;
  reason: 'sortie' | 'glory';
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    strike: StrikeFrame;
  }
}

export const strike: FrameSpec<StrikeFrame> = {
  kind: 'strike',
  fields: { unit: 'unit', reason: ['sortie', 'glory'] },
  step: stepStrike,
  decider: ({ game }, frame) => unitSpec(game, frame.unit).side,
  asks: ({ game }, frame) => ({ kind: 'strike', piece: unitId(game, frame.unit), reason: frame.reason }),
};

/** [21.21] [21.41] The strike is offered once. Afterwards the frame is done with. */
function stepStrike(situation: Situation, frame: StrikeFrame): boolean {
  const { s } = situation;
  const unit = s.units[frame.unit];
  // [21.41] Who was asked to go along and stayed is not of the sortie.
  const { sortie } = own(s);
  if (frame.reason === 'sortie' && sortie !== null) {
    const { exit } = ABILITY_DATA.sortie;
    sortie.leaders = sortie.leaders.filter((leader) => s.leaders[leader]?.at === exit);
  }
  const goes = unit !== undefined && !unit.attacked && strikeTargets(situation, frame).length > 0;
  if (goes) return false;
  endStrike(s, frame);
  return true;
}

/** [21.41] The unit that made the sortie has its own Combat Phase still before it; [21.21] H-90 no wedge strikes a third time. */
export function endStrike(s: State, frame: StrikeFrame): void {
  pop(s);
  const unit = s.units[frame.unit];
  if (unit) unit.attacked = frame.reason === 'glory';
}
