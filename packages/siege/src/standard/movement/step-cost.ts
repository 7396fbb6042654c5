/**
 * [4.2] [4.3] [7.5] What it costs to go from one place to the next, and why one may not. Costs are half movement
 * points.
 */
import { type Step, otherSide } from '../../engine/game.ts';
import { groundCost } from '../../engine/ways-out.ts';
import type { Cost, Mover } from '../../engine/hexsides.ts';
import type { Situation } from '../../engine/situation.ts';
import type { Link } from '../../engine/terrain.ts';
import { friendAt } from '../../engine/board.ts';
import { whyShunned } from '../zones/zones.ts';
import { whyNotCarried } from './loads.ts';

/** [4.27] [A4.27] [6.2] Half points from `from` by `step` when `spent` have been spent, or why not. */
export function stepCost(situation: Situation, mover: Mover, from: number, step: Step, spent: number): Cost {
  const { game } = situation;
  const { to } = step;
  const enemy = otherSide(game, mover.side);
  if (friendAt(situation, enemy, to) >= 0) return 'enemy-occupied';
  if (mover.leader && situation.board.leaders(enemy)[to]) return 'enemy-leader';
  if (mover.cavalry && step.barsMounted !== undefined) return step.barsMounted;
  const shunned = whyShunned(situation, mover, to);
  if (shunned !== undefined) return shunned;
  const cost = (mover.cavalry ? step.mounted : step.foot) || changingCost(situation, mover, from, step.link, spent);
  if (mover.load === undefined || typeof cost === 'string') return cost;
  return whyNotCarried(situation, mover.load, mover.side, step.link) ?? cost;
}

/** [4.3] [4.29] What a step costs in which play has a say. */
function changingCost(situation: Situation, mover: Mover, from: number, link: Link, spent: number): Cost {
  const crossing = mover.cavalry ? link.hexside.mounted : link.hexside.foot;
  if (typeof crossing === 'function') return crossing(situation, mover, from, link, spent);
  if (typeof crossing === 'string') return crossing;
  return groundCost(situation.game.terrain, situation.s, link.to) + crossing;
}

/** The same for a search, which does not ask why. */
export function costInSearch(cost: Cost): number {
  return typeof cost === 'string' ? -1 : cost;
}
