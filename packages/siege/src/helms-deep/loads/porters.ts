/** [20.21] [20.31] [20.33] Taking up, giving out and laying down the ram and the Blasting Fire. */
import type { Refusal } from '@warbeacon/kernel';
import { unitSpec } from '../../engine/game.ts';
import { no } from '../refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { DUE, type Marker, placeOf, type State } from '../../engine/state.ts';
import { carriedBy, loadOf } from '../../standard/movement/loads.ts';
import { isOuterEnd, passageOf } from '../culvert/culvert.ts';
import { gateOfFire, isWhole } from '../breaches/breaches.ts';
import { formationOf } from '../../standard/formations/formations.ts';
import { isDue, whyUnitOff } from '../../standard/reinforcements/reinforcements.ts';
import { own } from '../own.ts';

/** [20.31] Blasting Fire comes on with the reinforcements of these turns. */
const FIRE_TURNS: readonly number[] = [2, 3, 4];

function theRam(s: State): Marker | undefined {
  return s.markers.find(({ kind }) => kind === 'ram');
}

/** [20.21] [20.22] H-48 [W-57]: why a unit cannot take up the ram, or `null`. */
export function whyCannotTakeRam(situation: Situation, unit: number): Refusal | null {
  const { game, s } = situation;
  const ram = theRam(s);
  const state = s.units[unit];
  if (!state || !ram) return no('no-ram');
  if (!game.cases.mayCarry('ram', unitSpec(game, unit))) return no('cannot-carry-ram');
  if (ram.carrier === unit) return no('has-ram');
  if (ram.carrier >= 0) return no('ram-carried');
  // In the strip it is of no use before the Movement Phase, and nobody need be asked there.
  const there = ram.at === DUE ? isDue(situation, unit) && s.phase !== 'isengard-siege' : state.at === ram.at;
  if (!there && state.at < 0 && !isDue(situation, unit))
    return whyUnitOff(situation, unit, no('unit-off-map-to-take-ram'));
  if (!there) return no('ram-elsewhere');
  if (state.disrupted) return no('disrupted-take-up');
  if (state.moved) return no('unit-has-moved');
  // [W-44] Units in formation carry nothing.
  if (formationOf(s, unit)) return no('formation-carries-nothing');
  return null;
}

/** H-48: the ram may be put down at any time. */
export function whyCannotDropRam(s: State, unit: number): Refusal | null {
  return carriedBy(s, unit)?.kind === 'ram' ? null : no('carries-no-ram');
}

/** [20.31] The turns in which units are given Blasting Fire. */
export const isGivenNow = (s: State): boolean => FIRE_TURNS.includes(s.turn);

/** [20.31] D-12: why no Blasting Fire can be given to a unit, or `null`; whether that kind is left is asked last. */
export function whyCannotGiveFire(situation: Situation, unit: number, dummy: boolean): Refusal | null {
  const { game, s } = situation;
  const spec = unitSpec(game, unit);
  if (!game.cases.mayCarry('blasting-fire', spec)) return no('cannot-carry-fire');
  if (!isGivenNow(s)) return no('no-fire-now');
  if (!isDue(situation, unit))
    return placeOf(s, unit) < 0 ? whyUnitOff(situation, unit, no('unit-off-map-to-be-given-fire')) : no('not-arriving');
  if (formationOf(s, unit)) return no('formation-carries-nothing');
  if (carriedBy(s, unit)) return no('carries-already');
  if (own(s).supply.fires[dummy ? 'dummy' : 'real'] <= 0) return no(dummy ? 'no-dummy-fire-left' : 'no-fire-left');
  return null;
}

/** [20.33] [20.35] D-14: why a unit cannot lay its fire at the side to `against`, or `null`. */
export function whyCannotLayFire(situation: Situation, unit: number, against: number): Refusal | null {
  const { game, s } = situation;
  const cannot = whyNoFireLayer(situation, unit);
  if (cannot) return cannot;
  const at = placeOf(s, unit);
  const fire = { at, against };
  const atCulvert = against === passageOf(game.terrain);
  const beside = game.terrain.links[at]?.some(({ to }) => to === against);
  if (!beside || (!atCulvert && gateOfFire(game, fire) < 0)) return no('nothing-to-blast');
  if (atCulvert && !isOuterEnd(game.terrain, at)) return no('lays-fire-inside');
  return isWhole(situation, fire) ? null : no('broken-already');
}

function whyNoFireLayer(situation: Situation, unit: number): Refusal | null {
  const { s } = situation;
  const state = s.units[unit];
  if (loadOf(situation, unit) !== 'blasting-fire') return no('carries-no-fire');
  if (!state || state.at < 0) return whyUnitOff(situation, unit, no('unit-off-map-to-lay-fire'));
  if (state.disrupted) return no('disrupted-move');
  // [W-21] Fire is laid in the course of a move, and this unit has none.
  if (state.used) return no('attacker-used');
  return null;
}

/** The places at which a unit can lay its fire now. */
export function fireSites(situation: Situation, unit: number): number[] {
  const { game, s } = situation;
  if (whyNoFireLayer(situation, unit)) return [];
  const links = game.terrain.links[placeOf(s, unit)] ?? [];
  return links.map(({ to }) => to).filter((against) => whyCannotLayFire(situation, unit, against) === null);
}

/**
 * Whether a unit can do anything in a Movement Phase but move: take up the ram, be given fire, or lay it. To put down
 * the ram does not count, or no phase would go by itself while somebody carries it.
 */
export function canHandle(situation: Situation, unit: number): boolean {
  return (
    whyCannotTakeRam(situation, unit) === null ||
    whyCannotGiveFire(situation, unit, false) === null ||
    whyCannotGiveFire(situation, unit, true) === null ||
    fireSites(situation, unit).length > 0
  );
}
