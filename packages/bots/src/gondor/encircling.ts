/** Blows that leave no way back: who is hit and cannot retreat is lost (7.56), and so is who was in disorder (7.57). */
import { type Board, hexesBetween, hitChance, isFit, type Unit } from './board.ts';
import { isStruckOver, isWall, TERRAIN } from './ways.ts';

const ZONES = new WeakMap<Board, ReadonlyMap<number, number>>();

/** Of each place how many of one's own have their zone in it. */
function zonesOf(board: Board): ReadonlyMap<number, number> {
  let zones = ZONES.get(board);
  if (zones === undefined) {
    const counts = new Map<number, number>();
    for (const unit of board.own)
      if (unit.at >= 0) for (const place of zoneOf(unit.at)) counts.set(place, (counts.get(place) ?? 0) + 1);
    zones = counts;
    ZONES.set(board, zones);
  }
  return zones;
}

function zoneOf(place: number): number[] {
  return [place, ...(TERRAIN.links[place] ?? []).flatMap((link) => (isWall(link) ? [] : [link.to]))];
}

/** Points that a unit takes on average from a place of the best whom it could strike there, with all who stand round him. */
export function encirclingGain(board: Board, unit: Unit, place: number): number {
  const { halved, hurtWhenHit } = board.weights.worth;
  const wounded = halved * hurtWhenHit;
  let best = 0;
  for (const link of TERRAIN.strikes[place] ?? []) {
    const target = board.unitAt.get(link.to);
    if (target === undefined || target.side === unit.side) continue;
    if (!isStruckOver(board.works, unit.side, place, link, unit.mode === 'horse')) continue;
    const shut = target.state.disrupted ? 1 : shutIn(board, unit, place, target);
    best = Math.max(best, hitChance(board, unit, target) * (wounded + (1 - wounded) * shut * shut) * target.worth);
  }
  return best;
}

/** [7.12] The same of whom he could reach with a bow from there, or come to blows with next. */
export function reachGain(board: Board, unit: Unit, place: number): number {
  const { halved, hurtWhenHit } = board.weights.worth;
  let best = 0;
  for (const target of board.enemies) {
    if (hexesBetween(place, target.at) > BOWSHOT) continue;
    const lost = target.state.disrupted ? 1 : halved * hurtWhenHit;
    best = Math.max(best, hitChance(board, unit, target) * lost * target.worth);
  }
  return best;
}

const BOWSHOT = 2;

/** Share of the ways out of a target's hex that would be shut with the unit in that place. */
function shutIn(board: Board, unit: Unit, place: number, target: Unit): number {
  const zones = zonesOf(board);
  const mine = new Set(zoneOf(place));
  const left = new Set(unit.at < 0 ? [] : zoneOf(unit.at));
  let ways = 0;
  let shut = 0;
  for (const link of TERRAIN.links[target.at] ?? []) {
    if (isWall(link) || link.kind === 'cliff') continue;
    ways++;
    const held = (zones.get(link.to) ?? 0) - (left.has(link.to) ? 1 : 0) > 0 || mine.has(link.to);
    const other = board.unitAt.get(link.to);
    if (held || (other !== undefined && other.side !== target.side && isFit(other))) shut++;
  }
  return ways === 0 ? 1 : shut / ways;
}
