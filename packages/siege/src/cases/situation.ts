/** Who stands where, and which zones of control reach where: worked out from the state when a rule asks. */
import type { Game } from '../game.ts';
import { unitSpec } from '../game.ts';
import type { Link } from '../standard/terrain.ts';
import type { State } from '../state.ts';
import type { Destination } from './movement.ts';
import { otherSide, type Side } from '../words.ts';

export interface Situation {
  /** Unit in each place; -1 for none. For the moment in which two friends share a place, the one listed first. */
  readonly unitAt: Int16Array;
  /** [6.0] 1 where the side exerts a zone of control. */
  zone(side: Side): Uint8Array;
  /** 1 where a leader of the side is. */
  leaders(side: Side): Uint8Array;
  /** [9.21] */
  demoralized(side: Side): boolean;
  /** Where each unit asked about could go, kept because its neighbours' moves ask again (4.28). */
  readonly reaches: Map<number, readonly Destination[]>;
}

/** What is asked of it is worked out when first asked and kept, so it is good only until the state changes. */
export function situate(game: Game, s: State): Situation {
  const unitAt = new Int16Array(game.terrain.places).fill(-1);
  for (let unit = s.units.length - 1; unit >= 0; unit--) {
    const at = s.units[unit]?.at ?? -1;
    if (at >= 0) unitAt[at] = unit;
  }
  const zones: Partial<Record<Side, Uint8Array>> = {};
  const leaders: Partial<Record<Side, Uint8Array>> = {};
  const demoralized: Partial<Record<Side, boolean>> = {};
  const situation: Situation = {
    unitAt,
    reaches: new Map(),
    zone: (side) => (zones[side] ??= zoneOfControl(game, s, situation, side)),
    leaders: (side) => (leaders[side] ??= leaderPlaces(game, s, side)),
    demoralized: (side) => (demoralized[side] ??= game.cases.isDemoralized(game, s, side)),
  };
  return situation;
}

/**
 * [6.1] [6.13] [6.14] [20.63] Every place a side's units reach with their zones. Disrupted units keep theirs (G-12); the
 * demoralized have none, nor have units on ladders.
 */
function zoneOfControl(game: Game, s: State, situation: Situation, side: Side): Uint8Array {
  const zone = new Uint8Array(game.terrain.places);
  if (situation.demoralized(side)) return zone;
  for (const unit of game.unitsOf[side]) {
    const at = s.units[unit]?.at ?? -1;
    if (at < 0 || hasLadder(s, at)) continue;
    for (const link of game.terrain.links[at] ?? []) if (zonePasses(s, link)) zone[link.to] = 1;
  }
  return zone;
}

function leaderPlaces(game: Game, s: State, side: Side): Uint8Array {
  const places = new Uint8Array(game.terrain.places);
  for (const leader of game.leadersOf[side]) {
    const at = s.leaders[leader]?.at ?? -1;
    if (at >= 0) places[at] = 1;
  }
  return places;
}

/**
 * [15.17] No zone passes a wall, a tower or a gate that is whole; [15.31] arches let it pass; [15.23] none leaves the
 * ramp over its side; D-24: dikes and rough ground do not stop it, nor cavalry's.
 */
export function zonePasses(s: State, link: Link): boolean {
  switch (link.kind) {
    case 'wall':
    case 'tower':
    case 'ramp-side':
    case 'cliff':
      return false;
    case 'gate':
    case 'main-gate':
      return s.gates[link.gate]?.state === 'breached';
    case 'culvert':
      return s.culvert === 'breached';
    default:
      return true;
  }
}

/** A ladder stands in this place, against whatever side. */
export function hasLadder(s: State, place: number): boolean {
  return s.markers.some((marker) => marker.kind === 'ladder' && marker.at === place);
}

/** A ladder stands in `from` against the hexside to `to`. */
export function ladderAgainst(s: State, from: number, to: number): boolean {
  return s.markers.some((marker) => marker.kind === 'ladder' && marker.at === from && marker.against === to);
}

/** Enemies whose zone of control reaches this unit, with the way from it to each. */
export function* zonesOn(
  game: Game,
  s: State,
  situation: Situation,
  unit: number,
): Generator<{ enemy: number; link: Link }> {
  const at = s.units[unit]?.at ?? -1;
  const side = otherSide(unitSpec(game, unit).side);
  if (at < 0 || situation.demoralized(side)) return;
  for (const link of game.terrain.links[at] ?? []) {
    const enemy = friendAt(game, situation, side, link.to);
    if (enemy >= 0 && zonePasses(s, link) && !hasLadder(s, link.to)) yield { enemy, link };
  }
}

/** Leaders of a side in a place, by index, in the order of the forces. */
export function leadersAt(game: Game, s: State, side: Side, place: number): number[] {
  const found: number[] = [];
  for (let leader = 0; leader < s.leaders.length; leader++) {
    if (s.leaders[leader]?.at === place && game.leaders[leader]?.side === side) found.push(leader);
  }
  return found;
}

/** A combat unit of the side in a place, or -1. */
export function friendAt(game: Game, situation: Situation, side: Side, place: number): number {
  const unit = situation.unitAt[place] ?? -1;
  return unit >= 0 && game.units[unit]?.side === side ? unit : -1;
}
