/** Gear to climb by is lost in melee. */
import type { Ctx } from '@warbeacon/kernel';
import type { Situation } from '../../engine/situation.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';

/** A blow has had a result on who is in this place: what gear is there and breaks by it is gone for good. */
export function breakGear({ game, s }: Situation, place: number, ctx: Ctx<SiegeEvent>): void {
  const breaking = s.markers.filter(({ at, kind }) => at === place && game.markers[kind]?.gear?.broken !== undefined);
  if (breaking.length === 0) return;
  s.markers = s.markers.filter((marker) => !breaking.includes(marker));
  const hex = makePlaceId(game.terrain, place);
  for (const marker of breaking) {
    const told = game.markers[marker.kind]?.gear?.broken?.(s, marker, hex);
    if (told !== undefined) ctx.emit(told);
  }
}
