/** What a charge is worth: the Fight that would come of it, against the one that would be without it. */
import { type Board, isHeld, type Place, touches, type Unit } from './board.ts';
import { type Band, isShutIn, outlook, spearsFor } from './melee.ts';
import type { Plan } from './plan.ts';
import type { SkirmishWeights } from './weights.ts';

const engagedWith = (board: Board, unit: Unit): Unit[] => unit.model.engaged.flatMap((id) => board.byId.get(id) ?? []);

const keepsBonus = (unit: Unit, foes: readonly Unit[]): boolean =>
  unit.cavalry && foes.every(({ cavalry }) => !cavalry);

/** Of a Fight of one enemy against these of mine. */
function netOf(
  board: Board,
  mine: readonly Unit[],
  foe: Unit,
  charger: Unit | undefined,
  weights: SkirmishWeights,
): number {
  if (mine.length === 0) return 0;
  const foes = [foe];
  const friends: Band = {
    fighters: mine.map((unit) => ({
      unit,
      charges: keepsBonus(unit, foes) && (unit.id === charger?.id || unit.model.charged.includes(foe.id)),
    })),
    spears: spearsFor(board, mine, board.side),
    trapped: mine.length === 1 && mine[0] !== undefined && isShutIn(board, mine[0], foes),
  };
  const enemies: Band = {
    fighters: foes.map((unit) => ({
      unit,
      charges: unit.cavalry && unit.model.charged.some((id) => mine.some((each) => each.id === id && !each.cavalry)),
    })),
    spears: spearsFor(board, foes, foe.side),
    trapped: isShutIn(board, foe, mine),
  };
  const { mine: lost, theirs } = outlook(friends, enemies);
  return theirs - weights.care * lost;
}

/** Points of a charge that ends at `end` in contact with these. */
export function chargeGain(
  board: Board,
  plan: Plan,
  unit: Unit,
  end: Place,
  targets: readonly string[],
  weights: SkirmishWeights,
): number {
  const there: Unit = { ...unit, x: end.x, y: end.y };
  const foes = targets.flatMap((id) => board.byId.get(id) ?? []);
  const [first] = foes;
  if (first === undefined) return 0;
  let gain = 0;
  if (foes.length === 1) {
    const before = engagedWith(board, first);
    const free = before.filter((friend) => friend.model.engaged.length === 1);
    // A friend whom two enemies press is freed of one.
    const pressed = before.filter((friend) => friend.model.engaged.length > 1);
    const [helped] = pressed;
    if (helped !== undefined && free.length === 0) {
      gain += netOf(board, [there], first, there, weights) + 0.3 * helped.worth;
    } else
      gain += netOf(board, [...free, there], first, there, weights) - netOf(board, free, first, undefined, weights);
  } else {
    // One against several: they add up their dice against it.
    const mine: Band = {
      fighters: [{ unit: there, charges: keepsBonus(unit, foes) }],
      spears: spearsFor(board, [there], board.side),
      trapped: isShutIn(board, there, foes),
    };
    const theirs: Band = {
      fighters: foes.map((foe) => ({ unit: foe, charges: false })),
      spears: spearsFor(board, foes, first.side),
      trapped: false,
    };
    const seen = outlook(mine, theirs);
    gain += seen.theirs - weights.care * seen.mine;
    for (const foe of foes) gain -= netOf(board, engagedWith(board, foe), foe, undefined, weights);
  }
  // Whoever is charged shoots no more, supports nobody, and casts nothing.
  for (const foe of foes) {
    if (foe.model.engaged.length > 0) continue;
    if (foe.bow) gain += 0.6;
    if (foe.spear && board.foes.some((other) => other.model.engaged.length > 0 && touches(other, foe))) gain += 0.8;
    if (isHeld(foe)) gain += 0.5;
  }
  if (plan.prize !== undefined && foes.some(({ id }) => plan.prize?.by.includes(id))) gain += weights.burden;
  if (foes.some(({ model }) => model.carries.length > 0)) gain += weights.burden / 2;
  if (
    unit.spear &&
    board.own.some((other) => other.id !== unit.id && other.model.engaged.length > 0 && touches(other, unit))
  )
    gain -= 1;
  return gain;
}
