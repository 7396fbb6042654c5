/** [4.0] [5.0] [6.11] [14.0] Where a piece may go in a Movement Phase, and what that costs. */
import { type Reach, reach, wayTo } from '@warbeacon/hexgrid';
import { type Refusal, refuse } from '@warbeacon/kernel';
import { type Game, leaderSpec, type Step, unitSpec } from '../game.ts';
import { makePlaceId } from '../standard/terrain.ts';
import type { LeaderSpec, UnitSpec } from '../standard/unit-kinds.ts';
import type { State } from '../state.ts';
import { otherSide, type Side } from '../words.ts';
import { ownStrengths } from './armour.ts';
import { loadOf } from './equipment.ts';
import { formationOf } from './formations.ts';
import { isDue, isLeaderDue, whyLeaderOff, whyUnitOff } from './reinforcements.ts';
import { type Destination, friendAt, type Situation, situate } from './situation.ts';
import { barredGround, barredToLoad, groundCost, type Mover, SHUNS, stepCost, whyClosed } from './ways.ts';

/** [4.11] Leaders have six movement points, in halves. */
const LEADER_ALLOWANCE = 12;
/** [20.21] What the ram takes off its carrier's allowance, in half points. */
const RAM = 2;

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

export function unitMover(game: Game, s: State, situation: Situation, unit: number): Mover {
  const spec = unitSpec(game, unit);
  const onlyShoots = spec.full.attack === undefined;
  const { morale } = ownStrengths(game, s, unit);
  const cowed = morale === 'Z' && situation.demoralized(spec.side);
  const load = loadOf(s, unit);
  return {
    side: spec.side,
    leader: false,
    cavalry: spec.cavalry,
    shunsZones: onlyShoots ? '7.15' : cowed ? '9.32' : undefined,
    // [20.21]
    allowance: game.cases.allowance(spec) - (load === 'ram' ? RAM : 0),
    spent: s.units[unit]?.spent ?? 0,
    load,
  };
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
export function whyUnitCannotMove(game: Game, s: State, situation: Situation, unit: number): Refusal | null {
  const state = s.units[unit];
  if (!state) return refuse('unknown-unit', 'There is no such unit.');
  if (state.at < 0 && !isDue(game, s, unit)) return whyUnitOff(game, s, unit, '14.0');
  if (state.moved) return refuse('already-moved', 'That unit has moved in this phase.', '4.22');
  if (state.disrupted) return refuse('disrupted', 'Disrupted units may not move until they are rallied.', '7.57');
  if (state.used) return whyUsed(unitSpec(game, unit).side);
  if (state.at >= 0 && situation.zone(otherSide(unitSpec(game, unit).side))[state.at]) {
    return refuse('in-enemy-zone', 'A unit in an enemy zone of control cannot move out of it.', '6.11');
  }
  return null;
}

/** [3.0] Only the besieger has a Siege Phase; [21.51] the other side's are used in blowing the horn. */
function whyUsed(side: Side): Refusal {
  return side === 'isengard'
    ? refuse('used-in-siege', 'That unit was used in the Siege Phase.', '3.0')
    : refuse('blew-the-horn', 'Who blew the horn this turn may not move in it.', '21.51');
}

/** [14.0] The k-th unit in a chain pays k times the first hex (G-78). Leaders do not lengthen a chain. */
function entryCost(game: Game, s: State, place: number, leader: boolean): number {
  const before = s.entries.find((entry) => entry.at === place)?.count ?? 0;
  const onRoad = game.terrain.ground[place] === 'road' ? 1 : groundCost(game, s, place);
  return onRoad * (leader ? 1 : before + 1);
}

/** Where a piece may begin: where it stands, or the entry hexes with what they cost. */
export function starts(
  game: Game,
  s: State,
  situation: Situation,
  mover: Mover,
  at: number,
  spec: UnitSpec | LeaderSpec,
): { at: number; spent: number }[] {
  if (at >= 0) return [{ at, spent: mover.spent }];
  return game.cases
    .entryPlaces(game, spec, at)
    .filter((place) => whyNotEnter(game, situation, mover, place) === null)
    .map((place) => ({ at: place, spent: entryCost(game, s, place, mover.leader) }));
}

function whyNotEnter(game: Game, situation: Situation, mover: Mover, place: number): Refusal | null {
  const enemy = otherSide(mover.side);
  if (friendAt(situation, enemy, place) >= 0) return refuse('enemy-occupied', 'An enemy unit holds that hex.', '4.27');
  if (mover.leader && situation.leaders(enemy)[place]) {
    return refuse('enemy-leader', 'Only combat units may enter the hex of an enemy leader.', 'A4.27');
  }
  const barred = barredGround(game, mover.cavalry, place);
  if (barred < 0) return whyClosed(barred);
  const closed = mover.load === undefined ? 0 : barredToLoad(game, mover.load, place);
  if (closed < 0) return whyClosed(closed);
  if (mover.shunsZones !== undefined && situation.zone(enemy)[place]) {
    return whyClosed(SHUNS[mover.shunsZones]);
  }
  return null;
}

function search(
  game: Game,
  s: State,
  situation: Situation,
  mover: Mover,
  from: readonly { at: number; spent: number }[],
  inside: boolean,
): Reach {
  const enemyZone = situation.zone(otherSide(mover.side));
  return reach<Step>({
    starts: from,
    budget: mover.allowance,
    exits: game.steps,
    cost: (place, step, spent) =>
      inside && !game.inside.has(step.to) ? -1 : stepCost(game, s, situation, mover, place, step, spent),
    // [6.11] [6.15] Units stop on entering a zone; leaders do not.
    stops: (place) => !mover.leader && enemyZone[place] === 1,
  });
}

/**
 * All the places a unit may end its move in, with the cheapest way to each, in order of cost. A place held by a friend
 * is among them when that friend can still make room (4.28); the mover's own place is not.
 */
export function unitDestinations(game: Game, s: State, situation: Situation, unit: number): Destination[] {
  const friends = situation.units(unitSpec(game, unit).side);
  const destinations: Destination[] = [];
  for (const destination of reachOfUnit(game, s, situation, unit)) {
    const friend = friends[destination.to] ?? -1;
    if (friend < 0 || canMakeRoom(game, s, situation, friend, unit)) destinations.push(destination);
  }
  return destinations;
}

/** Everything within reach, friends in the way or not. */
export function reachOfUnit(game: Game, s: State, situation: Situation, unit: number): readonly Destination[] {
  let destinations = situation.reaches.get(unit);
  if (destinations === undefined) {
    destinations = searchUnit(game, s, situation, unit);
    situation.reaches.set(unit, destinations);
  }
  return destinations;
}

function searchUnit(game: Game, s: State, situation: Situation, unit: number): Destination[] {
  if (whyUnitCannotMove(game, s, situation, unit)) return [];
  const spec = unitSpec(game, unit);
  const at = s.units[unit]?.at ?? -1;
  const mover = unitMover(game, s, situation, unit);
  const from = starts(game, s, situation, mover, at, spec);
  const open = search(game, s, situation, mover, from, false);
  const within = at >= 0 && game.inside.has(at) ? game.cases.insideAllowance(spec) : undefined;
  if (within === undefined) return destinationsOf(open, at);
  // [15.71] A way that never leaves the fortress is measured by the other allowance, which is less for cavalry.
  const closed = search(game, s, situation, { ...mover, allowance: within }, from, true);
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
  const at = s.units[unit]?.at ?? -1;
  for (let other = 0; other < s.units.length; other++) if (other !== unit && s.units[other]?.at === at) return -1;
  return at;
}

/**
 * [4.28] [W-4] Stacking is judged at the end of the phase: a friend in whose place `mover` would end must still be able
 * to go somewhere free afterwards.
 */
export function canMakeRoom(game: Game, s: State, situation: Situation, friend: number, mover: number): boolean {
  // [W-17] A formation makes no room.
  if (formationOf(s, friend)) return false;
  const after = recovery(game, s, situation, friend, mover);
  if (after) return canLeave(game, after, situate(game, after), friend, -1);
  return canLeave(game, s, situation, friend, vacatedBy(s, mover));
}

/**
 * [6.14] [22.13] The state after the move where it lets a demoralized enemy take heart again, as when the last unit of
 * Isengard leaves the Deeping Wall: zones of control come back, and may hold the friend. Mostly there is none.
 */
function recovery(game: Game, s: State, situation: Situation, friend: number, mover: number): State | undefined {
  const enemy = otherSide(unitSpec(game, mover).side);
  if (!situation.demoralized(enemy)) return undefined;
  const to = s.units[friend]?.at ?? -1;
  const after = { ...s, units: s.units.map((unit, index) => (index === mover ? { ...unit, at: to } : unit)) };
  return game.cases.isDemoralized(game, after, enemy) ? undefined : after;
}

function canLeave(game: Game, s: State, situation: Situation, friend: number, vacated: number): boolean {
  const free = (to: number): boolean => (to === vacated && vacated >= 0) || (situation.unitAt[to] ?? -1) < 0;
  if (!situation.reaches.has(friend) && whyUnitCannotMove(game, s, situation, friend) === null) {
    // Mostly one step is enough to see it; only the hemmed in need the whole search.
    const at = s.units[friend]?.at ?? -1;
    if (hasStep(game, s, situation, unitMover(game, s, situation, friend), at, unitSpec(game, friend), free))
      return true;
  }
  return reachOfUnit(game, s, situation, friend).some(({ to }) => free(to));
}

/** Is there a first step to a place that will do? Where there is none at all, there is no way either. */
function hasStep(
  game: Game,
  s: State,
  situation: Situation,
  mover: Mover,
  at: number,
  spec: UnitSpec | LeaderSpec,
  willDo: (to: number) => boolean,
): boolean {
  if (at < 0) {
    return game.cases
      .entryPlaces(game, spec, at)
      .some(
        (place) =>
          willDo(place) &&
          whyNotEnter(game, situation, mover, place) === null &&
          entryCost(game, s, place, mover.leader) <= mover.allowance,
      );
  }
  for (const step of game.steps[at] ?? []) {
    if (!willDo(step.to)) continue;
    const cost = stepCost(game, s, situation, mover, at, step, mover.spent);
    if (cost >= 0 && mover.spent + cost <= mover.allowance) return true;
  }
  return false;
}

/** Whether a unit has anywhere to go now. */
export function canUnitMove(game: Game, s: State, situation: Situation, unit: number): boolean {
  if (whyUnitCannotMove(game, s, situation, unit)) return false;
  const at = s.units[unit]?.at ?? -1;
  const free = (to: number): boolean => (situation.unitAt[to] ?? -1) < 0;
  return (
    hasStep(game, s, situation, unitMover(game, s, situation, unit), at, unitSpec(game, unit), free) ||
    unitDestinations(game, s, situation, unit).length > 0
  );
}

/** Whether a leader has anywhere to go now. */
export function canLeaderMove(game: Game, s: State, situation: Situation, leader: number): boolean {
  if (whyLeaderCannotMove(game, s, leader)) return false;
  const at = s.leaders[leader]?.at ?? -1;
  return hasStep(game, s, situation, leaderMover(game, leader), at, leaderSpec(game, leader), () => true);
}

/** All the places a leader may end its move in. Leaders stack freely (5.0). */
export function leaderDestinations(game: Game, s: State, situation: Situation, leader: number): Destination[] {
  const state = s.leaders[leader];
  if (!state || whyLeaderCannotMove(game, s, leader)) return [];
  const mover = leaderMover(game, leader);
  const from = starts(game, s, situation, mover, state.at, leaderSpec(game, leader));
  return destinationsOf(search(game, s, situation, mover, from, false), state.at);
}

export function whyLeaderCannotMove(game: Game, s: State, leader: number): Refusal | null {
  const state = s.leaders[leader];
  if (!state) return refuse('unknown-leader', 'There is no such leader.');
  if (state.at < 0 && !isLeaderDue(game, s, leader)) return whyLeaderOff(game, s, leader, '14.0');
  if (state.moved) return refuse('already-moved', 'That leader has moved in this phase.', '4.22');
  if (state.used) return whyUsed(leaderSpec(game, leader).side);
  return null;
}

/** The half points a path costs, or why it may not be walked. Stops and stacking at its end are judged too. */
export function checkPath(
  game: Game,
  s: State,
  situation: Situation,
  mover: Mover,
  piece: { readonly at: number; readonly entries: readonly number[]; readonly insideAllowance: number | undefined },
  path: readonly number[],
): { readonly cost: number } | Refusal {
  const enemyZone = situation.zone(otherSide(mover.side));
  const insideOnly =
    piece.insideAllowance !== undefined && game.inside.has(piece.at) && path.every((place) => game.inside.has(place));
  const allowance = insideOnly ? (piece.insideAllowance ?? mover.allowance) : mover.allowance;
  let spent = mover.spent;
  let at = piece.at;
  for (const [i, next] of path.entries()) {
    if (i > 0 && !mover.leader && enemyZone[at]) {
      return refuse('stops-in-zone', 'A unit that enters an enemy zone of control must stop there.', '6.11');
    }
    if (at < 0) {
      if (!piece.entries.includes(next)) return refuse('not-an-entry', 'Reinforcements cannot enter there.', '14.0');
      const barred = whyNotEnter(game, situation, mover, next);
      if (barred) return barred;
      spent = entryCost(game, s, next, mover.leader);
    } else {
      const step = game.steps[at]?.find(({ to }) => to === next);
      if (!step) return refuse('path-gap', 'A path must go from each hex to one next to it.', '4.25');
      const cost = stepCost(game, s, situation, { ...mover, allowance }, at, step, spent);
      if (cost < 0) return whyClosed(cost);
      spent += cost;
    }
    if (spent > allowance) return whyTooFar(mover, allowance, spent);
    at = next;
  }
  if (at === piece.at) return refuse('no-move', 'A move must end in another hex than it began in.', '4.25');
  return { cost: spent - mover.spent };
}

/** [20.21] It is the ram that holds its carrier back, where without it the points would do. */
function whyTooFar({ load }: Mover, allowance: number, spent: number): Refusal {
  const message = `That way costs more than the ${allowance / 2} movement points there are`;
  return load === 'ram' && spent <= allowance + RAM
    ? refuse('too-far', `${message} with the ram.`, '20.21')
    : refuse('too-far', `${message}.`, '4.26');
}
