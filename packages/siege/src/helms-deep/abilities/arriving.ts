/** D-15: where who is placed by an ability may come, and whom it pushes out. */
import { type Refusal, push } from '@warbeacon/kernel';
import { no } from '../refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { friendAt, leadersAt, unitIn } from '../../engine/board.ts';
import { displacements } from '../../standard/making-room/making-room.ts';
import { otherSide } from '../../engine/game.ts';

/** What is said where the enemy unit in the way cannot be displaced. */
type Nowhere = 'no-displacement-for-sortie' | 'no-displacement-for-creeping' | 'no-displacement-for-arrival';

/**
 * D-15 [W-12] Why a unit that is placed by an ability cannot come to a place: a friend is there, or an enemy unit that
 * cannot be displaced. [W-32] Zones do not bar it.
 */
export function whyNoRoom(situation: Situation, side: Side, place: number, nowhere: Nowhere): Refusal | null {
  const { game } = situation;
  const there = situation.board.unitAt[place] ?? -1;
  if (there < 0) return null;
  const hex = makePlaceId(game.terrain, place);
  if (friendAt(situation, side, place) >= 0) return no('friend-there', { hex });
  return displacements(situation, there, [], false).length > 0 ? null : no(nowhere, { hex });
}

/** D-15: an enemy unit that stands where a side's pieces are to come goes first, undisrupted, and whom it pushes too. */
export function pushOut(situation: Situation, side: Side, place: number): void {
  const { game, s } = situation;
  const enemy = otherSide(game, side);
  const unit = unitIn(situation, enemy, place);
  if (unit < 0) return;
  push(s, { kind: 'displace', unit, company: leadersAt(situation, enemy, place), disrupts: false });
}
