import { rallyTargets } from '../cases/leaders.ts';
import type { Situation } from '../../engine/situation.ts';
import { popUnless } from '../steps/pop-unless.ts';
import { type Side, SIDES } from '../../engine/words.ts';
import { type FrameSpec } from '../../engine/frame-spec.ts';

export interface RallyFrame {
  kind: 'rally';
  side: Side;
}

export const rally: FrameSpec<RallyFrame> = {
  kind: 'rally',
  fields: { side: SIDES },
  step: (situation, { side }) => popUnless(situation.s, canAnybodyRally(situation, side)),
  decider: (_situation, frame) => frame.side,
  asks: () => ({ kind: 'rally' }),
};

function canAnybodyRally(situation: Situation, side: Side): boolean {
  const { game, s } = situation;
  if (!s.units.some((unit) => unit.disrupted && unit.at >= 0)) return false;
  return game.leadersOf[side].some((leader) => !rallyTargets(situation, leader).next().done);
}
