/** [4.25] [6.11] How far a piece gets, step by step: the search for the places within its reach. */
import { enemyZone, stopsInZone } from '../zones/zones.ts';
import { type Reach, reach } from '@warbeacon/hexgrid';
import { type Step, unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import type { LeaderSpec, UnitSpec } from '../../engine/unit-kinds.ts';
import { placeOf } from '../../engine/state.ts';
import type { Destination } from '../../engine/board.ts';
import type { Mover } from '../../engine/hexsides.ts';
import { costInSearch, stepCosts } from './step-cost.ts';
import { allowanceInside, unitMover } from './allowance.ts';
import { whyUnitCannotMove } from './who-may-move.ts';
import { isDue } from '../reinforcements/reinforcements.ts';
import { entryCost, starts, whyNotEnter } from '../reinforcements/coming-on.ts';

export function search(
  situation: Situation,
  mover: Mover,
  from: readonly { at: number; spent: number }[],
  inside: boolean,
): Reach {
  const { game } = situation;
  const held = enemyZone(situation, mover.side);
  const costs = stepCosts(situation, mover);
  return reach<Step>({
    starts: from,
    budget: mover.allowance,
    exits: game.steps,
    cost: (place, step, spent) => (inside && !game.inside.has(step.to) ? -1 : costInSearch(costs(place, step, spent))),
    // [6.11] [6.15] [6.16] Units stop on entering an enemy zone; leaders do not.
    stops: (place) => stopsInZone(held, mover, place),
  });
}

/** Everything within reach, friends in the way or not. */
export function reachOfUnit(situation: Situation, unit: number): readonly Destination[] {
  let destinations = situation.board.reaches.get(unit);
  if (destinations === undefined) {
    destinations = searchUnit(situation, unit);
    situation.board.reaches.set(unit, destinations);
  }
  return destinations;
}

function searchUnit(situation: Situation, unit: number): Destination[] {
  const { game, s } = situation;
  const at = placeOf(s, unit);
  // Of those who come later it would take long to say when.
  if ((at < 0 && !isDue(situation, unit)) || whyUnitCannotMove(situation, unit)) return [];
  const spec = unitSpec(game, unit);
  const mover = unitMover(situation, unit);
  const from = starts(situation, mover, at, spec);
  const open = search(situation, mover, from, false);
  const within = at >= 0 && game.inside.has(at) ? allowanceInside(situation, unit, mover.load) : undefined;
  if (within === undefined) return destinationsOf(open, at);
  // A way that never leads outside is measured by the other allowance, which is less for cavalry.
  const closed = search(situation, { ...mover, allowance: within }, from, true);
  const found = new Set(closed.order);
  const leaves = open.order.map(() => false);
  for (const [index, to] of open.order.entries()) {
    leaves[index] = !game.inside.has(to) || (leaves[open.from[index] ?? -1] ?? false);
  }
  const outside = destinationsOf(open, at).filter(({ to, index }) => leaves[index] && !found.has(to));
  return [...destinationsOf(closed, at), ...outside];
}

/** Everything a search has found but the place it set out from. */
export function destinationsOf(reached: Reach, at: number): Destination[] {
  const destinations: Destination[] = [];
  for (let index = 0; index < reached.order.length; index++) {
    const to = reached.order[index] ?? -1;
    if (to !== at) destinations.push({ to, reached, index, enters: at < 0 });
  }
  return destinations;
}

/**
 * Is there a first step for a unit to a place that will do, whatever may come of it? By the lesser of its allowances inside and
 * outside: to who goes on, the points that are left may do for a way outside and for none inside.
 */
export function hasSureStep(situation: Situation, unit: number, willDo: (to: number) => boolean): boolean {
  const { game, s } = situation;
  const at = placeOf(s, unit);
  const mover = unitMover(situation, unit);
  const inside = at >= 0 && game.inside.has(at) ? allowanceInside(situation, unit, mover.load) : undefined;
  const isLess = inside !== undefined && inside < mover.allowance;
  return hasStep(situation, isLess ? { ...mover, allowance: inside } : mover, at, unitSpec(game, unit), willDo);
}

/** Is there a first step to a place that will do? Where there is none at all, there is no way either. */
export function hasStep(
  situation: Situation,
  mover: Mover,
  at: number,
  spec: UnitSpec | LeaderSpec,
  willDo: (to: number) => boolean,
): boolean {
  const { game } = situation;
  if (at < 0) {
    return game.cases
      .entryPlaces(game, spec, at)
      .some(
        (place) =>
          willDo(place) &&
          whyNotEnter(situation, mover, place) === null &&
          entryCost(situation, place, mover.leader) <= mover.allowance,
      );
  }
  const costs = stepCosts(situation, mover);
  for (const step of game.steps[at] ?? []) {
    if (!willDo(step.to)) continue;
    const cost = costs(at, step, mover.spent);
    if (typeof cost === 'number' && mover.spent + cost <= mover.allowance) return true;
  }
  return false;
}
