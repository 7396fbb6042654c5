/** [7.1] Missile combat: who can shoot whom. */
import { distance, type Line, line } from '@warbeacon/hexgrid';
import type { Refusal } from '@warbeacon/kernel';
import { type Game, type LineOfFire, unitSpec, otherSide } from '../../engine/game.ts';
import { because, no } from '../../engine/refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { hexOfPlace, type Link, type Terrain } from '../../engine/terrain.ts';
import type { UnitKind } from '../../engine/unit-kinds.ts';
import { placeOf, type State } from '../../engine/state.ts';
import type { FrameOf } from '../../engine/vocabulary.ts';
import { whyNoShotFrom } from '../../engine/gear.ts';
import { formationOf, whyNotAlone } from '../formations/formations.ts';
import { whyUnitOff } from '../reinforcements/reinforcements.ts';

/** The longest range of any unit; lines are worked out no further. */
const LONGEST = 3;
/** [7.12] In hexes; a game may put another in its place. */
export const STANDARD_RANGE = 2;

/** The ground never changes, so that each place's lines are worked out once, when first asked for. */
const knownLines = new WeakMap<Game, Map<number, readonly LineOfFire[]>>();

/** Lines of fire from a place to every place within the longest range, by the ground alone: units never block. */
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
  const tunnels = alongTunnels(terrain, from);
  const lines: LineOfFire[] = [];
  for (let to = 0; to < terrain.places; to++) {
    const hex = hexOfPlace(terrain, to);
    if (hex === origin || terrain.grounds[to]?.closed) continue;
    const range = distance(terrain.grid, origin, hex);
    if (range > LONGEST) continue;
    const path = line(terrain.grid, origin, hex);
    const blocks = (place: number): boolean =>
      isScreen(terrain, place) || (game.cases.stopsMissiles?.(terrain, place) ?? false);
    const inTunnel = isTunnel(terrain, origin) || isTunnel(terrain, hex);
    const clear = tunnels.has(to) || (!inTunnel && isClear(path, blocks));
    const ways = waysThrough(path, blocks);
    const inTheWay = clear
      ? []
      : [...path.through, ...path.along.flat()].filter((place) => place >= 0 && blocks(place));
    const before = path.before.filter((place) => place === origin || !blocks(place));
    lines.push({
      to,
      distance: range,
      clear,
      inTheWay,
      ways,
      before: before.length > 0 ? before : path.before,
      walls: ways.map((through) => wallsCrossed(game, [origin, ...through, hex])),
    });
  }
  return lines;
}

/** [7.13] A tower, a grove, what a tunnel leads through, ground where nobody ever is, or beyond the map. */
function isScreen({ grounds }: Terrain, place: number): boolean {
  const ground = grounds[place];
  if (ground === undefined || ground.closed === true || ground.tower === true) return true;
  return ground.screen === true || ground.tunnel === true;
}

function isTunnel({ grounds }: Terrain, place: number): boolean {
  return grounds[place]?.tunnel === true;
}

/** [7.13] G-24, [W-210]: where a missile gets from here along tunnels: to both mouths of one, and no farther. */
function alongTunnels(terrain: Terrain, from: number): ReadonlySet<number> {
  const reached = new Set<number>();
  const open = [from];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    for (const { to, hexside } of terrain.links[place] ?? []) {
      const within = isTunnel(terrain, to);
      if (to === from || reached.has(to) || !(within || isTunnel(terrain, place))) continue;
      if (typeof hexside.foot === 'string' || hexside.wall !== undefined) continue;
      reached.add(to);
      if (within) open.push(to);
    }
  }
  return reached;
}

/** [7.13] Where what stops a missile on this line stands: the ground in its way, or an engine. */
export function stoppedBy({ game, s }: Situation, { clear, inTheWay, ways }: LineOfFire): readonly number[] {
  if (!clear) return inTheWay;
  return s.markers.flatMap(({ at, kind }) =>
    game.markers[kind]?.screen === true && ways.some((way) => way.includes(at)) ? [at] : [],
  );
}

/** [7.13] G-23: something that nobody shoots over stands on every way; between neighbours there is nothing. */
function isScreened({ game, s }: Situation, { ways }: LineOfFire): boolean {
  for (const way of ways) if (!isWayScreened(game, s, way)) return false;
  return true;
}

function isWayScreened({ markers }: Game, s: State, way: readonly number[]): boolean {
  for (const { at, kind } of s.markers) if (markers[kind]?.screen && way.includes(at)) return true;
  return false;
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
    return link?.hexside.wall === undefined ? [] : [link];
  });
}

/** [7.15] Who only shoots keeps away from enemy zones: it enters none of its own will, moving or advancing. */
export function keepsAway({ full }: UnitKind): boolean {
  return full.attack === undefined;
}

/** [7.16] All shooting of a Combat Phase is over before its first duel and its first blow. */
export function whyShootingIsOver(game: Game, segment: FrameOf<'combat'>['segment']): Refusal | null {
  return segment === 'missile' ? null : no(game, 'missiles-come-first');
}

/** [7.14] A unit shoots once in a turn. */
export function countAsFired(s: State, unit: number): void {
  const state = s.units[unit];
  if (state) state.fired = true;
}

/** [7.11] [7.14] Why a unit cannot shoot at all now, or `null`. */
export function whyCannotFire(situation: Situation, unit: number): Refusal | null {
  const { game, s } = situation;
  const state = s.units[unit];
  if (!state || state.at < 0) return whyUnitOff(situation, unit, no(game, 'unit-off-map-to-fire'));
  if (!unitSpec(game, unit).missile) return no(game, 'no-missiles');
  if (state.disrupted) return no(game, 'disrupted-attack');
  if (state.fired) return no(game, 'already-fired');
  if (formationOf(s, unit)) return no(game, 'fires-in-formation');
  const onGear = whyNoShotFrom(situation, state.at);
  return onGear === undefined ? null : because(game, onGear);
}

/** [7.11] [7.12] [7.13] Why a unit cannot shoot at this target, or `null`. */
export function whyCannotHit(situation: Situation, unit: number, target: number): Refusal | null {
  const { game, s } = situation;
  const spec = unitSpec(game, unit);
  const at = placeOf(s, target);
  if (at < 0 || unitSpec(game, target).side === spec.side) return no(game, 'no-target');
  return whyNotAlone(situation, target) ?? whyNoneGetsTo(situation, unit, at);
}

/** [7.12] [7.13] Why no missile of a unit gets to a place, whoever may be there, or `null`. */
export function whyNoneGetsTo(situation: Situation, unit: number, at: number): Refusal | null {
  const { game, s } = situation;
  const spec = unitSpec(game, unit);
  const from = placeOf(s, unit);
  if (hexOfPlace(game.terrain, from) === hexOfPlace(game.terrain, at)) return no(game, 'fires-through-ground');
  const fire = linesOfFire(game, from).find((candidate) => candidate.to === at);
  const range = game.cases.missileRange(spec);
  if (!fire || fire.distance > range) {
    return no(game, range === STANDARD_RANGE ? 'out-of-range' : 'out-of-longer-range', { range });
  }
  if (!fire.clear) return whyBlocked(game, from, at);
  if (isScreened(situation, fire)) return no(game, 'line-over-engine');
  const { grounds } = game.terrain;
  const barred =
    game.cases.whyNoShot?.(situation, unit, fire) ??
    grounds[at]?.firedAt?.(situation, from, at, fire) ??
    grounds[from]?.firedFrom?.(situation, from, at);
  return barred === undefined ? null : because(game, barred);
}

/** [7.13] By what is round a tunnel, by ground that stops missiles, or by what else stops them in this game. */
function whyBlocked(game: Game, from: number, at: number): Refusal {
  const { terrain } = game;
  if (isTunnel(terrain, from) || isTunnel(terrain, at)) return no(game, 'line-off-tunnel');
  const path = line(terrain.grid, hexOfPlace(terrain, from), hexOfPlace(terrain, at));
  const clear = isClear(path, (place) => isScreen(terrain, place));
  return no(game, clear ? 'line-blocked-by-wall' : 'line-blocked');
}

/** The enemies a unit can shoot at, by index. */
export function targetsOf(situation: Situation, unit: number): number[] {
  const { game, s } = situation;
  const targets: number[] = [];
  if (whyCannotFire(situation, unit)) return targets;
  const spec = unitSpec(game, unit);
  const range = game.cases.missileRange(spec);
  const enemies = situation.board.units(otherSide(game, spec.side));
  for (const fire of linesOfFire(game, placeOf(s, unit))) {
    // Mostly nobody is there, so that is looked at first.
    const target = enemies[fire.to] ?? -1;
    if (target < 0 || !fire.clear || fire.distance > range) continue;
    if (whyCannotHit(situation, unit, target) === null) targets.push(target);
  }
  return targets;
}
