/** [6.0] [7.1] What zones of control and missiles reach, by the rules that stop units and shots, of what a viewer knows. */
import { err, ok, type Refusal, type Result } from '@warbeacon/kernel';
import { type Game, leaderSpec, otherSide, unitSpec } from '../engine/game.ts';
import { knownState } from '../engine/known-state.ts';
import type { InRange, RangeShown, WeaponRange, ZonesShown } from '../engine/reach.ts';
import { no } from '../engine/refusals.ts';
import { type Situation, situate } from '../engine/situation.ts';
import { placeOf } from '../engine/state.ts';
import { makePlaceId } from '../engine/terrain.ts';
import type { SiegeView } from '../engine/view-shape.ts';
import { wallBetween } from '../standard/combat/armour.ts';
import { linesOfFire, stoppedBy, whyCannotFire, whyNoneGetsTo } from '../standard/missiles/missiles.ts';

/** [6.0] The zones of control of both sides. */
function zonesShown(game: Game, view: SiegeView): ZonesShown {
  const { board } = situate(game, knownState(game, view));
  const reached = (side: (typeof game.sides)[number]): string[] =>
    game.terrain.ids.filter((_id, place) => board.zone(side)[place] === 1);
  return Object.fromEntries(game.sides.map((side) => [side, reached(side)]));
}

/** [7.12] [7.13] How far a unit shoots from where it stands, what it sees there, and what is in its way. */
function rangeShown(game: Game, view: SiegeView, piece: string): Result<RangeShown> {
  const unit = game.unitIndex.get(piece);
  if (unit === undefined) return err(whyNoUnit(game, piece));
  const situation = situate(game, knownState(game, view));
  const from = placeOf(situation.s, unit);
  const cannot = whyCannotFire(situation, unit);
  if (from < 0) return ok({ piece, from: null, refusal: cannot, weapons: [] });
  const { missile } = unitSpec(game, unit);
  const weapons = [
    ...(missile ? [ownMissiles(situation, unit, cannot)] : []),
    ...(game.cases.enginesServed?.(situation, unit) ?? []),
  ];
  return ok({
    piece,
    from: makePlaceId(game.terrain, from),
    refusal: weapons.length > 0 ? null : cannot,
    weapons: weapons.map((weapon) => named(game, weapon)),
  });
}

function whyNoUnit(game: Game, piece: string): Refusal {
  const leader = game.leaderIndex.get(piece);
  if (leader === undefined) return no(game, 'unknown-piece', { id: piece });
  return no(game, 'not-a-unit-to-fight', { leader: leaderSpec(game, leader).name });
}

function ownMissiles(situation: Situation, unit: number, refusal: Refusal | null): WeaponRange<number> {
  const { game, s } = situation;
  const spec = unitSpec(game, unit);
  const range = game.cases.missileRange(spec);
  const enemy = otherSide(game, spec.side);
  const places = linesOfFire(game, placeOf(s, unit))
    .filter(({ distance }) => distance <= range)
    .map((fire): InRange<number> => {
      const { to: place, distance, before } = fire;
      const stopped = whyNoneGetsTo(situation, unit, place);
      if (stopped !== null)
        return { place, distance, refusal: stopped, stoppedBy: stoppedBy(situation, fire), modifiers: [] };
      const wall = wallBetween(situation, before, place, enemy);
      return { place, distance, refusal: null, stoppedBy: [], modifiers: wall === undefined ? [] : [wall] };
    });
  return { weapon: 'missile', range, refusal, places, sides: [] };
}

function named({ terrain }: Game, weapon: WeaponRange<number>): WeaponRange<string> {
  const name = (place: number): string => makePlaceId(terrain, place);
  return {
    ...weapon,
    places: weapon.places.map((each) => ({
      ...each,
      place: name(each.place),
      stoppedBy: each.stoppedBy.map(name),
    })),
    sides: weapon.sides.map((each) => ({ ...each, between: [name(each.between[0]), name(each.between[1])] })),
  };
}

export const REACH = { zones: zonesShown, range: rangeShown } as const;
