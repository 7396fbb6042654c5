/** The riders and the men of the South: they go together, at the enemy when the whole of it pays, and else out of his reach. */
import { ROAD } from './road.ts';
import { type Board, CITY, danger, isFit, strikeGain, type Unit } from './board.ts';
import { blowsOf } from './blows.ts';
import { type Goal, tellOff } from './goals.ts';
import { answerOf, answersTo } from './threats.ts';
import { FAR, fieldTo, TERRAIN } from './ways.ts';

export interface Relief {
  /** Do they all go at the enemy in this phase, or do they all stand off? */
  readonly strikes: boolean;
  readonly told: ReadonlyMap<string, Goal>;
}

export function reliefOf(board: Board): Relief {
  const units = board.own.filter(({ spec, state }) => spec.pool === 'relief' && state.hex !== 'lost');
  return { strikes: isWorthIt(board, units), told: tellOff(board, units, goals(board)) };
}

/**
 * All blows together against all that can answer them: each enemy who comes near enough strikes once. Where some have
 * gone already, the others are not left behind.
 */
function isWorthIt(board: Board, units: readonly Unit[]): boolean {
  const { relief } = board.weights;
  const { turn } = board.view;
  if (turn >= relief.lastTurn) return true;
  const blows = blowsOf(board, units);
  if (blows.length === 0) return false;
  const engaged = units.some((unit) => isFit(unit) && strikeGain(board, unit, unit.at) > 0);
  if (engaged && board.view.phase === 'westernesse-movement') return true;
  const gain = blows.reduce((sum, blow) => sum + blow.gain, 0);
  const answers = new Map<Unit, number>();
  for (const { unit, place } of blows) {
    for (const enemy of answersTo(board, place))
      answers.set(enemy, Math.max(answers.get(enemy) ?? 0, answerOf(board, enemy, unit)));
  }
  const risk = [...answers.values()].reduce((sum, each) => sum + each, 0);
  return gain * (turn >= relief.boldFrom ? relief.boldLate : relief.bold) >= risk;
}

/** The road first, and whoever is in the way of it. */
function goals(board: Board): Goal[] {
  const { relief } = board.weights;
  const late = board.view.turn >= relief.roadFrom;
  const list: Goal[] = ROAD.map((place, i) => ({
    place,
    room: board.view.road[i] === 'sauron' ? (late ? relief.roadRoomLate : relief.roadRoom) : 2,
    nearer: late ? relief.roadNearerLate : relief.roadNearer,
  }));
  for (const enemy of board.enemies)
    if (!CITY.has(enemy.at)) list.push({ place: enemy.at, room: relief.huntersEach, nearer: 0 });
  return list;
}

/** Points of a place for a unit of the relief, by what all of them do. */
export function reliefValue(board: Board, unit: Unit, place: number, { strikes, told }: Relief): number {
  const { relief, march } = board.weights;
  const goal = told.get(unit.id)?.place;
  const way = goal === undefined ? 0 : (fieldTo(goal, unit.mode, 'westernesse', board.works)[place] ?? FAR);
  let friends = 0;
  for (const { to } of TERRAIN.links[place] ?? []) {
    const friend = board.unitAt.get(to);
    if (friend !== undefined && friend !== unit && friend.side === unit.side) friends++;
  }
  const value = -march.nearer * way + relief.together * Math.min(friends, relief.mostTogether);
  if (strikes) return value + strikeGain(board, unit, place) - relief.caution * danger(board, unit, place);
  return value - relief.exposed * Math.min(answersTo(board, place).length, relief.mostExposed);
}
