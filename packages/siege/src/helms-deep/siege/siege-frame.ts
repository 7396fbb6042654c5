import type { FrameSpec } from '../../engine/frame-spec.ts';
import { popUnless } from '../../engine/pop-unless.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOf } from '../../engine/state.ts';
import { whyCannotBatter } from '../breaches/battering.ts';
import { whyCannotRam } from '../ram/ram.ts';
import { unlitFire, whyNotLit } from '../fires/blasts.ts';
import { whyCannotLayLadder } from '../ladders/ladders.ts';
import { whyCannotTakeRam } from '../ram/ram.ts';

/**
 * [20] The besieger lights the fires that were laid (`detonate`), rams, batters and lays ladders, in the order he likes.
 * No die falls by itself, so that a position written at the beginning of the phase needs none.
 */
export interface SiegeFrame {
  kind: 'siege';
  /** As in a movement phase. */
  begun: boolean;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    siege: SiegeFrame;
  }
}

export const siege: FrameSpec<SiegeFrame> = {
  kind: 'siege',
  fields: { begun: 'flag' },
  step: (situation, frame) => !frame.begun && stepSiege(situation),
  decider: () => 'isengard',
  asks: () => ({ kind: 'siege' }),
  ending: {
    why: ({ s }) => whyNotLit(s),
  },
};

/** [20.0] [W-5] */
function stepSiege(situation: Situation): boolean {
  const { game, s } = situation;
  return popUnless(
    s,
    unlitFire(s) !== undefined || game.unitsOf.isengard.some((unit) => hasSiegeWork(situation, unit)),
  );
}

/** [20.0] Whether a unit can ram or batter a gate, lay a ladder or take up the ram. */
function hasSiegeWork(situation: Situation, unit: number): boolean {
  const { game, s } = situation;
  const at = placeOf(s, unit);
  if (at < 0) return false;
  if (whyCannotTakeRam(situation, unit) === null) return true;
  return (game.terrain.links[at] ?? []).some(
    ({ gate, to, up }) =>
      (gate >= 0 &&
        (whyCannotRam(situation, unit, gate) === null || whyCannotBatter(situation, unit, gate) === null)) ||
      (up === 1 && whyCannotLayLadder(situation, unit, to) === null),
  );
}
