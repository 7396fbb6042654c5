/** What each side is after in its Movement Phase, worked out from a view for all of its units at once. */
import type { Board, Unit } from './board.ts';
import type { Goal } from './goals.ts';
import { besiege } from './besieger.ts';
import { defend } from './defender.ts';

export interface Plan {
  /** Where each engine is to stand, by its id. */
  readonly engines: ReadonlyMap<string, number>;
  /** Who stands with an engine, and where it is to go. */
  readonly crews: ReadonlyMap<string, number>;
  /** The goal to which a unit is told off. */
  goalOf(unit: Unit): Goal | undefined;
  /** Does a unit that is due stay beyond the edge for now? */
  waits?(unit: Unit): boolean;
  /** Points of standing in a place, to be compared with those of others. */
  value(unit: Unit, place: number): number;
  /** Points of the way itself. */
  onTheWay?(path: readonly string[]): number;
}

const PLANS = new WeakMap<Board, Plan>();

export function planOf(board: Board): Plan {
  let plan = PLANS.get(board);
  if (plan === undefined) {
    plan = board.side === 'sauron' ? besiege(board) : defend(board);
    PLANS.set(board, plan);
  }
  return plan;
}
