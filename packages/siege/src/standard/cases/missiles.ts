/** [7.1] Missile combat: who can shoot whom. */
import { distance, type Line, line } from '@warbeacon/hexgrid';
import { type Refusal, refuse } from '@warbeacon/kernel';
import { type Game, type LineOfFire, unitSpec } from '../../engine/game.ts';
import { no } from '../../engine/refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { hexOfPlace, type Link } from '../terrain.ts';
import { placeOf, type State } from '../../engine/state.ts';
import { otherSide } from '../../engine/words.ts';
import { hasLadder } from './markers.ts';
import { formationOf, whyNotAlone } from './formations.ts';
import { whyUnitOff } from './reinforcements.ts';

/** The longest range of any unit; lines are worked out no further. */
const LONGEST = 3;
/** [7.12] */
const STANDARD_RANGE = 2;

/** The ground never changes, so that each place's lines are worked out once, when first asked for. */
const knownLines = new WeakMap<Game, Map<number, readonly LineOfFire[]>>();

/** Lines of fire from a place to every place within the longest range, by the ground alone: units never block (A7.13). */
export function linesOfFire(game: Game, from: number): readonly LineOfFire[] {
  let known = knownLines.get(game);
  if (known === undefined) knownLines.set(game, (known = new Map<number, readonly LineOfFire[]>()));
  let lines = known.get(from);
  if (lines === undefined) known.set(from, (lines = workOutLines(game, from)));
  return lines;
}

function workOutLines(game: Game, from: number): readonly LineOfFire[] {
  const { terrain } = game;
  const origin = hexOfPlace(terrain, from);
  const lines: LineOfFire[] = [];
  for (let to = 0; to < terrain.places; to++) {
    const hex = hexOfPlace(terrain, to);
    if (hex === origin || terrain.ground[to] === 'mountain') continue;
    const range = distance(terrain.grid, origin, hex);
    if (range > LONGEST) continue;
    const path = line(terrain.grid, origin, hex);
    const blocks = (place: number): boolean =>
      place < 0 || terrain.ground[place] === 'mountain' || game.blocksMissiles.has(place);
    const clear = isClear(path, blocks);
    const before = path.before.filter((place) => place === origin || !blocks(place));
    lines.push({
      to,
      distance: range,
      clear,
      before: before.length > 0 ? before : path.before,
      walls: waysThrough(path, blocks).map((through) => wallsCrossed(game, [origin, ...through, hex])),
    });
  }
  return lines;
}

/** G-21: along a hexside the way is barred only when both hexes would bar it. */
function isClear({ through, along }: Line, blocks: (place: number) => boolean): boolean {
  return !through.some(blocks) && !along.some((pair) => pair.every(blocks));
}

/**
 * [W-1] The hexes between: those crossed, or, where the line runs along a hexside, each of its two hexes that would let
 * it pass. Within the longest range a line runs along one side at most, and then crosses no hex.
 */
function waysThrough({ through, along }: Line, blocks: (place: number) => boolean): (readonly number[])[] {
  const open = along.flat().filter((place) => !blocks(place));
  return open.length > 0 ? open.map((place) => [place]) : [through];
}

/** The wall, tower and gate sides on a way from hex to hex. */
function wallsCrossed(game: Game, hexes: readonly number[]): Link[] {
  return hexes.flatMap((hex, i) => {
    const link = game.terrain.links[hex]?.find(({ to }) => to === hexes[i + 1]);
    return link && ['wall', 'tower', 'gate', 'main-gate'].includes(link.kind) ? [link] : [];
  });
}

/** [W-46] A gate is a wall until it is breached. */
function isWall(s: State, link: Link): boolean {
  return s.gates[link.gate]?.state !== 'breached';
}

/** Why a unit cannot shoot at all now, or `null`. */
export function whyCannotFire(situation: Situation, unit: number): Refusal | null {
  const { game, s } = situation;
  const state = s.units[unit];
  if (!state || state.at < 0) return whyUnitOff(situation, unit, no(game, 'unit-off-map-to-fire'));
  if (!unitSpec(game, unit).missile) return refuse('no-missiles', 'That unit has no missiles.', '7.11');
  if (state.disrupted) return refuse('disrupted', 'Disrupted units may not attack in any way.', '7.57');
  if (state.fired) return refuse('already-fired', 'A unit fires once in a turn.', '7.14');
  if (formationOf(s, unit)) return refuse('in-formation', 'Nobody shoots out of a formation.', '8.44');
  if (hasLadder(s, state.at)) return refuse('on-ladder', 'Units on ladders cannot shoot.', '20.64');
  return null;
}

/** Why a unit cannot shoot at this target, or `null`. */
export function whyCannotHit(situation: Situation, unit: number, target: number): Refusal | null {
  const { game, s } = situation;
  const spec = unitSpec(game, unit);
  const from = placeOf(s, unit);
  const at = placeOf(s, target);
  if (at < 0 || unitSpec(game, target).side === spec.side)
    return refuse('no-target', 'There is no such enemy on the map.', '7.11');
  const second = whyNotAlone(situation, target);
  if (second) return second;
  if (hexOfPlace(game.terrain, from) === hexOfPlace(game.terrain, at))
    return refuse('culvert-side', 'Nobody shoots through the wall over the Culvert.', '18.14');
  const fire = linesOfFire(game, from).find((candidate) => candidate.to === at);
  const range = game.cases.missileRange(spec);
  if (!fire || fire.distance > range) {
    const ruleCase = range === STANDARD_RANGE ? '7.12' : 'A7.12';
    return refuse('out-of-range', `The target is more than ${range} hexes away.`, ruleCase);
  }
  if (!fire.clear) return whyBlocked(game, from, at);
  if (spec.cavalry && game.inside.has(from) && fire.walls.every((walls) => walls.some((link) => isWall(s, link)))) {
    return refuse('mounted-over-wall', 'Mounted archers in the fortress cannot shoot over its walls.', 'A7.13');
  }
  if (at === game.terrain.passage && !intoCulvert(situation, from, fire)) {
    return refuse('culvert-side', 'The Culvert can be attacked through its own hexsides only.', '18.14');
  }
  if (from === game.terrain.passage && !throughEnds(game, at)) {
    return refuse('culvert-side', 'Out of the Culvert one shoots by its two ends only.', '7.13');
  }
  return null;
}

/** [7.13] The Standard Rules know towers and mountains; [A7.13] hexes behind a wall stop missiles here. */
function whyBlocked(game: Game, from: number, at: number): Refusal {
  const { terrain, towers } = game;
  const path = line(terrain.grid, hexOfPlace(terrain, from), hexOfPlace(terrain, at));
  const clear = isClear(path, (place) => place < 0 || terrain.ground[place] === 'mountain' || towers.has(place));
  return refuse(
    'line-blocked',
    'No missile passes a tower, a hex behind a wall, or a mountain.',
    clear ? 'A7.13' : '7.13',
  );
}

/** [18.14] Through a side of the Culvert, or, once it is breached, from a wall or tower. */
function intoCulvert({ game, s }: Situation, from: number, fire: LineOfFire): boolean {
  const ends = endsOfCulvert(game);
  if (fire.before.some((place) => ends.includes(place)) || ends.includes(from)) return true;
  const ground = game.terrain.ground[from];
  return s.culvert === 'breached' && (ground === 'wall' || ground === 'tower');
}

/** [7.13] [W-53] A missile out of the passage goes the way of the passage, as one that comes from there would. */
function throughEnds(game: Game, at: number): boolean {
  const ends = endsOfCulvert(game);
  const back = linesOfFire(game, at).find(({ to }) => to === game.terrain.passage);
  return ends.includes(at) || (back?.before.some((place) => ends.includes(place)) ?? false);
}

function endsOfCulvert({ terrain }: Game): number[] {
  return terrain.links[terrain.passage]?.map(({ to }) => to) ?? [];
}

/** The enemies a unit can shoot at, by index. */
export function targetsOf(situation: Situation, unit: number): number[] {
  const { game, s } = situation;
  const targets: number[] = [];
  if (whyCannotFire(situation, unit)) return targets;
  const spec = unitSpec(game, unit);
  const range = game.cases.missileRange(spec);
  const enemies = situation.board.units(otherSide(spec.side));
  for (const fire of linesOfFire(game, placeOf(s, unit))) {
    // Mostly nobody is there, so that is looked at first.
    const target = enemies[fire.to] ?? -1;
    if (target < 0 || !fire.clear || fire.distance > range) continue;
    if (whyCannotHit(situation, unit, target) === null) targets.push(target);
  }
  return targets;
}
