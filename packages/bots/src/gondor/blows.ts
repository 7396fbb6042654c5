/** The blows that so many units could strike together in the field this turn. */
import { type Board, CITY, hitChance, strikeGain, type Unit } from './board.ts';
import { standOf } from './goals.ts';
import { FAR, fieldTo, isStruckOver, TERRAIN } from './ways.ts';

/** [4.11] [15.21] Half points of a turn: in the field, and from within the city the less of both. */
const BY_HORSE = 12;
const ON_FOOT = 8;

export interface Blow {
  readonly unit: Unit;
  readonly place: number;
  readonly gain: number;
}

/** Of each unit its best blow, in a place of its own outside the city; the best of all first. */
export function blowsOf(board: Board, units: readonly Unit[], besides: (target: number) => number = () => 0): Blow[] {
  const able = units.filter(({ state }) => !state.disrupted);
  const places = new Set(
    board.enemies.flatMap(({ at }) => (CITY.has(at) ? [] : (TERRAIN.links[at] ?? []).map(({ to }) => to))),
  );
  const all: Blow[] = [];
  for (const place of places) {
    const other = board.unitAt.get(place);
    if (CITY.has(place) || (other !== undefined && other.side !== board.side)) continue;
    for (const unit of able) {
      if (!comesTo(board, unit, place)) continue;
      const shot = unit.spec.missile ? 1 + board.weights.relief.shotAndBlow : 1;
      const gain = strikeGain(board, unit, place) * shot + extra(board, unit, place, besides);
      if (gain > 0) all.push({ unit, place, gain });
    }
  }
  all.sort((a, b) => b.gain - a.gain);
  const taken = new Set<number>();
  const told = new Set<Unit>();
  return all.filter(({ unit, place }) => {
    if (taken.has(place) || told.has(unit)) return false;
    taken.add(place);
    told.add(unit);
    return true;
  });
}

/** What is with the target and goes when it is hit, the best of all who can be struck from there. */
function extra(board: Board, unit: Unit, place: number, besides: (target: number) => number): number {
  let best = 0;
  for (const link of TERRAIN.strikes[place] ?? []) {
    const target = board.unitAt.get(link.to);
    if (target === undefined || target.side === board.side) continue;
    if (isStruckOver(board.works, board.side, place, link, unit.mode === 'horse'))
      best = Math.max(best, hitChance(board, unit, target) * besides(link.to));
  }
  return best;
}

function comesTo(board: Board, unit: Unit, place: number): boolean {
  if (unit.at === place) return true;
  if (unit.state.moved || unit.state.used === true) return false;
  const way = fieldTo(place, unit.mode, 'westernesse', board.works)[standOf(unit)] ?? FAR;
  return way <= (unit.mode === 'horse' ? BY_HORSE : ON_FOOT);
}
