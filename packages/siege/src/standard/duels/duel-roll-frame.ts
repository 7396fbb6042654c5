import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { type Ctx, pop } from '@warbeacon/kernel';
import type { FrameSpec } from '../../engine/frame-spec.ts';
import { leaderSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { duelDifferential, sufferDuel } from './duels.ts';
import { duelResult } from '../tables/leader-combat.ts';

export interface DuelFrame {
  kind: 'duelRoll';
  leader: number;
  target: number;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    duelRoll: DuelFrame;
  }
}

export const duelRoll: FrameSpec<DuelFrame> = {
  kind: 'duelRoll',
  fields: { leader: 'leader', target: 'leader' },
  step: stepDuel,
};

/** [7.22] One die of the attacking side, which counts at once. */
function stepDuel(situation: Situation, frame: DuelFrame, ctx: Ctx<SiegeEvent>): boolean {
  const { game, s } = situation;
  pop(s);
  const differential = duelDifferential(situation, frame.leader, frame.target);
  const die = ctx.d6();
  const result = duelResult(differential, die);
  ctx.emit({
    type: 'dueled',
    leader: leaderSpec(game, frame.leader).id,
    target: leaderSpec(game, frame.target).id,
    differential,
    die,
    result,
  });
  sufferDuel(situation, frame.leader, frame.target, result, ctx);
  return true;
}
