import { rallyTargets } from './rallying.ts';
import type { Situation } from '../../engine/situation.ts';
import { popUnless } from '../../engine/pop-unless.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { type FrameSpec } from '../../engine/frame-spec.ts';

export interface RallyFrame {
  kind: 'rally';
  side: Side;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    rally: RallyFrame;
  }
}

export const rally: FrameSpec<RallyFrame> = {
  kind: 'rally',
  fields: { side: 'side' },
  step: (situation, { side }) => popUnless(situation.s, canAnybodyRally(situation, side)),
  decider: (_situation, frame) => frame.side,
  asks: () => ({ kind: 'rally' }),
  ending: {},
};

function canAnybodyRally(situation: Situation, side: Side): boolean {
  const { game, s } = situation;
  if (game.hooks.hasMoreToRally?.(situation, side) === true) return true;
  if (!s.units.some((unit) => unit.disrupted && unit.at >= 0)) return false;
  return game.leadersOf[side].some((leader) => !rallyTargets(situation, leader).next().done);
}
