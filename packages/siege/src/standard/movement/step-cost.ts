/** [4.2] [4.3] [7.5] What it costs to go from one place to the next, and why one may not. Costs are half movement points. */
import { type Step, otherSide } from '../../engine/game.ts';
import { barredGround, groundCost } from '../../engine/ways-out.ts';
import type { Cost, Mover, Reason, Runner } from '../../engine/hexsides.ts';
import type { Situation } from '../../engine/situation.ts';
import type { Link } from '../../engine/terrain.ts';
import type { State } from '../../engine/state.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { friendAt } from '../../engine/board.ts';

/** Half points from `from` by `step` when `spent` have been spent, or why not. */
export function stepCost(situation: Situation, mover: Mover, from: number, step: Step, spent: number): Cost {
  const { game } = situation;
  const { to } = step;
  const enemy = otherSide(game, mover.side);
  if (friendAt(situation, enemy, to) >= 0) return 'enemy-occupied';
  if (mover.leader && situation.board.leaders(enemy)[to]) return 'enemy-leader';
  if (mover.cavalry && step.barsMounted !== undefined) return step.barsMounted;
  if (mover.shunsZones !== undefined && situation.board.zone(enemy)[to]) return mover.shunsZones;
  const cost = (mover.cavalry ? step.mounted : step.foot) || changingCost(situation, mover, from, step.link, spent);
  if (mover.load === undefined || typeof cost === 'string') return cost;
  return whyNotCarried(situation, mover.load, mover.side, step.link) ?? cost;
}

/** What a step costs in which play has a say. */
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

/** Why a load never goes over this link as things stand now, though its carrier might. */
export function whyNotCarried({ game, s }: Situation, load: string, side: Side, link: Link): Reason | undefined {
  const barred = game.terrain.grounds[link.to]?.load?.(load);
  if (barred !== undefined) return barred;
  const { load: rule } = link.hexside;
  return typeof rule === 'function' ? rule(s, load, side, link) : rule;
}

/**
 * [7.54] [7.55] [A7.55] Whether a unit thrown back (or displaced) may go this way: no enemy, no lone enemy leader (D-27),
 * no enemy zone, no barred ground, and no hexside that lets nobody retreat.
 */
export function mayRetreat(situation: Situation, mover: Runner, link: Link): boolean {
  const { game } = situation;
  const { to, hexside } = link;
  const enemy = otherSide(game, mover.side);
  if (friendAt(situation, enemy, to) >= 0) return false;
  if (!mover.leader && situation.board.zone(enemy)[to]) return false;
  if (situation.board.leaders(enemy)[to]) return false;
  if (barredGround(game, mover.cavalry, to) !== undefined) return false;
  if (mover.load !== undefined && game.terrain.grounds[to]?.load?.(mover.load) !== undefined) return false;
  return typeof hexside.retreat === 'boolean' ? hexside.retreat : hexside.retreat(situation, mover, link);
}

/** Whether a side may go through the gate on this link, where there is one. */
export function mayPassGate(s: State, link: Link, side: Side, isUnit: boolean): boolean {
  return link.hexside.open?.(s, link, side, isUnit) ?? false;
}
