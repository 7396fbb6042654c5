import { pop, top } from '@warbeacon/kernel';
import { canForm } from '../cases/forming.ts';
import { canGoAside } from '../../helms-deep/caves/leaving.ts';
import { canLeaderMove, canUnitMove } from '../cases/movement.ts';
import { canHandle } from '../../helms-deep/loads/porters.ts';
import { leaderSpec, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import type { State } from '../../engine/state.ts';
import { type Side, SIDES } from '../../engine/words.ts';
import { type FrameSpec } from '../../engine/frame-spec.ts';

export interface MovementFrame {
  kind: 'movement';
  side: Side;
  /** Something has been done in it: it ends when its side says so, and until then a slip can be taken back. */
  begun: boolean;
}

export const movement: FrameSpec<MovementFrame> = {
  kind: 'movement',
  fields: { side: SIDES, begun: 'flag' },
  step: (situation, { begun, side }) => !begun && !canAnybodyMove(situation, side) && skipMovement(situation.s, side),
  decider: (_situation, frame) => frame.side,
  asks: () => ({ kind: 'movement' }),
};

/** [W-5] Nobody can move: the phase goes by. [W-62] Of rocks Westernesse has been asked a moment ago. */
function skipMovement(s: State, side: Side): boolean {
  pop(s);
  if (side === 'isengard' && top(s)?.kind === 'rocks') pop(s);
  return true;
}

function canAnybodyMove(situation: Situation, side: Side): boolean {
  const { game } = situation;
  return (
    game.unitsOf[side].some(
      (unit) => canUnitMove(situation, unit) || (side === 'isengard' && canHandle(situation, unit)),
    ) ||
    game.leadersOf[side].some((leader) => canLeaderMove(situation, leader) || canForm(situation, leader)) ||
    [
      ...game.unitsOf[side].map((unit) => unitSpec(game, unit)),
      ...game.leadersOf[side].map((leader) => leaderSpec(game, leader)),
    ].some(({ id }) => canGoAside(situation, id))
  );
}
