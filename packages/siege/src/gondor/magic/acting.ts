/** [8.52] Who of a side may act in a Magic Phase: each magic leader moves or tries a spell, once. */
import type { Refusal } from '@warbeacon/kernel';
import type { Situation } from '../../engine/situation.ts';
import { placeOfLeader } from '../../engine/state.ts';
import { canLeaderMove } from '../../standard/movement/movement.ts';
import { no } from '../refusals.ts';
import { canCast } from './casting.ts';
import type { MagicFrame } from './magic-frame.ts';
import { magicianOf } from './magicians.ts';

/** [8.51] [8.52] Why a leader can do nothing more in this phase, or `null`. */
export function whyCannotAct({ acted }: MagicFrame, leader: number): Refusal | null {
  if (magicianOf(leader) === undefined) return no('no-magic');
  return acted.includes(leader) ? no('has-acted') : null;
}

/** Whether anybody of the side has anything to do. */
export function canAnybodyAct(situation: Situation, frame: MagicFrame): boolean {
  const { game, s } = situation;
  return game.leadersOf[frame.side].some(
    (leader) =>
      placeOfLeader(s, leader) >= 0 &&
      whyCannotAct(frame, leader) === null &&
      (canCast(situation, leader) || canLeaderMove(situation, leader)),
  );
}
