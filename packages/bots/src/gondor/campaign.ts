/** What Sauron is about: whether the garrison has lost heart for good, and what is to be done then. */
import { type Board, CITY, isFit, type Unit } from './board.ts';
import { isTimeForTheRoad } from './road.ts';

export interface Campaign {
  /** Enemies in the field are so few that they are fought there. */
  readonly battle: boolean;
  /** [20.1] The garrison is so far gone that it will not take heart again. */
  readonly broken: boolean;
  /** Who is not needed outside goes into the city, where the relief does not find him. */
  readonly shelter: boolean;
  /** The East Road is held by all who can come, to the end. */
  readonly onTheRoad: boolean;
}

export function campaignOf(board: Board): Campaign {
  const { view, weights } = board;
  const broken = isBroken(board);
  const late = view.turn >= weights.shelter.turn || view.relief.rohan;
  return { broken, battle: isBattle(board), shelter: broken || late, onTheRoad: isTimeForTheRoad(board) };
}

function isBroken({ view, weights }: Board): boolean {
  const { garrison } = view.points;
  if (garrison === undefined) return false;
  const { heart, margin } = weights.enough;
  // [19.11] Each relief still to come gives the garrison heart.
  const toCome = (view.relief.rohan ? 0 : heart) + (view.relief.men ? 0 : heart);
  return garrison.now - toCome - garrison.level >= margin;
}

/** So many of those outside to each enemy there that they can be shut in. */
function isBattle(board: Board): boolean {
  const { odds, until } = board.weights.battle;
  const outside = ({ at }: Unit): boolean => at >= 0 && !CITY.has(at);
  const ours = board.own.filter((unit) => isFit(unit) && outside(unit)).length;
  const theirs = board.enemies.filter(outside).length;
  return board.view.turn <= until && ours >= odds * theirs;
}
