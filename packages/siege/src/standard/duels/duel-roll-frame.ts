import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { type Ctx, pop, push } from '@warbeacon/kernel';
import { unitIn } from '../../engine/board.ts';
import type { FrameSpec } from '../../engine/frame-spec.ts';
import { leaderSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOfLeader } from '../../engine/state.ts';
import { formationOf, scatter } from '../formations/formations.ts';
import { duelDifferential } from './duels.ts';
import { eliminateLeader, halveLeader } from '../leaders/leaders-at-risk.ts';
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

/** [7.22] [7.23] [7.26] One die; the loser's unit is thrown back with whatever is left of its leader. */
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
  if (result === '-') return true;
  const loser = result.startsWith('A') ? frame.leader : frame.target;
  const at = placeOfLeader(s, loser);
  const unit = unitIn(situation, leaderSpec(game, loser).side, at);
  if (result.endsWith('1/2e')) halveLeader(situation, loser, 'duel', ctx);
  else if (result.endsWith('r2') && unit < 0) push(s, { kind: 'retreatLeader', leader: loser });
  else if (result.endsWith('e')) eliminateLeader(situation, loser, 'duel', ctx);
  if (unit >= 0) {
    const escort = placeOfLeader(s, loser) >= 0 ? [loser] : [];
    const formation = formationOf(s, unit);
    if (formation) scatter(situation, formation, 2, escort, ctx);
    else push(s, { kind: 'retreat', unit, hexes: 2, fail: 'reduce', escort });
  }
  return true;
}
