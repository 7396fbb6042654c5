/** [16.72] [16.75] Oil on its way: who takes it, what it costs to carry, and how it is lost. */
import type { Ctx, Refusal } from '@warbeacon/kernel';
import { unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { type Marker, placeOf, type State } from '../../engine/state.ts';
import { parsePlaceId } from '../../engine/terrain.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { allowanceInside, unitMover, weightOf } from '../../standard/movement/allowance.ts';
import { whyUnitCannotMove } from '../../standard/movement/who-may-move.ts';
import { isHeldByZone } from '../../standard/zones/zones.ts';
import { freeMarkerId, removeMarker } from '../markers.ts';
import { own } from '../own.ts';
import { no } from '../refusals.ts';
import { cauldronAt, cauldronNumber, oilLeft } from './cauldrons.ts';

/** The oil that a unit carries, real or a dummy; [16.75] it never carries two. */
export function oilOf(s: State, unit: number): Marker | undefined {
  return s.markers.find(({ kind, carrier }) => kind === 'oil' && carrier === unit);
}

/**
 * [16.72] [16.75] G-107, G-147: why a unit cannot take oil now, or `null`: it is in a cauldron's hex, and begins its move there
 * or has just come. [W-255] Who cannot move at all takes none; who is on its way needs one point to spare.
 */
export function whyCannotTake(situation: Situation, unit: number): Refusal | null {
  const { game, s } = situation;
  if (unitSpec(game, unit).side !== 'westernesse') return no('not-your-oil');
  const at = placeOf(s, unit);
  const cauldron = at < 0 ? undefined : cauldronAt(s, at);
  if (cauldron === undefined) return no('no-cauldron-here');
  if (oilLeft(s, cauldron) === 0) return no('cauldron-empty');
  if (oilOf(s, unit) !== undefined) return no('carries-oil');
  const state = s.units[unit];
  if (state?.disrupted) return no('disrupted-takes-oil');
  if (!state?.moved) return whyCannotSetOut(situation, unit);
  if (hasWorked(situation, unit)) return no('work-before-oil');
  const allowance = allowanceInside(situation, unit, undefined) ?? unitMover(situation, unit).allowance;
  return state.spent > allowance - weightOf(game, 'oil') ? no('no-point-for-oil') : null;
}

/** [W-255] Oil is taken by who could go with it. */
function whyCannotSetOut(situation: Situation, unit: number): Refusal | null {
  const { game, s } = situation;
  if (isHeldByZone(situation, unitSpec(game, unit).side, placeOf(s, unit))) return no('held-without-oil');
  return whyUnitCannotMove(situation, unit);
}

/** [W-268] Who has pushed an engine in this phase, or laid a ladder, stands with it still, and has had its move. */
function hasWorked({ game, s }: Situation, unit: number): boolean {
  const at = placeOf(s, unit);
  const { side } = unitSpec(game, unit);
  const { engines, laid } = own(s);
  const isWork = (id: string): boolean => engines.moved.includes(id) || laid.includes(id);
  return s.markers.some((marker) => marker.at === at && marker.side === side && isWork(marker.id));
}

/** [16.72] The unit has oil, real if its cauldron is, and goes on with the points that are left to it. */
export function takeOil({ game, s }: Situation, unit: number, ctx: Ctx<SiegeEvent>): void {
  const at = placeOf(s, unit);
  const cauldron = cauldronAt(s, at);
  const state = s.units[unit];
  if (cauldron === undefined || state === undefined) throw new Error('no oil to take');
  const { side, dummy } = cauldron;
  const number = cauldronNumber(s, cauldron.id);
  own(s).oil[number] = (own(s).oil[number] ?? 0) - 1;
  const id = freeMarkerId(s, 'oil');
  s.markers.push({ id, kind: 'oil', side, at, against: -1, carrier: unit, dummy, known: false });
  state.moved = false;
  ctx.emit({ type: 'oilTaken', oil: id, unit: unitSpec(game, unit).id, cauldron: cauldron.id });
}

/** [16.75] G-107: why a unit cannot put its oil down, or `null`. [W-255] Only before it has gone anywhere. */
export function whyCannotDrop({ s }: Situation, unit: number): Refusal | null {
  if (oilOf(s, unit) === undefined) return no('carries-no-oil');
  const state = s.units[unit];
  if (state?.disrupted) return no('disrupted-takes-oil');
  return state?.moved || (state?.spent ?? 0) > 0 ? no('oil-on-its-way') : null;
}

/** [16.75] G-107, G-109: oil is lost with who carries it, and when it is put down. */
export function loseOil({ game, s }: Situation, unit: number, ctx: Ctx<SiegeEvent>): void {
  const oil = oilOf(s, unit);
  if (oil === undefined) return;
  removeMarker(s, oil);
  ctx.emit({ type: 'oilLost', oil: oil.id, unit: unitSpec(game, unit).id });
}

/**
 * G-147: whether a unit may take oil where this way ends, and so go on from there: then what it spends is counted, and
 * whether it has been outside the city, for its allowance is that of the whole move (15.21).
 */
export function setsOut({ game, s }: Situation, unit: number, path: readonly string[]): boolean {
  const { terrain } = game;
  if (unitSpec(game, unit).side !== 'westernesse') return false;
  const cauldron = cauldronAt(s, parsePlaceId(terrain, path.at(-1) ?? '') ?? -1);
  if (cauldron === undefined || oilLeft(s, cauldron) === 0 || oilOf(s, unit) !== undefined) return false;
  const { strayed } = own(s);
  const places = [placeOf(s, unit), ...path.map((id) => parsePlaceId(terrain, id) ?? -1)];
  if (!places.every((place) => game.inside.has(place)) && !strayed.includes(unit)) strayed.push(unit);
  return true;
}

/** [16.72] Whether a unit can do something with oil in a Movement Phase; to put it down is no reason for a phase to wait. */
export function canHandleOil(situation: Situation, unit: number, begun: boolean): boolean {
  if (unitSpec(situation.game, unit).side !== 'westernesse') return false;
  return whyCannotTake(situation, unit) === null || (begun && whyCannotDrop(situation, unit) === null);
}
