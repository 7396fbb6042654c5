/** [10.0] [A10.0] What night does. */
import { leaderSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';

/** [A10.0] D-9: what this night adds to the rating of a leader. */
export function nightBonus({ game, s }: Situation, leader: number): number {
  if (!game.cases.isNight(s.turn)) return 0;
  return game.options.house(s.options).nightLeaders.includes(leaderSpec(game, leader).id) ? game.cases.nightBonus : 0;
}
