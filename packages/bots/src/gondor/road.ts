/** [20.1] The East Road: who holds its two hexes, who waits beyond the edge until then, and who stands round them. */
import { type Board, CITY, hexesBetween, isFit, type Unit } from './board.ts';
import type { Campaign } from './campaign.ts';
import type { Goal } from './goals.ts';
import { placeOf, TERRAIN } from './ways.ts';

/** The two hexes of the East Road that must be Sauron's. */
export const ROAD = [placeOf('1918'), placeOf('2124')] as const;

/** [14.0] Whoever is due may come later: those for whom there is no use in a siege wait where nobody finds them. */
export function waitsBeyond(board: Board, unit: Unit): boolean {
  return unit.at < 0 && isReserve(unit) && !isTimeForTheRoad(board);
}

function isReserve({ id, kind, mode }: Unit): boolean {
  return kind === 'mumak' || mode === 'horse' || RESERVE_OF_FOOT.has(kind) || RESERVE_OF_TROLLS.has(id);
}

/**
 * Is it time to hold the road: the last turn, or an earlier one when so many enemies are near that it could not be taken from
 * them then? Who has begun goes on.
 */
export function isTimeForTheRoad(board: Board): boolean {
  const { road } = board.weights;
  const { turn } = board.view;
  if (turn < road.from) return false;
  if (turn >= road.last || board.own.some((unit) => unit.at >= 0 && isReserve(unit))) return true;
  const near = board.enemies.filter((enemy) => isFit(enemy) && hexesBetween(enemy.at, ROAD[0]) <= road.crowdWithin);
  return near.length >= road.crowd;
}

const RESERVE_OF_FOOT: ReadonlySet<string> = new Set(['harad-axeman', 'mordor-orc', 'mordor-axeman', 'uruk']);
/** [16.13] The others carry Grond. */
const RESERVE_OF_TROLLS: ReadonlySet<string> = new Set(['troll-3', 'troll-4']);

/** [14.31] No horse comes next to a mûmak, so that these stand on the road itself and foot round them. */
export function roadGoals(board: Board, { onTheRoad }: Campaign): Goal[] {
  if (!onTheRoad) return [];
  const { road } = board.weights;
  const goals: Goal[] = [];
  const mumakil = board.own.filter(({ kind, at, state }) => kind === 'mumak' && (at >= 0 || state.hex === 'due'));
  for (const [i, place] of ROAD.entries()) {
    if (i < mumakil.length)
      goals.push({ place, room: 1, nearer: road.mumakNearer, suits: ({ kind }) => kind === 'mumak' });
    else goals.push({ place, room: 1, nearer: road.nearer, suits: canHold });
    for (const { to } of TERRAIN.links[place] ?? [])
      goals.push({ place: to, room: 1, nearer: road.roundNearer, suits: canHold });
  }
  for (const { at } of board.enemies) {
    if (CITY.has(at) || ROAD.every((place) => hexesBetween(at, place) > road.clear)) continue;
    goals.push({
      place: at,
      room: road.huntersEach,
      nearer: road.enemyNearer,
      suits: (unit) => canHold(unit) || unit.mode === 'horse',
    });
  }
  return goals;
}

function canHold({ mode, kind, at, state }: Unit): boolean {
  return mode === 'foot' && kind !== 'mumak' && !state.disrupted && (at < 0 || !CITY.has(at) || RING_ONE.has(at));
}

const RING_ONE = new Set(TERRAIN.levels[0]?.places);
