/** [7.2] Duels between leaders: whom one may challenge. */
import type { Situation } from '../../engine/situation.ts';
import { otherSide } from '../../engine/game.ts';
import { leadersAt } from '../../engine/board.ts';
import { whyCannotReach } from '../melee/melee.ts';

/** [7.21] [W-63] Enemy leaders next to a leader, whom it could reach by 7.35. */
export function duelTargets(situation: Situation, leader: number): number[] {
  const { game, s } = situation;
  const state = s.leaders[leader];
  const spec = game.leaders[leader];
  if (!state || !spec || state.at < 0 || state.fought) return [];
  return (game.terrain.strikes[state.at] ?? []).flatMap((link) =>
    whyCannotReach(situation, false, state.at, link) === null
      ? leadersAt(situation, otherSide(game, spec.side), link.to)
      : [],
  );
}
