/**
 * [4.2] [4.3] [7.5] What it costs to go from one place to the next, and why one may not. Costs are half movement
 * points.
 */
import { type Step, otherSide } from '../../engine/game.ts';
import { groundCost } from '../../engine/ways-out.ts';
import type { Cost, Mover } from '../../engine/hexsides.ts';
import type { Situation } from '../../engine/situation.ts';
import type { Link } from '../../engine/terrain.ts';
import { whyShunned } from '../zones/zones.ts';
import { isBeside } from './keeping-away.ts';
import { whyNotCarried } from './loads.ts';
import { slowedPlaces } from './slowed.ts';

/** Half points from `from` by `step` when `spent` have been spent, or why not. */
export type StepCost = (from: number, step: Step, spent: number) => Cost;

/** [4.27] G-137, [A4.27] [6.2] What steps cost a mover as things stand: for searches, which ask about many. */
export function stepCosts(situation: Situation, mover: Mover): StepCost {
  const { game, board } = situation;
  const enemy = otherSide(game, mover.side);
  const enemies = board.units(enemy);
  const enemyLeaders = mover.leader || game.cases.leadersKeepUnitsOut ? board.leaders(enemy) : undefined;
  const slowed = slowedPlaces(situation);
  const { avoids, cavalry, load, side } = mover;
  return (from, step, spent) => {
    const { to } = step;
    if ((enemies[to] ?? -1) >= 0) return 'enemy-occupied';
    if (enemyLeaders?.[to]) return 'enemy-leader';
    if (cavalry && step.barsMounted !== undefined) return step.barsMounted;
    const shunned = whyShunned(situation, mover, to);
    if (shunned !== undefined) return shunned;
    const cost = (cavalry ? step.mounted : step.foot) || changingCost(situation, mover, from, step.link, spent);
    if (typeof cost === 'string') return cost;
    if (avoids !== undefined && isBeside(game.terrain, avoids, to)) return avoids.why;
    const whole = slowed === undefined ? cost : cost + (slowed.get(to) ?? 0);
    return load === undefined ? whole : (whyNotCarried(situation, load, side, step.link) ?? whole);
  };
}

/** The same of one step. */
export function stepCost(situation: Situation, mover: Mover, from: number, step: Step, spent: number): Cost {
  return stepCosts(situation, mover)(from, step, spent);
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
