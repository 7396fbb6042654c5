/** [4.1] How far a piece goes in one move: its allowance, and what it carries. */
import { climbs, type Game, leaderSpec, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import type { LeaderState, UnitState } from '../../engine/state.ts';
import type { UnitSpec } from '../../engine/unit-kinds.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { isCowed } from '../demoralization/demoralization.ts';
import { keepsAway } from '../missiles/missiles.ts';
import { loadOf } from './loads.ts';
import type { Mover } from '../../engine/hexsides.ts';

/** [4.11] Horse and leaders have six movement points, [4.12] foot four; in halves. */
const MOUNTED = 12;
const ON_FOOT = 8;
const LEADER_ALLOWANCE = 12;

/** [4.11] [4.12] Half points of a unit for one move. */
export const standardAllowance = ({ cavalry }: UnitSpec): number => (cavalry ? MOUNTED : ON_FOOT);

export function unitMover(situation: Situation, unit: number): Mover {
  const { game, s } = situation;
  const spec = unitSpec(game, unit);
  const load = loadOf(situation, unit);
  return {
    side: spec.side,
    leader: false,
    cavalry: spec.cavalry,
    climbs: climbs(spec),
    // [7.15] [9.32]
    shunsZones: keepsAway(spec) ? 'bowmen-shun-zones' : isCowed(situation, unit) ? 'demoralized-shun-zones' : undefined,
    avoids: game.cases.keepsFrom?.(situation, unit),
    allowance: game.cases.allowance(spec) - weightOf(game, load),
    spent: s.units[unit]?.spent ?? 0,
    load,
  };
}

/** Half points of a unit for a move that keeps to the game's inside; `undefined` where it has no other there. */
export function allowanceInside(situation: Situation, unit: number, load: string | undefined): number | undefined {
  const { game } = situation;
  const inside = game.cases.insideAllowance(unitSpec(game, unit), situation, unit);
  return inside === undefined ? undefined : inside - weightOf(game, load);
}

/** [4.22] [4.24] At the beginning of its Movement Phase nobody of a side has moved, nor has points left from before. */
export function refresh({ game, s }: Situation, side: Side): void {
  for (const index of game.unitsOf[side]) {
    const unit = s.units[index];
    if (!unit) continue;
    unit.moved = false;
    unit.spent = 0;
  }
  for (const index of game.leadersOf[side]) {
    const leader = s.leaders[index];
    if (leader) leader.moved = false;
  }
}

/** [4.22] [4.24] Who sets out has had its move: whatever it leaves unused is gone. `cost`: half points held against it. */
export function countAsMoved(state: UnitState | LeaderState, cost: number): void {
  state.moved = true;
  if ('spent' in state) state.spent += cost;
}

export function weightOf(game: Game, load: string | undefined): number {
  return load === undefined ? 0 : (game.markers[load]?.load?.weight ?? 0);
}

export function leaderMover(game: Game, leader: number): Mover {
  return {
    side: leaderSpec(game, leader).side,
    leader: true,
    cavalry: false,
    climbs: true,
    shunsZones: undefined,
    avoids: undefined,
    allowance: LEADER_ALLOWANCE,
    spent: 0,
    load: undefined,
  };
}
