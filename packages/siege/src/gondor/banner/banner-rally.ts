/** [18.2] What the Banner does to the disrupted of both sides. */
import type { Refusal } from '@warbeacon/kernel';
import { unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOf } from '../../engine/state.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { own } from '../own.ts';
import { no } from '../refusals.ts';
import { isNearBanner } from './banner.ts';

/** [18.22] */
const RALLIES_A_TURN = 2;

/** [18.22] Why the Banner can rally nobody at all now, or `null`. */
function whyNoHeart({ s }: Situation): Refusal | null {
  const { banner } = own(s);
  if (banner === null) return no('no-banner-to-rally');
  return banner.rallies >= RALLIES_A_TURN ? no('banner-rallied-two') : null;
}

/**
 * [18.22] Why the Banner cannot rally this unit of Westernesse now, or `null`. G-71, G-151, G-171: it asks neither for a
 * leader nor for a try that is left, nor whether the unit is afraid or of a demoralized pool.
 */
export function whyNotHeartened(situation: Situation, unit: number): Refusal | null {
  const { s } = situation;
  const cannot = whyNoHeart(situation);
  if (cannot) return cannot;
  const state = s.units[unit];
  if (!state || state.at < 0) return no('unit-off-map-to-be-rallied');
  if (!state.disrupted) return no('not-disrupted');
  return isNearBanner(situation, state.at) ? null : no('too-far-from-banner');
}

/** Units that the Banner can rally now. */
export function* toBeHeartened(situation: Situation, units: readonly number[]): Generator<number> {
  if (whyNoHeart(situation)) return;
  for (const unit of units) if (whyNotHeartened(situation, unit) === null) yield unit;
}

export function hasMoreToRally(situation: Situation, side: Side): boolean {
  if (side !== 'westernesse') return false;
  return !toBeHeartened(situation, situation.game.unitsOf.westernesse).next().done;
}

/** [18.21] No leader of Sauron rallies a unit within sight of the Banner. */
export function whyNotRallied(situation: Situation, unit: number): Refusal | null {
  if (unitSpec(situation.game, unit).side !== 'sauron') return null;
  return isNearBanner(situation, placeOf(situation.s, unit)) ? no('banner-dismays') : null;
}
