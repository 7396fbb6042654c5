/** [16.8] Severed heads: who throws them, where they count, and what they do to who is with them. */
import type { Ctx, Odds, Refusal } from '@warbeacon/kernel';
import { unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOf } from '../../engine/state.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { countHead } from '../courage/courage.ts';
import { throwOdds } from '../fire/fireball-odds.ts';
import { isBurning, isInCity } from '../fire/fires.ts';
import { isSpentOn, whyCannotThrow } from '../fire/throwing.ts';
import { own } from '../own.ts';
import { no } from '../refusals.ts';
import { putMarker } from '../siege/new-markers.ts';

/** [16.81] Why a unit cannot throw a head, or `null`. */
export function whyCannotHurlHead(situation: Situation, unit: number): Refusal | null {
  if (unitSpec(situation.game, unit).side === 'westernesse') return no('heads-are-sauron-s');
  const cannot = whyCannotThrow(situation, unit);
  if (cannot) return cannot;
  return own(situation.s).supply.heads === 0 ? no('no-heads-left') : null;
}

/** [16.83] [16.85] [16.86] G-131, G-166: a head that comes down here counts, and stays. */
export function headCountsIn({ game, s }: Situation, place: number): boolean {
  if (isSpentOn(game, place) || !isInCity(game, place) || isBurning(s, place)) return false;
  return !s.markers.some(({ at, kind }) => at === place && kind === 'cauldron');
}

/** [16.83] G-176: a point for the garrison, at once. */
export function layHead(situation: Situation, place: number, ctx: Ctx<SiegeEvent>): void {
  putMarker(situation.s, 'head', 'sauron', place);
  countHead(situation, ctx);
}

/** [16.84] G-110: a unit of Westernesse that shares a hex with heads has one step of morale less, however many they are. */
export function standsWithHeads({ game, s }: Situation, unit: number): boolean {
  if (unitSpec(game, unit).side !== 'westernesse') return false;
  const at = placeOf(s, unit);
  for (const marker of s.markers) if (marker.kind === 'head' && marker.at === at) return true;
  return false;
}

/** [16.82] Where it may come down, and whether it counts there. */
export function headOdds(situation: Situation, from: number, target: number): Odds {
  const { game } = situation;
  return throwOdds(situation, from, target, (place) => {
    const hex = makePlaceId(game.terrain, place);
    return headCountsIn(situation, place)
      ? { kind: 'counts', label: `in ${hex}: the garrison has a point more` }
      : { kind: 'none', label: `in ${hex}, for nothing` };
  });
}
