/** The plan of Westernesse for a Movement Phase: the rings of the city, and the way of the relief. */
import type { Board, Unit } from './board.ts';
import { onTheRoad } from './endgame.ts';
import { holdOf, post } from './garrison.ts';
import type { Plan } from './plan.ts';
import { reliefOf, reliefValue } from './relief.ts';
import { sallyOf } from './sally.ts';

export function defend(board: Board): Plan {
  const now = holdOf(board);
  const relief = reliefOf(board);
  const sally = sallyOf(board);
  const inCity = (unit: Unit, place: number): number => {
    const out = sally.get(unit.id);
    // Who goes out gains by it what he would not where he stands.
    return out?.place === place ? post(board, unit, unit.at, now) + out.gain : post(board, unit, place, now);
  };
  return {
    engines: new Map(),
    crews: new Map(),
    goalOf: (unit) => relief.told.get(unit.id),
    value: (unit, place) =>
      unit.spec.pool === 'relief' ? reliefValue(board, unit, place, relief) : inCity(unit, place),
    onTheWay: (path) => onTheRoad(board, path),
  };
}
