/** Gear to climb by is lost in melee. */
import type { Ctx } from '@warbeacon/kernel';
import type { Situation } from '../../engine/situation.ts';
import type { Marker } from '../../engine/state.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';

/** A blow has had a result on who is in this place: what gear is there and breaks by it is gone for good. */
export function breakGear({ game, s }: Situation, place: number, ctx: Ctx<SiegeEvent>): void {
  const told = (marker: Marker): SiegeEvent | undefined =>
    marker.at === place ? game.markers[marker.kind]?.gear?.broken?.(makePlaceId(game.terrain, place)) : undefined;
  const events = s.markers.flatMap((marker) => told(marker) ?? []);
  if (events.length === 0) return;
  s.markers = s.markers.filter((marker) => told(marker) === undefined);
  for (const event of events) ctx.emit(event);
}
