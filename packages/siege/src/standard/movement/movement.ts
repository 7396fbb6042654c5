/** [4.0] [5.0] [6.11] Where a piece may go in a Movement Phase, and what that costs. */
import { enemyZone, stopsInZone } from '../zones/zones.ts';
import type { Refusal } from '@warbeacon/kernel';
import { type Game, leaderSpec, unitSpec } from '../../engine/game.ts';
import { because, no } from '../../engine/refusals.ts';
import type { Situation, Turn } from '../../engine/situation.ts';
import type { FrameOf, Side } from '../../engine/vocabulary.ts';
import { parsePath } from '../../engine/command-spec.ts';
import { placeOf, placeOfLeader } from '../../engine/state.ts';
import { type Destination, friendAt } from '../../engine/board.ts';
import type { Mover } from '../../engine/hexsides.ts';
import { stepCost } from './step-cost.ts';
import { allowanceInside, leaderMover, unitMover, weightOf } from './allowance.ts';
import { whyLeaderCannotMove, whyUnitCannotMove } from './who-may-move.ts';
import { entryCost, starts, whyNotEnter } from '../reinforcements/coming-on.ts';
import { destinationsOf, hasStep, hasSureStep, reachOfUnit, search } from './reach.ts';
import { canForm } from '../formations/forming.ts';
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
  if (whyUnitCannotMove(situation, unit)) return false;
  const free = (to: number): boolean => (situation.board.unitAt[to] ?? -1) < 0;
  return hasSureStep(situation, unit, free) || unitDestinations(situation, unit).length > 0;
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
  const held = enemyZone(situation, mover.side);
  const insideOnly =
    piece.insideAllowance !== undefined && game.inside.has(piece.at) && path.every((place) => game.inside.has(place));
  const allowance = insideOnly ? (piece.insideAllowance ?? mover.allowance) : mover.allowance;
  let spent = mover.spent;
  let at = piece.at;
  for (const [i, next] of path.entries()) {
    if (i > 0 && stopsInZone(held, mover, at)) return no(game, 'stops-in-zone');
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

/** A frame in which pieces move. */
export type MoveFrame = FrameOf<'movement'> | FrameOf<'makeRoom'>;

/** [4.21] [4.22] [4.28] Half points a legal move costs, or why it is not legal. */
export function costOf(turn: Turn, frame: MoveFrame, piece: string, ids: readonly string[]): number | Refusal {
  const path = parsePath(turn.game, ids);
  if (!Array.isArray(path)) return path;
  const cost = costOfPath(turn, frame, piece, path);
  if (typeof cost === 'number' || frame.kind !== 'movement') return cost;
  return turn.game.hooks.whyNotThatWay?.(turn, piece, path) ?? cost;
}

function costOfPath(turn: Turn, frame: MoveFrame, piece: string, path: readonly number[]): number | Refusal {
  const { game, s, side } = turn;
  const unit = game.unitIndex.get(piece);
  const leader = game.leaderIndex.get(piece);
  if (unit !== undefined) {
    const spec = unitSpec(game, unit);
    if (spec.side !== side) return no(game, 'not-your-piece');
    if (frame.kind === 'makeRoom' && frame.unit !== unit) {
      return no(game, 'make-room-first', { unit: unitSpec(game, frame.unit).name });
    }
    const cannot = whyUnitCannotMove(turn, unit);
    if (cannot) return cannot;
    const at = placeOf(s, unit);
    const mover = unitMover(turn, unit);
    const walked = checkPath(
      turn,
      mover,
      { at, entries: game.cases.entryPlaces(game, spec, at), insideAllowance: allowanceInside(turn, unit, mover.load) },
      path,
    );
    if ('code' in walked) return walked;
    const friend = friendAt(turn, side, path[path.length - 1] ?? -1);
    if (friend >= 0 && friend !== unit && !canMakeRoom(turn, friend, unit)) return no(game, 'no-room-made');
    return walked.cost;
  }
  if (leader === undefined) return no(game, 'unknown-piece', { id: piece });
  const spec = leaderSpec(game, leader);
  if (spec.side !== side) return no(game, 'not-your-piece');
  if (frame.kind === 'makeRoom') return no(game, 'make-room-first', { unit: unitSpec(game, frame.unit).name });
  const cannot = whyLeaderCannotMove(turn, leader);
  if (cannot) return cannot;
  const at = placeOfLeader(s, leader);
  const piecePlace = {
    at,
    entries: game.cases.entryPlaces(game, spec, at),
    insideAllowance: undefined,
  };
  const walked = checkPath(turn, leaderMover(game, leader), piecePlace, path);
  return 'code' in walked ? walked : walked.cost;
}

/** The pieces of a side that can move now, or do what a game lets pieces do instead, by id. */
export function whoCanMove(situation: Situation, side: Side): string[] {
  const { game } = situation;
  const units = game.unitsOf[side].filter(
    (unit) => canUnitMove(situation, unit) || hasMore(situation, unitSpec(game, unit).id, true),
  );
  const leaders = game.leadersOf[side].filter(
    (leader) =>
      canLeaderMove(situation, leader) ||
      canForm(situation, leader) ||
      hasMore(situation, leaderSpec(game, leader).id, true),
  );
  return [...units.map((unit) => unitSpec(game, unit).id), ...leaders.map((leader) => leaderSpec(game, leader).id)];
}

/** [W-5] Whether there is anything to do in a Movement Phase, or it goes by. */
export function canAnybodyMove(situation: Situation, side: Side): boolean {
  const { game } = situation;
  return (
    game.unitsOf[side].some((unit) => canUnitMove(situation, unit)) ||
    game.leadersOf[side].some((leader) => canLeaderMove(situation, leader) || canForm(situation, leader)) ||
    game.unitsOf[side].some((unit) => hasMore(situation, unitSpec(game, unit).id, false)) ||
    game.leadersOf[side].some((leader) => hasMore(situation, leaderSpec(game, leader).id, false))
  );
}

function hasMore(situation: Situation, piece: string, begun: boolean): boolean {
  return situation.game.hooks.hasMoreToDo?.(situation, piece, begun) ?? false;
}
