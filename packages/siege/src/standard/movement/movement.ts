/** [4.0] [5.0] [6.11] Where a piece may go in a Movement Phase, and what that costs. */
import { type Reach, reach, wayTo } from '@warbeacon/hexgrid';
import type { Refusal } from '@warbeacon/kernel';
import { type Game, leaderSpec, type Step, unitSpec, otherSide } from '../../engine/game.ts';
import { because, no } from '../../engine/refusals.ts';
import { type Situation, situate } from '../../engine/situation.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { LeaderSpec, UnitSpec } from '../../engine/unit-kinds.ts';
import { placeOf, placeOfLeader, type State } from '../../engine/state.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { ownStrengths } from '../combat/armour.ts';
import { type Destination, friendAt } from '../../engine/board.ts';
import { loadOf } from './loads.ts';
import { barredGround, groundCost } from '../../engine/ways-out.ts';
import type { Mover } from '../../engine/hexsides.ts';
import { formationOf } from '../formations/formations.ts';
import { isDue, isLeaderDue, whyLeaderOff, whyUnitOff } from '../reinforcements/reinforcements.ts';
import { costInSearch, stepCost } from './step-cost.ts';

/** [4.11] Leaders have six movement points, in halves. */
const LEADER_ALLOWANCE = 12;

/** The ids of the places of the cheapest way to a destination, as a command names them. */
export function pathOf(game: Game, { reached, index, enters }: Destination): string[] {
  const path = wayTo(reached, index, (place) => makePlaceId(game.terrain, place));
  if (!enters) path.shift();
  return path;
}

/**
 * The same for many destinations, in less time: each is the way to the place before and one place more, which mostly
 * has been wanted already.
 */
export function pathsTo(game: Game, destinations: readonly Destination[]): string[][] {
  const paths: string[][] = [];
  let last: Reach | undefined;
  let known: string[][] = [];
  for (const { reached, index, enters } of destinations) {
    // What one search has found comes together.
    if (reached !== last) known = [];
    last = reached;
    paths.push(pathTo(game, reached, index, enters, known));
  }
  return paths;
}

function pathTo(game: Game, reached: Reach, index: number, enters: boolean, known: string[][]): string[] {
  const path = known[index];
  if (path !== undefined) return path;
  const id = makePlaceId(game.terrain, reached.order[index] ?? -1);
  const before = reached.from[index] ?? -1;
  if (before < 0) return (known[index] = enters ? [id] : []);
  return (known[index] = [...pathTo(game, reached, before, enters, known), id]);
}

export function unitMover(situation: Situation, unit: number): Mover {
  const { game, s } = situation;
  const spec = unitSpec(game, unit);
  const onlyShoots = spec.full.attack === undefined;
  const { morale } = ownStrengths(situation, unit);
  const cowed = morale === 'Z' && situation.board.demoralized(spec.side);
  const load = loadOf(situation, unit);
  return {
    side: spec.side,
    leader: false,
    cavalry: spec.cavalry,
    shunsZones: onlyShoots ? 'bowmen-shun-zones' : cowed ? 'demoralized-shun-zones' : undefined,
    allowance: game.cases.allowance(spec) - weightOf(game, load),
    spent: s.units[unit]?.spent ?? 0,
    load,
  };
}

function weightOf(game: Game, load: string | undefined): number {
  return load === undefined ? 0 : (game.markers[load]?.load?.weight ?? 0);
}

export function leaderMover(game: Game, leader: number): Mover {
  return {
    side: leaderSpec(game, leader).side,
    leader: true,
    cavalry: false,
    shunsZones: undefined,
    allowance: LEADER_ALLOWANCE,
    spent: 0,
    load: undefined,
  };
}

/** Why a unit cannot move at all now, or `null`. */
export function whyUnitCannotMove(situation: Situation, unit: number): Refusal | null {
  const { game, s } = situation;
  const state = s.units[unit];
  if (!state) return no(game, 'no-such-unit');
  if (state.at < 0 && !isDue(situation, unit)) return whyUnitOff(situation, unit, no(game, 'unit-off-map'));
  if (state.moved) return no(game, 'unit-has-moved');
  if (state.disrupted) return no(game, 'disrupted-move');
  if (state.used) return whyUsed(game, unitSpec(game, unit).side);
  if (state.at >= 0 && situation.board.zone(otherSide(game, unitSpec(game, unit).side))[state.at]) {
    return no(game, 'held-by-zone');
  }
  return null;
}

/** [3.0] Why a piece that was used this turn may not move. */
function whyUsed(game: Game, side: Side): Refusal {
  return side === game.sides[0] ? no(game, 'attacker-used') : no(game, 'defender-used');
}

/** The k-th unit in a chain pays k times the first hex (G-78). Leaders do not lengthen a chain. */
function entryCost(situation: Situation, place: number, leader: boolean): number {
  const { game, s } = situation;
  const before = s.entries.find((entry) => entry.at === place)?.count ?? 0;
  const cost = game.terrain.grounds[place]?.entry ?? groundCost(game.terrain, s, place);
  return cost * (leader ? 1 : before + 1);
}

/** Where a piece may begin: where it stands, or the entry hexes with what they cost. */
export function starts(
  situation: Situation,
  mover: Mover,
  at: number,
  spec: UnitSpec | LeaderSpec,
): { at: number; spent: number }[] {
  const { game } = situation;
  if (at >= 0) return [{ at, spent: mover.spent }];
  return game.cases
    .entryPlaces(game, spec, at)
    .filter((place) => whyNotEnter(situation, mover, place) === null)
    .map((place) => ({ at: place, spent: entryCost(situation, place, mover.leader) }));
}

function whyNotEnter(situation: Situation, mover: Mover, place: number): Refusal | null {
  const { game } = situation;
  const enemy = otherSide(game, mover.side);
  if (friendAt(situation, enemy, place) >= 0) return no(game, 'enemy-occupied');
  if (mover.leader && situation.board.leaders(enemy)[place]) return no(game, 'enemy-leader');
  const barred =
    barredGround(game, mover.cavalry, place) ??
    (mover.load === undefined ? undefined : game.terrain.grounds[place]?.load?.(mover.load)) ??
    (situation.board.zone(enemy)[place] ? mover.shunsZones : undefined);
  return barred === undefined ? null : because(game, barred);
}

function search(
  situation: Situation,
  mover: Mover,
  from: readonly { at: number; spent: number }[],
  inside: boolean,
): Reach {
  const { game } = situation;
  const enemyZone = situation.board.zone(otherSide(game, mover.side));
  return reach<Step>({
    starts: from,
    budget: mover.allowance,
    exits: game.steps,
    cost: (place, step, spent) =>
      inside && !game.inside.has(step.to) ? -1 : costInSearch(stepCost(situation, mover, place, step, spent)),
    // [6.11] [6.15] Units stop on entering a zone; leaders do not.
    stops: (place) => !mover.leader && enemyZone[place] === 1,
  });
}

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
  if (whyUnitCannotMove(situation, unit)) return [];
  const spec = unitSpec(game, unit);
  const at = placeOf(s, unit);
  const mover = unitMover(situation, unit);
  const from = starts(situation, mover, at, spec);
  const open = search(situation, mover, from, false);
  const within = at >= 0 && game.inside.has(at) ? game.cases.insideAllowance(spec) : undefined;
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

/** The place a unit leaves free when it goes; -1 when somebody shares it. */
function vacatedBy(s: State, unit: number): number {
  const at = placeOf(s, unit);
  for (let other = 0; other < s.units.length; other++) if (other !== unit && s.units[other]?.at === at) return -1;
  return at;
}

/**
 * [4.28] [W-4] Stacking is judged at the end of the phase: a friend in whose place `mover` would end must still be able
 * to go somewhere free afterwards.
 */
export function canMakeRoom(situation: Situation, friend: number, mover: number): boolean {
  const { s } = situation;
  // [W-17] A formation makes no room.
  if (formationOf(s, friend)) return false;
  const after = recovery(situation, friend, mover);
  if (after) return canLeave(after, friend, -1);
  return canLeave(situation, friend, vacatedBy(s, mover));
}

/**
 * [6.14] The situation after the move where it lets a demoralized enemy take heart again, as when its last unit leaves
 * what it had taken: zones of control come back, and may hold the friend. Mostly there is none.
 */
function recovery(situation: Situation, friend: number, mover: number): Situation | undefined {
  const { game, s } = situation;
  const enemy = otherSide(game, unitSpec(game, mover).side);
  if (!situation.board.demoralized(enemy)) return undefined;
  const to = placeOf(s, friend);
  const units = s.units.map((unit, index) => (index === mover ? { ...unit, at: to } : unit));
  const after = situate(game, { ...s, units });
  return game.cases.isDemoralized(after, enemy) ? undefined : after;
}

function canLeave(situation: Situation, friend: number, vacated: number): boolean {
  const { game, s } = situation;
  const free = (to: number): boolean => (to === vacated && vacated >= 0) || (situation.board.unitAt[to] ?? -1) < 0;
  if (!situation.board.reaches.has(friend) && whyUnitCannotMove(situation, friend) === null) {
    // Mostly one step is enough to see it; only the hemmed in need the whole search.
    const at = placeOf(s, friend);
    if (hasStep(situation, unitMover(situation, friend), at, unitSpec(game, friend), free)) return true;
  }
  return reachOfUnit(situation, friend).some(({ to }) => free(to));
}

/** Is there a first step to a place that will do? Where there is none at all, there is no way either. */
function hasStep(
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
  for (const step of game.steps[at] ?? []) {
    if (!willDo(step.to)) continue;
    const cost = stepCost(situation, mover, at, step, mover.spent);
    if (typeof cost === 'number' && mover.spent + cost <= mover.allowance) return true;
  }
  return false;
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

export function whyLeaderCannotMove(situation: Situation, leader: number): Refusal | null {
  const { game, s } = situation;
  const state = s.leaders[leader];
  if (!state) return no(game, 'no-such-leader');
  if (state.at < 0 && !isLeaderDue(situation, leader))
    return whyLeaderOff(situation, leader, no(game, 'leader-off-map'));
  if (state.moved) return no(game, 'leader-has-moved');
  if (state.used) return whyUsed(game, leaderSpec(game, leader).side);
  return null;
}

/** The half points a path costs, or why it may not be walked. Stops and stacking at its end are judged too. */
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
