/** What each side counts in the end: the points of enemies who are gone, or what the scenario counts. */
import { type Battle, type Chance, modelOf } from '../engine/battle.ts';
import { otherSide, SIDES, type Side } from '../engine/words.ts';

type Count = { readonly side: Side; readonly what: string; readonly points: number };

export function scorePoints(b: Battle, ctx: Chance): Readonly<Record<Side, number>> {
  const why = SIDES.flatMap((side) => pointsOfFallen(b, side));
  const sum = (side: Side): number =>
    why.filter((each) => each.side === side).reduce((all, { points }) => all + points, 0);
  const score = { good: sum('good'), evil: sum('evil') };
  b.s.score = { ...score };
  ctx.emit({ type: 'scored', ...score, why });
  return score;
}

/** Of the other side, who is gone otherwise than off, and not bound. */
function pointsOfFallen(b: Battle, side: Side): Count[] {
  return b.field.models
    .filter(({ side: its, bound }) => its === otherSide(side) && bound !== true)
    .filter(({ index }) => ['slain', 'fled', 'drowned', 'banished'].includes(modelOf(b, index).gone))
    .map(({ id, figure }) => ({ side, what: id, points: figure.points }));
}
