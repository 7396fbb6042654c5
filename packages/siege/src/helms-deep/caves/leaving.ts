/** [14.22] Off the map by its western edge, to the caves from which the horn calls back. */
import { enemyZone, isHeldByZone, stopsInZone } from '../../standard/zones/zones.ts';
import type { Refusal } from '@warbeacon/kernel';
import { no } from '../refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOfLeader } from '../../engine/state.ts';
import type { Side } from '../../engine/vocabulary.ts';
import type { Destination } from '../../engine/board.ts';
import { checkPath, leaderDestinations } from '../../standard/movement/movement.ts';
import { reachOfUnit } from '../../standard/movement/reach.ts';
import { pathOf } from '../../standard/movement/paths.ts';
import { whyLeaderCannotMove, whyUnitCannotMove } from '../../standard/movement/who-may-move.ts';
import { leaderMover, unitMover } from '../../standard/movement/allowance.ts';
import { whyLeaderOff, whyUnitOff } from '../../standard/reinforcements/reinforcements.ts';
import { whyCannotComeBack } from '../sortie/sortie.ts';
import { ABILITY_DATA } from '../abilities/owners.ts';

/** Half points to step off the map: one movement point, as into any open hex. */
const OFF_MAP = 2;

/** The side that knows the caves. */
export function isAtHome(side: Side): boolean {
  return ABILITY_DATA.owners.horn.side === side;
}

/** Why a piece cannot leave the map at all now, wherever it goes, or `null`. */
function whyCannotLeave(situation: Situation, piece: string): Refusal | null {
  const { game, s } = situation;
  const unit = game.unitIndex.get(piece);
  const leader = game.leaderIndex.get(piece);
  const side = game.units[unit ?? -1]?.side ?? game.leaders[leader ?? -1]?.side;
  if (side === undefined) return no('unknown-piece', { id: piece });
  if (!isAtHome(side)) return no('not-your-edge');
  const at = s.units[unit ?? -1]?.at ?? placeOfLeader(s, leader ?? -1);
  if (at < 0)
    return unit === undefined
      ? whyLeaderOff(situation, leader ?? -1, no('leader-off-map-to-leave'))
      : whyUnitOff(situation, unit, no('unit-off-map-to-leave'));
  if (unit === undefined) return whyLeaderCannotMove(situation, leader ?? -1);
  if (s.formations.some(({ units }) => units.includes(unit))) return no('formation-leaves');
  return whyUnitCannotMove(situation, unit);
}

/** [14.22] H-25 Half points it costs to leave by this path, or why one may not. The path may be empty. */
export function costOfLeaving(situation: Situation, piece: string, path: readonly number[]): number | Refusal {
  const { game, s } = situation;
  const cannot = whyCannotLeave(situation, piece);
  if (cannot) return cannot;
  const unit = game.unitIndex.get(piece);
  const leader = game.leaderIndex.get(piece) ?? -1;
  const at = s.units[unit ?? -1]?.at ?? placeOfLeader(s, leader);
  const last = path[path.length - 1] ?? at;
  if (!ABILITY_DATA.caveMouth.has(last)) return no('leaves-from-the-edge');
  const mover = unit === undefined ? leaderMover(game, leader) : unitMover(situation, unit);
  const walked =
    path.length === 0
      ? { cost: 0 }
      : checkPath(situation, mover, { at, entries: [], insideAllowance: undefined }, path);
  if ('code' in walked) return walked;
  if (path.length > 0 && !mover.leader && isHeldByZone(situation, mover.side, last)) return no('stops-in-zone');
  const cost = walked.cost + OFF_MAP;
  return cost <= mover.allowance ? cost : no('too-far-to-leave');
}

/** The ways by which a piece can leave: for each hex of the edge within reach the cheapest. */
export function waysOut(situation: Situation, piece: string): string[][] {
  const { game, s } = situation;
  if (whyCannotLeave(situation, piece)) return [];
  const unit = game.unitIndex.get(piece);
  const leader = game.leaderIndex.get(piece) ?? -1;
  const at = s.units[unit ?? -1]?.at ?? placeOfLeader(s, leader);
  const mover = unit === undefined ? leaderMover(game, leader) : unitMover(situation, unit);
  // Nobody goes a hex for less than half a point, so that for most it need not be searched.
  if ((ABILITY_DATA.hexesToCaves[at] ?? 0) + OFF_MAP > mover.allowance) return [];
  const ways: string[][] = ABILITY_DATA.caveMouth.has(at) ? [[]] : [];
  const held = enemyZone(situation, mover.side);
  const reached: readonly Destination[] =
    unit === undefined ? leaderDestinations(situation, leader) : reachOfUnit(situation, unit);
  for (const destination of reached) {
    const { to, reached: found, index } = destination;
    if (!ABILITY_DATA.caveMouth.has(to) || stopsInZone(held, mover, to)) continue;
    if ((found.cost[index] ?? mover.allowance) + OFF_MAP <= mover.allowance) ways.push(pathOf(game, destination));
  }
  return ways;
}

/** [14.22] [21.41] Whether a piece can leave the map, or come back from the sortie, for its move. */
export function canGoAside(situation: Situation, piece: string): boolean {
  return whyCannotComeBack(situation, piece) === null || waysOut(situation, piece).length > 0;
}
