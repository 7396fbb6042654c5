/** [16.12] [16.65] Engines and cauldrons that are destroyed. */
import type { Ctx } from '@warbeacon/kernel';
import type { Game } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import type { Marker, State } from '../../engine/state.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { Side, SiegeEvent } from '../../engine/vocabulary.ts';
import { own } from '../own.ts';
import { markerKind } from '../words.ts';

/** It is gone for good; of a cauldron nobody is told whether it was real (G-177). */
export function destroyEngine(game: Game, s: State, engine: Marker, ctx: Ctx<SiegeEvent>): void {
  s.markers = s.markers.filter((marker) => marker !== engine);
  const { id, kind, at } = engine;
  forgetEngine(s, id);
  ctx.emit({ type: 'engineDestroyed', engine: id, kind: markerKind(kind), hex: makePlaceId(game.terrain, at) });
}

/** What it has done and can do matters no more. */
export function forgetEngine(s: State, lost: string): void {
  const { engines } = own(s);
  for (const list of ['ready', 'fired', 'moved'] as const) engines[list] = engines[list].filter((id) => id !== lost);
}

/** G-77: the enemy destroys it as soon as he comes into its hex, which its crew has left. Grond is past destroying. */
const IS_OVERRUN: readonly string[] = ['sauron-catapult', 'city-catapult', 'siege-tower'];

/** [16.11] [16.12] G-77: a combat unit has come into a hex with an engine of the enemy, which nobody was there to defend. */
export function overrunEngines({ game, s }: Situation, side: Side, place: number, ctx: Ctx<SiegeEvent>): void {
  const overrun = s.markers.find(
    (marker) => marker.at === place && marker.side !== side && IS_OVERRUN.includes(marker.kind),
  );
  if (overrun !== undefined) destroyEngine(game, s, overrun, ctx);
}
