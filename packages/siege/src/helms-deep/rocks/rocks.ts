/** [20.8] Rocks: where they lie, and lie still, on whom they can be dropped, and how it comes to light which are dummies. */
import { areAdjacent } from '@warbeacon/hexgrid';
import { type Ctx, push, type Refusal } from '@warbeacon/kernel';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { type Game, unitSpec } from '../../engine/game.ts';
import { no } from '../refusals.ts';
import type { Situation, Turn } from '../../engine/situation.ts';
import { isPassage, makePlaceId } from '../../engine/terrain.ts';
import { type Marker, placeOf, type State } from '../../engine/state.ts';
import { MARKERS, removeMarker } from '../markers.ts';
import { isSecond, whyNotAlone } from '../../standard/formations/formations.ts';

/**
 * [20.81] H-60: the rocks in a place; there is one counter a hex. [20.84] As a marker it takes no room of a unit, [20.82] and
 * nothing moves it.
 */
export function rocksAt(s: State, place: number): Marker | undefined {
  return s.markers.find((marker) => marker.kind === 'rocks' && marker.at === place);
}

/** [20.81] Counters of rocks of this sort that are not yet on the map. */
function leftToPlace({ s }: Turn, dummy: boolean): number {
  const placed = s.markers.filter((marker) => marker.kind === 'rocks' && marker.dummy === dummy).length;
  return MARKERS.rocks[dummy ? 'dummy' : 'real'] - placed;
}

/** [20.81] Why a counter of rocks cannot be laid out in a place, or `null`. */
export function whyCannotPlace(turn: Turn, place: number, dummy: boolean): Refusal | null {
  const { game, s, side } = turn;
  if (side !== 'westernesse') return no('not-your-rocks');
  if (!game.terrain.zone('rocks').has(place)) return no('no-place-for-rocks');
  if (rocksAt(s, place)) return no('rocks-there');
  return leftToPlace(turn, dummy) > 0 ? null : no(dummy ? 'no-dummy-rocks-left' : 'no-rocks-left');
}

/** [20.85] Rocks with somebody to drop them: any combat unit of their side, disrupted or not. */
function isManned({ game, s }: Situation, rocks: Marker): boolean {
  return game.unitsOf[rocks.side].some((unit) => s.units[unit]?.at === rocks.at);
}

/** [20.85] [W-14] [W-20] Next to the place and higher. Nobody drops anything into the passage under the wall. */
function isAbove(game: Game, rocks: number, place: number): boolean {
  const { terrain } = game;
  if (place < 0 || isPassage(terrain, place)) return false;
  return (terrain.heights[rocks] ?? 0) > (terrain.heights[place] ?? 0) && areAdjacent(terrain.grid, rocks, place);
}

/**
 * [20.85] [20.86] Whether the defender may be asked about rocks now: about one unit, or, with -1, about any. Dummies
 * are asked about like real ones, or the question would give them away.
 */
export function mayDropAny(situation: Situation, unit: number): boolean {
  const { s } = situation;
  return s.markers.some(
    // Mostly nobody is below, so that is looked at first.
    (rocks) => rocks.kind === 'rocks' && targetsBelow(situation, rocks, unit).length > 0 && isManned(situation, rocks),
  );
}

/** [20.85] [20.86] Asks about a unit that comes into a hex, or is about to leave one; it goes by where no rocks are. */
export function askAboutRocks(situation: Situation, unit: number): void {
  const { s } = situation;
  if (s.phase === 'isengard-movement' && mayDropAny(situation, unit)) push(s, { kind: 'rocks', unit });
}

/** The units on which these rocks could fall, by index: of all, or of the one asked about. */
export function targetsBelow({ game, s }: Situation, rocks: Marker, unit: number): number[] {
  // [8.44] The first unit of a formation stands for both.
  const isBelow = (target: number): boolean => isAbove(game, rocks.at, placeOf(s, target)) && !isSecond(s, target);
  if (unit >= 0) return isBelow(unit) ? [unit] : [];
  return game.unitsOf.isengard.filter(isBelow);
}

/** [20.83] [20.85] Why these rocks cannot be dropped on a unit in a window for `asked` (-1 for any), or `null`. */
export function whyCannotDrop(situation: Situation, asked: number, id: string, target: number): Refusal | null {
  const { game, s } = situation;
  const rocks = s.markers.find((marker) => marker.kind === 'rocks' && marker.id === id);
  if (!rocks) return no('unknown-rocks');
  if (rocks.dummy) return no('dummy-rocks');
  if (!isManned(situation, rocks)) return no('nobody-there');
  const second = whyNotAlone(situation, target);
  if (second) return second;
  if (asked >= 0 && target !== asked) return no('other-target', { unit: unitSpec(game, asked).name });
  return isAbove(game, rocks.at, placeOf(s, target)) ? null : no('not-below');
}

/**
 * [20.83] A unit or leader of Isengard has come into a place: dummies there are found out, real rocks stay (20.82). That
 * they stay tells as much, so it is told as well, once.
 */
export function findDummies({ game, s }: Situation, place: number, ctx: Ctx<SiegeEvent>): void {
  const rocks = rocksAt(s, place);
  if (!rocks || rocks.known) return;
  const found = { rocks: rocks.id, hex: makePlaceId(game.terrain, place) };
  if (rocks.dummy) {
    removeMarker(s, rocks);
    ctx.emit({ type: 'rocksGone', ...found });
    return;
  }
  rocks.known = true;
  ctx.emit({ type: 'rocksStand', ...found });
}
