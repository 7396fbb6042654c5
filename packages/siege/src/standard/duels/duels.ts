/** [7.2] Duels between leaders: whom one may challenge. */
import type { Situation } from '../../engine/situation.ts';
import { otherSide } from '../../engine/game.ts';
import { leadersAt } from '../../engine/board.ts';
import { whyCannotReach } from '../melee/melee.ts';
import { placeOfLeader } from '../../engine/state.ts';
import { hasGear } from '../../engine/gear.ts';
import { isWall } from '../walls/walls.ts';
import { rating } from '../leaders/leaders.ts';

/** [7.21] [7.25] [W-63] Enemy leaders next to a leader, whom it could reach by 7.35. */
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

/** [7.22] What the die of a duel is read against: attacker less defender. */
export function duelDifferential(situation: Situation, leader: number, target: number): number {
  const value = (one: number, other: number): number => rating(situation, one) - gearPenalty(situation, one, other);
  return value(leader, target) - value(target, leader);
}

/** One for a leader on gear who fights over a wall or tower, or [W-48] over a gate that is no breach. */
export function gearPenalty(situation: Situation, one: number, other: number): number {
  const { game, s } = situation;
  const at = placeOfLeader(s, one);
  const to = placeOfLeader(s, other);
  const link = game.terrain.links[at]?.find((candidate) => candidate.to === to);
  return link && isWall(s, link) && hasGear(situation, at) ? 1 : 0;
}
