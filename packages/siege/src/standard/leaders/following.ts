/** [A8.24] Leaders whose unit goes somewhere are asked whether they follow it. */
import { push } from '@warbeacon/kernel';
import type { Side } from '../../engine/vocabulary.ts';
import type { Situation } from '../../engine/situation.ts';
import type { State } from '../../engine/state.ts';
import { leadersAt } from '../../engine/board.ts';

/** Leaders left behind by a unit that has gone to `to` are asked whether they go too (H-5), but for its escort. */
export function askLeadersToFollow(situation: Situation, side: Side, from: number, to: number): void {
  const { s } = situation;
  askToFollow(s, leadersAt(situation, side, from), to);
}

/** [7.51] The same of a unit that advances, but for those whom the game keeps from it. */
export function askLeadersToAdvance(situation: Situation, side: Side, from: number, to: number): void {
  const { game, s } = situation;
  const leaders = leadersAt(situation, side, from).filter(
    (leader) => (game.hooks.whyLeaderCannot?.(s, leader, 'advance') ?? null) === null,
  );
  askToFollow(s, leaders, to);
}

/** The same for leaders who are named, the first of them first. */
export function askToFollow(s: State, leaders: readonly number[], to: number): void {
  for (const leader of [...leaders].reverse()) push(s, { kind: 'follow', leader, to });
}
