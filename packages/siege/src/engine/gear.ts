/**
 * Gear to climb by, such as a ladder: a marker that stands in a place, and all who are there are on it. What it does to them
 * each game says in a row of its markers.
 */
import type { OddsModifier, Refusal } from '@warbeacon/kernel';
import { friendAt } from './board.ts';
import { climbs, unitSpec } from './game.ts';
import { because, type Reason } from './refusals.ts';
import type { Situation } from './situation.ts';
import { type Marker, placeOf, type State } from './state.ts';
import type { Link } from './terrain.ts';
import type { Side, SiegeEvent } from './vocabulary.ts';

export interface GearSpec {
  /** Half points that it adds to the step up. */
  readonly climb: number;
  /** Whether it serves this side of its place now, for climbing, blows and zones; absent: the one that it stands against. */
  serves?(s: State, marker: Marker, link: Link): boolean;
  /**
   * [6.13] `none`: a unit on it exerts no zone of control at all; `upward`: all of its own, and over the sides that it
   * serves besides, from below alone.
   */
  readonly zones: 'none' | 'upward';
  /** Why a unit on it does not shoot; absent where it does. */
  readonly whyNoShot?: Reason;
  /** What it does to the armour of a unit on it, when it is struck, and when it is shot at. */
  readonly inMelee?: OddsModifier;
  readonly againstMissiles?: OddsModifier;
  /** What a leader on it loses of his rating who fights another over a wall. */
  readonly duel: number;
  /** A result of melee on a unit with it has destroyed it: does what follows, and says what is told. Absent: none does. */
  broken?(s: State, marker: Marker, hex: string): SiegeEvent;
}

function serves(s: State, gear: GearSpec, marker: Marker, link: Link): boolean {
  return gear.serves === undefined ? marker.against === link.to : gear.serves(s, marker, link);
}

/** Gear stands in this place, against whatever side: who is there is on it. */
export function hasGear({ game, s }: Situation, place: number): boolean {
  return s.markers.some(({ at, kind }) => at === place && game.markers[kind]?.gear !== undefined);
}

/** Why gear cannot be raised in the place of a unit against the side to `against`, or `null`; `nothing`: where no side rises there. */
export function whyNotRaised({ game, s }: Situation, unit: number, against: number, nothing: Refusal): Refusal | null {
  const link = game.terrain.links[placeOf(s, unit)]?.find(({ to }) => to === against);
  const { scale } = link?.hexside ?? {};
  if (link === undefined || scale === undefined) return nothing;
  const reason = scale(s, link, unitSpec(game, unit).side);
  return reason === undefined ? null : because(game, reason);
}

/** What a climb from `from` over a link adds to the cost of the step, by the best gear; `undefined` where none serves it. */
export function gearAgainst({ game, s }: Situation, from: number, link: Link): number | undefined {
  let least: number | undefined;
  for (const marker of s.markers) {
    if (marker.at !== from) continue;
    const gear = game.markers[marker.kind]?.gear;
    if (gear === undefined || (least !== undefined && least <= gear.climb)) continue;
    if (serves(s, gear, marker, link)) least = gear.climb;
  }
  return least;
}

/** Every place where gear takes their zones from units: mostly none. For who asks about many places. */
export function placesWithoutZones({ game, s }: Situation): readonly number[] {
  const places: number[] = [];
  for (const { at, kind } of s.markers) if (game.markers[kind]?.gear?.zones === 'none') places.push(at);
  return places;
}

/** The same of one place. */
export function takesZones({ game, s }: Situation, place: number): boolean {
  for (const { at, kind } of s.markers) {
    if (at === place && game.markers[kind]?.gear?.zones === 'none') return true;
  }
  return false;
}

/** Marks every place that units of a side reach with their zones from gear below it; horse does not climb. */
export function markRisingZones(situation: Situation, side: Side, zone: Uint8Array): void {
  const { game, s } = situation;
  for (const marker of s.markers) {
    const gear = game.markers[marker.kind]?.gear;
    if (gear?.zones !== 'upward' || !hasClimber(situation, side, marker.at)) continue;
    for (const link of game.terrain.links[marker.at] ?? []) if (serves(s, gear, marker, link)) zone[link.to] = 1;
  }
}

/** The zone of the side's unit in `below` comes up to `above` by gear. */
export function zoneRises(situation: Situation, side: Side, below: number, above: number): boolean {
  const { game, s } = situation;
  const link = game.terrain.links[below]?.find(({ to }) => to === above);
  if (link === undefined || !hasClimber(situation, side, below)) return false;
  return s.markers.some((marker) => {
    const gear = game.markers[marker.kind]?.gear;
    return marker.at === below && gear?.zones === 'upward' && serves(s, gear, marker, link);
  });
}

function hasClimber(situation: Situation, side: Side, place: number): boolean {
  const { game, s, board } = situation;
  const unit = place < 0 ? -1 : friendAt(situation, side, place);
  if (unit < 0 || !climbs(unitSpec(game, unit))) return false;
  // [6.14] Who has lost heart has no zone, on gear either; [W-220] of a formation one unit that has not is enough.
  const there = s.formations.find(({ units }) => units.includes(unit))?.units ?? [unit];
  return there.some((member) => !board.demoralized(game.poolOfUnit[member] ?? -1));
}

/** Why a unit in this place does not shoot because of what it is on; `undefined` where it does. */
export function whyNoShotFrom({ game, s }: Situation, place: number): Reason | undefined {
  for (const { at, kind } of s.markers) {
    const reason = at === place ? game.markers[kind]?.gear?.whyNoShot : undefined;
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** What gear in its place does to the armour of who is struck or shot at there. */
export function gearModifiers({ game, s }: Situation, place: number, missile: boolean): OddsModifier[] {
  const modifiers: OddsModifier[] = [];
  for (const { at, kind } of s.markers) {
    if (at !== place) continue;
    const gear = game.markers[kind]?.gear;
    const modifier = missile ? gear?.againstMissiles : gear?.inMelee;
    if (modifier !== undefined) modifiers.push(modifier);
  }
  return modifiers;
}

/** What a leader in this place loses of his rating over a wall: once, be there one piece of gear or two. */
export function gearInDuel({ game, s }: Situation, place: number): number {
  let most = 0;
  for (const { at, kind } of s.markers) {
    if (at === place) most = Math.max(most, game.markers[kind]?.gear?.duel ?? 0);
  }
  return most;
}
