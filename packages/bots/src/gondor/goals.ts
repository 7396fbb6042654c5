/** Telling units off to goals: so many to each, the nearest first. */
import type { Board, Unit } from './board.ts';
import { FAR, fieldTo, type Mode, placeOf, withoutLadders } from './ways.ts';

export interface Goal {
  readonly place: number;
  /** Units that it is worth. */
  readonly room: number;
  /** Half points by which it seems nearer than it is. */
  readonly nearer: number;
  /** Whose goal it may be; absent: anybody's. */
  readonly suits?: (unit: Unit) => boolean;
  /** [16.43] Are ladders set up within the city on the way there? They are few, and all others can follow by those that stand. */
  readonly lays?: boolean;
}

/** Half points from each place to a goal, for a unit that goes there. */
export function wayTo({ place, lays }: Goal, mode: Mode, { side, works }: Board): Int16Array {
  return fieldTo(place, mode, side, lays === true ? works : withoutLadders(works));
}

/** Where those who are due come onto the map, in the middle of it. */
const EAST = placeOf('2124');
const NORTH = placeOf('0110');
const SOUTH = placeOf('3618');

/** Where a unit stands, or would come on. */
export function standOf({ at, spec }: Unit): number {
  if (at >= 0) return at;
  if (spec.side === 'sauron') return EAST;
  return spec.arrives.at === 'apart' ? NORTH : SOUTH;
}

/**
 * The goal of each unit, worked out anew from the view: the nearest pair first, and those with no goal left take the
 * nearest of all, so that nobody stands idle.
 */
export function tellOff(board: Board, units: readonly Unit[], goals: readonly Goal[]): Map<string, Goal> {
  const pairs: { unit: Unit; goal: Goal; cost: number }[] = [];
  for (const goal of goals) {
    for (const unit of units) {
      if (goal.suits !== undefined && !goal.suits(unit)) continue;
      const way = wayTo(goal, unit.mode, board)[standOf(unit)] ?? FAR;
      if (way < FAR) pairs.push({ unit, goal, cost: way - goal.nearer });
    }
  }
  pairs.sort((a, b) => a.cost - b.cost);
  const told = new Map<string, Goal>();
  const taken = new Map<Goal, number>();
  for (const { unit, goal } of pairs) {
    const count = taken.get(goal) ?? 0;
    if (told.has(unit.id) || count >= goal.room) continue;
    told.set(unit.id, goal);
    taken.set(goal, count + 1);
  }
  for (const { unit, goal } of pairs)
    if (!told.has(unit.id)) told.set(unit.id, goal.lays === true ? { ...goal, lays: false } : goal);
  return told;
}
