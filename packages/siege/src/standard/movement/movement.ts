/** [4.0] [5.0] [6.11] Where a piece may go in a Movement Phase, and what that costs. */
import type { Refusal } from '@warbeacon/kernel';
import { type Game, leaderSpec, otherSide, unitSpec } from '../../engine/game.ts';
import { because, no } from '../../engine/refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOf, placeOfLeader } from '../../engine/state.ts';
import type { Destination } from '../../engine/board.ts';
import type { Mover } from '../../engine/hexsides.ts';
import { stepCost } from './step-cost.ts';
import { leaderMover, unitMover, weightOf } from './allowance.ts';
import { whyLeaderCannotMove, whyUnitCannotMove } from './who-may-move.ts';
import { entryCost, starts, whyNotEnter } from '../reinforcements/coming-on.ts';
import { destinationsOf, hasStep, reachOfUnit, search } from './reach.ts';
import { canMakeRoom } from '../stacking/stacking.ts';

/**
 * All the places a unit may end its move in, with the cheapest way to each, in order of cost. A place held by a friend
 * is among them when that friend can still make room (4.28); the mover's own place is not.
 */
export function unitDestinations(situation: Situation, unit: number): Destination[] {
  const { game } = situation;
  const friends = situation.board.units(unitSpec(game, unit).side);
  const destinations: Destination[] = [];
  for (const destination of reachOfUnit(situation, unit)) {
    const friend = friends[destination.to] ?? -1;
    if (friend < 0 || canMakeRoom(situation, friend, unit)) destinations.push(destination);
  }
  return destinations;
}

/** Whether a unit has anywhere to go now. */
export function canUnitMove(situation: Situation, unit: number): boolean {
  const { game, s } = situation;
  if (whyUnitCannotMove(situation, unit)) return false;
  const at = placeOf(s, unit);
  const free = (to: number): boolean => (situation.board.unitAt[to] ?? -1) < 0;
  return (
    hasStep(situation, unitMover(situation, unit), at, unitSpec(game, unit), free) ||
    unitDestinations(situation, unit).length > 0
  );
}

/** Whether a leader has anywhere to go now. */
export function canLeaderMove(situation: Situation, leader: number): boolean {
  const { game, s } = situation;
  if (whyLeaderCannotMove(situation, leader)) return false;
  const at = placeOfLeader(s, leader);
  return hasStep(situation, leaderMover(game, leader), at, leaderSpec(game, leader), () => true);
}

/** All the places a leader may end its move in. Leaders stack freely (5.0). */
export function leaderDestinations(situation: Situation, leader: number): Destination[] {
  const { game, s } = situation;
  const state = s.leaders[leader];
  if (!state || whyLeaderCannotMove(situation, leader)) return [];
  const mover = leaderMover(game, leader);
  const from = starts(situation, mover, state.at, leaderSpec(game, leader));
  return destinationsOf(search(situation, mover, from, false), state.at);
}

/**
 * [4.21] [4.25] [4.26] The half points a path costs, or why it may not be walked. Stops and stacking at its end are
 * judged too.
 */
export function checkPath(
  situation: Situation,
  mover: Mover,
  piece: { readonly at: number; readonly entries: readonly number[]; readonly insideAllowance: number | undefined },
  path: readonly number[],
): { readonly cost: number } | Refusal {
  const { game } = situation;
  const enemyZone = situation.board.zone(otherSide(game, mover.side));
  const insideOnly =
    piece.insideAllowance !== undefined && game.inside.has(piece.at) && path.every((place) => game.inside.has(place));
  const allowance = insideOnly ? (piece.insideAllowance ?? mover.allowance) : mover.allowance;
  let spent = mover.spent;
  let at = piece.at;
  for (const [i, next] of path.entries()) {
    if (i > 0 && !mover.leader && enemyZone[at]) return no(game, 'stops-in-zone');
    if (at < 0) {
      if (!piece.entries.includes(next)) return no(game, 'not-an-entry');
      const barred = whyNotEnter(situation, mover, next);
      if (barred) return barred;
      spent = entryCost(situation, next, mover.leader);
    } else {
      const step = game.steps[at]?.find(({ to }) => to === next);
      if (!step) return no(game, 'path-gap');
      const cost = stepCost(situation, { ...mover, allowance }, at, step, spent);
      if (typeof cost === 'string') return because(game, cost);
      spent += cost;
    }
    if (spent > allowance) return whyTooFar(game, mover, allowance, spent);
    at = next;
  }
  if (at === piece.at) return no(game, 'no-move');
  return { cost: spent - mover.spent };
}

/** It is its load that holds a carrier back, where without it the points would do. */
function whyTooFar(game: Game, { load }: Mover, allowance: number, spent: number): Refusal {
  const points = { points: allowance / 2 };
  return spent <= allowance + weightOf(game, load)
    ? no(game, 'too-far-with-load', points)
    : no(game, 'too-far', points);
}
