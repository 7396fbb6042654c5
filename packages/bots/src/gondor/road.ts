/** [20.1] The East Road: who holds its two hexes, who waits beyond the edge until then, and who stands round them. */
import { type Board, CITY, hexesBetween, type Unit } from './board.ts';
import type { Campaign } from './campaign.ts';
import type { Goal } from './goals.ts';
import { placeOf, TERRAIN } from './ways.ts';

/** The two hexes of the East Road that must be Sauron's. */
export const ROAD = [placeOf('1918'), placeOf('2124')] as const;

/** [14.0] Whoever is due may come later: those for whom there is no use in a siege wait where nobody finds them. */
export function waitsBeyond({ view, weights }: Board, { id, at, kind, mode }: Unit): boolean {
  if (at >= 0) return false;
  const { reserve } = weights;
  if (kind === 'mumak') return view.turn < reserve.mumakil;
  if (mode === 'horse') return view.turn < reserve.horse;
  return (RESERVE_OF_FOOT.has(kind) || RESERVE_OF_TROLLS.has(id)) && view.turn < reserve.foot;
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
