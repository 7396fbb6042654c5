/** [20.2] [20.3] The ram and the Blasting Fire as loads: who carries them, where they go, and when they are left. */
import type { Ctx } from '@warbeacon/kernel';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import type { Situation } from '../../engine/situation.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import { unitSpec } from '../../engine/game.ts';
import { type Marker, placeOf, type State } from '../../engine/state.ts';
import type { MarkerKind } from '../words.ts';
import { carriedBy } from '../../standard/movement/loads.ts';
import { whyNotCarried } from '../../standard/movement/step-cost.ts';

type Say = Ctx<SiegeEvent>;

/** [20.22] The ram stays where it is when its carrier is thrown back, pushed away or killed, or puts it down. */
export function leaveRam({ game, s }: Situation, unit: number, ctx: Say): void {
  const marker = carriedBy(s, unit);
  if (marker?.kind !== 'ram') return;
  marker.carrier = -1;
  ctx.emit({ type: 'ramLeft', hex: marker.at < 0 ? 'due' : makePlaceId(game.terrain, marker.at) });
}

/** [7.51] [20.22] The ram goes along with an advance, unless it cannot go that way. */
export function leaveRamBehind(situation: Situation, unit: number, to: number, ctx: Say): void {
  const { game, s } = situation;
  const link = game.terrain.links[placeOf(s, unit)]?.find((candidate) => candidate.to === to);
  if (link && whyNotCarried(situation, 'ram', unitSpec(game, unit).side, link) !== undefined)
    leaveRam(situation, unit, ctx);
}

/** [20.22] [20.32] H-53: the ram outlives its carrier, the fire does not, whatever kills it. */
export function loseLoad(situation: Situation, unit: number, ctx: Say): void {
  const { s } = situation;
  leaveRam(situation, unit, ctx);
  const fire = carriedBy(s, unit);
  if (fire === undefined) return;
  removeMarker(s, fire);
  ctx.emit({ type: 'fireLost', fire: fire.id });
}

export function removeMarker(s: State, marker: Marker): void {
  s.markers = s.markers.filter((other) => other !== marker);
}

/** A marker's id tells its kind and the order in which it came into play, and so nothing that is secret. */
export function freeMarkerId(s: State, kind: MarkerKind, first: number): string {
  let number = first;
  while (s.markers.some(({ id }) => id === `${kind}-${number}`)) number++;
  return `${kind}-${number}`;
}
