/** What each side counts in the end: the scenario's items or the points of enemies who are gone, and its task. */
import type { Battle, Chance } from '../engine/battle.ts';
import { SIDES, type Side } from '../engine/words.ts';
import { standing, sumOf } from '../scenario/standing.ts';
import { taskCount } from '../scenario/tasks.ts';

export function scorePoints(b: Battle, ctx: Chance): Readonly<Record<Side, number>> {
  const counts = standing(b);
  const why = [...counts, ...SIDES.flatMap((side) => taskCount(b, side, counts))].filter(({ points }) => points > 0);
  const score = { good: sumOf(why, 'good'), evil: sumOf(why, 'evil') };
  b.s.score = { ...score };
  ctx.emit({ type: 'scored', ...score, why });
  return score;
}
