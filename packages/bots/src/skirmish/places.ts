/** What a place is worth to a model: nearer to where it is wanted, beside friends, out of the reach of what would be too much. */
import { type Board, gap, INCH, isHeld, type Place, touches, type Unit } from './board.ts';
import { outlook } from './melee.ts';
import type { Wish } from './plan.ts';
import type { Weights } from './weights.ts';

/** Inches within which friends stand together. */
const TOGETHER = 1.5 * INCH;

export function placeWorth(board: Board, unit: Unit, wish: Wish, place: Place, weights: Weights): number {
  const there: Unit = { ...unit, x: place.x, y: place.y };
  return wish.at(place) + company(board, there, weights) - danger(board, there, weights) + aim(board, there, place === unit || (place.x === unit.x && place.y === unit.y), weights);
}

function company(board: Board, there: Unit, weights: Weights): number {
  if (there.cavalry) return 0;
  let beside = 0;
  let behind = 0;
  for (const friend of board.own) {
    if (friend.id === there.id) continue;
    const near = gap(friend, there);
    if (near > TOGETHER) continue;
    beside += 1;
    if (there.spear && touches(friend, there) && !(friend.spear && friend.model.engaged.length === 0)) behind = weights.behind * (friend.model.engaged.length > 0 ? 2 : 1);
  }
  return weights.beside * Math.min(2, beside) + behind;
}

/** What the two worst enemies who could reach it would take of it, less what it would take of them. */
function danger(board: Board, there: Unit, weights: Weights): number {
  if (weights.danger === 0) return 0;
  const reach = board.foes.filter(
    (foe) => foe.model.engaged.length === 0 && !foe.model.prone && !isHeld(foe) && gap(foe, there) <= foe.model.mv * INCH,
  );
  if (reach.length === 0) return 0;
  const keep = there.bow && !there.cavalry ? weights.archersKeep / 2 : 0;
  const guards = board.own.filter((friend) => friend.id !== there.id && gap(friend, there) < 2 * INCH).length;
  const worst = reach.toSorted((one, other) => other.worth - one.worth).slice(0, guards > 1 ? 1 : 2);
  const { mine, theirs } = outlook(
    { fighters: [{ unit: there, charges: false }], spears: 0, trapped: false },
    { fighters: worst.map((foe) => ({ unit: foe, charges: foe.cavalry && !there.cavalry })), spears: 0, trapped: false },
  );
  return (Math.max(0, mine - theirs) * weights.danger) / 100 + keep;
}

/** An archer would rather stand and shoot, or move half its way to where it can. */
function aim(board: Board, there: Unit, stays: boolean, weights: Weights): number {
  if (!there.bow) return 0;
  const inRange = board.foes.some((foe) => gap(foe, there) <= there.range);
  return inRange ? weights.aim + (stays ? 0.4 : 0) : 0;
}
