/** What each side is after in its Movement Phase: how much a unit would like to stand in a place. Unit: points of case 9.1. */
import type { Board, Unit } from './board.ts';
import { besiege } from './besieger.ts';
import { defend } from './defender.ts';

export interface Plan {
  /** Units with the least of it move first, so that the rear does not stand in the way of the van. */
  distance(unit: Unit): number;
  /** The wish for a place, whatever may be done or suffered there. */
  wish(unit: Unit, place: number): number;
  /** How dear the danger of a place is held: 1 for what it costs on average. */
  caution(unit: Unit): number;
  /** Is a move not to be thought of? `cost` in half movement points. */
  forbids?(unit: Unit, place: number, cost: number): boolean;
}

const PLANS = new WeakMap<Board, Plan>();

export function planOf(board: Board): Plan {
  let plan = PLANS.get(board);
  if (plan === undefined) {
    plan = board.side === 'isengard' ? besiege(board) : defend(board);
    PLANS.set(board, plan);
  }
  return plan;
}
