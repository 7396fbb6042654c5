/** [20.3] Blasting Fire: to whom it is given, and where and how it is laid. */
import type { Ctx, Refusal } from '@warbeacon/kernel';
import { unitSpec } from '../../engine/game.ts';
import { no } from '../refusals.ts';
import type { Situation, Turn } from '../../engine/situation.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { isHeldByZone } from '../../standard/zones/zones.ts';
import { type State, placeOf } from '../../engine/state.ts';
import { carriedBy, loadOf } from '../../standard/movement/loads.ts';
import { isOuterEnd, passageOf } from '../culvert/culvert.ts';
import { gateOfFire, isWhole } from './blasts.ts';
import { formationOf } from '../../standard/formations/formations.ts';
import { isDue, whyUnitOff } from '../../standard/reinforcements/reinforcements.ts';
import { own } from '../own.ts';

/** [20.31] Blasting Fire comes on with the reinforcements of these turns. */
const FIRE_TURNS: readonly number[] = [2, 3, 4];

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

/** [20.33] A unit lays its fire, and may go on with what points it has left, [6.11] but for one in an enemy zone. */
export function putFire(turn: Turn, unit: number, against: number, ctx: Ctx<SiegeEvent>): void {
  const { game, s, side } = turn;
  const state = s.units[unit];
  const fire = carriedBy(s, unit);
  if (!state || !fire) throw new Error('no fire to lay');
  fire.carrier = -1;
  fire.against = against;
  turn.changed();
  if (!isHeldByZone(turn, side, state.at)) state.moved = false;
  ctx.emit({
    type: 'fireLaid',
    fire: fire.id,
    unit: unitSpec(game, unit).id,
    hex: makePlaceId(game.terrain, fire.at),
    against: makePlaceId(game.terrain, against),
  });
}
