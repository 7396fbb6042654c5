import { canForm } from '../formations/forming.ts';
import { canLeaderMove, canUnitMove } from './movement.ts';
import { popUnless } from '../../engine/pop-unless.ts';
import { type FrameSpec } from '../../engine/frame-spec.ts';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import type { Side } from '../../engine/vocabulary.ts';

/** [4.22] [4.23] A side moves its pieces, each once; nothing is fought out in it but by a rule that says so. */
export interface MovementFrame {
  kind: 'movement';
  side: Side;
  /** Something has been done in it: it ends when its side says so, and until then a slip can be taken back. */
  begun: boolean;
}

declare module '../../engine/vocabulary.ts' {
  interface Frames {
    movement: MovementFrame;
  }
}

export const movement: FrameSpec<MovementFrame> = {
  kind: 'movement',
  fields: { side: 'side', begun: 'flag' },
  step(situation, { begun, side }) {
    if (begun) return false;
    // [W-5] Nobody can move: the phase goes by.
    const goesBy = popUnless(situation.s, canAnybodyMove(situation, side));
    if (goesBy) situation.game.hooks.movementGoesBy?.(situation.s, side);
    return goesBy;
  },
  decider: (_situation, frame) => frame.side,
  asks: () => ({ kind: 'movement' }),
  ending: {},
  actors(turn, { side }) {
    const { game } = turn;
    const units = game.unitsOf[side].filter((unit) => canUnitMove(turn, unit) || hasMore(turn, unitId(unit), true));
    const leaders = game.leadersOf[side].filter(
      (leader) => canLeaderMove(turn, leader) || canForm(turn, leader) || hasMore(turn, leaderId(leader), true),
    );
    return [...units.map(unitId), ...leaders.map(leaderId)];

    function unitId(unit: number): string {
      return unitSpec(game, unit).id;
    }
    function leaderId(leader: number): string {
      return leaderSpec(game, leader).id;
    }
  },
};

function hasMore(situation: Situation, piece: string, begun: boolean): boolean {
  return situation.game.hooks.hasMoreToDo?.(situation, piece, begun) ?? false;
}

function canAnybodyMove(situation: Situation, side: Side): boolean {
  const { game } = situation;
  return (
    game.unitsOf[side].some((unit) => canUnitMove(situation, unit)) ||
    game.leadersOf[side].some((leader) => canLeaderMove(situation, leader) || canForm(situation, leader)) ||
    game.unitsOf[side].some((unit) => hasMore(situation, unitSpec(game, unit).id, false)) ||
    game.leadersOf[side].some((leader) => hasMore(situation, leaderSpec(game, leader).id, false))
  );
}
