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

/** The same for leaders who are named, the first of them first. */
export function askToFollow(s: State, leaders: readonly number[], to: number): void {
  for (const leader of [...leaders].reverse()) push(s, { kind: 'follow', leader, to });
}
