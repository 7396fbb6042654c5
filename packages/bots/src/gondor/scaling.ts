/** The foot of the wall: who comes in where towers, ladders and gates lead in already, and who lays ladders for himself. */
import { type Board, CITY, isFit, oilOver, type Unit } from './board.ts';
import type { Campaign } from './campaign.ts';
import type { Goal } from './goals.ts';
import { BEFORE_GATE } from './train.ts';
import { FAR, fieldTo, isWall, TERRAIN } from './ways.ts';

const FOOT_OF_WALL = TERRAIN.zoneList('foot-of-outer-wall');

/** Is the unit in the city, on a ladder, or near to a tower or gate that leads in? */
export function hasWayIn(board: Board, unit: Unit): boolean {
  if (CITY.has(unit.at)) return true;
  const { works, weights } = board;
  if (works.ladders.has(unit.at)) return true;
  return [...works.towers, ...(isGateOpen(board) ? [BEFORE_GATE] : [])].some(
    (place) =>
      FOOT_OF_WALL.includes(place) && (fieldTo(place, 'foot', 'sauron', works)[unit.at] ?? FAR) <= weights.storm.wayIn,
  );
}

function isGateOpen({ view }: Board): boolean {
  const gate = view.gates['main-gate'];
  return gate?.state === 'breached' || gate?.control === 'sauron';
}

/** Places below the wall, those where few could throw a climber down seeming nearer; one unit to each. */
export function footGoals(board: Board, { shelter }: Campaign): Goal[] {
  const { storm } = board.weights;
  // Before the garrison is worn down by bows, or time presses, ladders would only cost men.
  if (!shelter) return [];
  const suits = (unit: Unit): boolean => unit.mode === 'foot' && !hasWayIn(board, unit);
  const towers = new Set(board.works.towers);
  return FOOT_OF_WALL.flatMap((place): Goal[] => {
    if (place === BEFORE_GATE || towers.has(place)) return [];
    const defenders = defendersOver(board, place);
    const nearer = storm.footNearer - storm.defended * defenders - storm.underOil * oilOver(board, place);
    return [{ place, room: 1, nearer, suits }];
  });
}

/** Enemies fit to fight on the wall over a place, and next to where a ladder would lead. */
function defendersOver(board: Board, place: number): number {
  const over = new Set<number>();
  for (const link of TERRAIN.links[place] ?? []) {
    if (link.up !== 1 || !isWall(link)) continue;
    for (const at of [link.to, ...(TERRAIN.links[link.to] ?? []).map(({ to }) => to)]) {
      const unit = board.unitAt.get(at);
      if (unit !== undefined && unit.side !== board.side && isFit(unit) && CITY.has(at)) over.add(at);
    }
  }
  return over.size;
}
