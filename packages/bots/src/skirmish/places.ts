/** What a place is worth to a model: nearer to where it is wanted, beside friends, out of the reach of what would be too much. */
import { type Board, gap, INCH, isHeld, type Place, touches, type Unit } from './board.ts';
import { outlook } from './melee.ts';
import { inLane } from './lane.ts';
import type { Plan, Wish } from './plan.ts';
import type { SkirmishWeights } from './weights.ts';

/** Inches within which friends stand together. */
const TOGETHER = 1.5 * INCH;

export interface Where {
  readonly board: Board;
  readonly plan: Plan;
  readonly weights: SkirmishWeights;
}

export function placeWorth({ board, plan, weights }: Where, unit: Unit, wish: Wish, place: Place): number {
  const there: Unit = { ...unit, x: place.x, y: place.y };
  const stays = place.x === unit.x && place.y === unit.y;
  return (
    wish.at(place) +
    company(board, there, weights) -
    danger(board, there, weights) +
    aim(board, there, stays, weights) -
    inTheWay(plan, there, weights) -
    underWatch(board, there, weights)
  );
}

/** Nobody stands where the burden is to be carried along. */
export function inTheWay({ lane, bearers }: Plan, there: Unit, weights: SkirmishWeights): number {
  if (lane === undefined || bearers.has(there.id)) return 0;
  const inside = inLane(lane, there);
  return inside <= 0 ? 0 : weights.lane * (0.5 + inside);
}

/** Before the alarm nobody ends where a Sentry who is left alone would see him. */
function underWatch({ view, foes }: Board, there: Unit, weights: SkirmishWeights): number {
  if (view.alarm || there.model.sentry) return 0;
  const seen = foes.filter((foe) => foe.model.sentry && foe.model.engaged.length === 0 && gap(foe, there) < 3.1 * INCH);
  return weights.watched * Math.min(2, seen.length);
}

function company(board: Board, there: Unit, weights: SkirmishWeights): number {
  if (there.cavalry) return 0;
  let beside = 0;
  let behind = 0;
  for (const friend of board.own) {
    if (friend.id === there.id) continue;
    const near = gap(friend, there);
    if (near > TOGETHER) continue;
    beside += 1;
    if (there.spear && touches(friend, there) && !(friend.spear && friend.model.engaged.length === 0))
      behind = weights.behind * (friend.model.engaged.length > 0 ? 2 : 1);
  }
  return weights.beside * Math.min(2, beside) + behind;
}

/** What the two worst enemies who could reach it would take of it, less what it would take of them. */
function danger(board: Board, there: Unit, weights: SkirmishWeights): number {
  if (weights.danger === 0) return 0;
  const reach = board.foes.filter(
    (foe) =>
      foe.model.engaged.length === 0 && !foe.model.prone && !isHeld(foe) && gap(foe, there) <= foe.model.mv * INCH,
  );
  if (reach.length === 0) return 0;
  const keep = there.bow && !there.cavalry ? weights.archersKeep / 2 : 0;
  const guards = board.own.filter((friend) => friend.id !== there.id && gap(friend, there) < 2 * INCH).length;
  const worst = reach.toSorted((one, other) => other.worth - one.worth).slice(0, guards > 1 ? 1 : 2);
  const { mine, theirs } = outlook(
    { fighters: [{ unit: there, charges: false }], spears: 0, trapped: false },
    {
      fighters: worst.map((foe) => ({ unit: foe, charges: foe.cavalry && !there.cavalry })),
      spears: 0,
      trapped: false,
    },
  );
  return (Math.max(0, mine - theirs) * weights.danger) / 100 + keep;
}

/** An archer would rather stand and shoot, or move half its way to where it can. */
function aim(board: Board, there: Unit, stays: boolean, weights: SkirmishWeights): number {
  if (!there.bow) return 0;
  const inRange = board.foes.some((foe) => gap(foe, there) <= there.range);
  return inRange ? weights.aim + (stays ? 0.4 : 0) : 0;
}
