/** [13.1] [13.2] [16.71] Setting up engines and cauldrons: where they may stand, and which are left. */
import type { Refusal } from '@warbeacon/kernel';
import { because } from '../../engine/refusals.ts';
import type { Situation, Turn } from '../../engine/situation.ts';
import { type Marker, RESERVE } from '../../engine/state.ts';
import { parsePlaceId } from '../../engine/terrain.ts';
import { MARKERS } from '../markers.ts';
import { cauldronAt } from '../oil/cauldrons.ts';
import { no } from '../refusals.ts';
import { isEngine } from '../siege/engines.ts';

/** Engines that a side sets up, where they be; who comes later is none of them. */
export function enginesOf({ s, side }: Turn): readonly Marker[] {
  return s.markers.filter((marker) => isEngine(marker.kind) && marker.side === side && marker.at >= RESERVE);
}

/** [13.1] [13.2] */
function engineArea({ game, side }: Turn): readonly number[] {
  return game.terrain.zoneList(side === 'sauron' ? 'sauron-setup' : 'westernesse-setup');
}

/** Why an engine cannot be set up in a hex, or `null`. */
export function whyNotSetEngine(turn: Turn, id: string, place: number): Refusal | null {
  const { game, s, side } = turn;
  const engine = s.markers.find((marker) => marker.id === id);
  if (engine === undefined || !isEngine(engine.kind)) return no('unknown-engine', { id });
  if (engine.side !== side) return no('not-your-piece');
  if (engine.at < RESERVE) return no('arrives-later');
  if (!engineArea(turn).includes(place))
    return no(side === 'sauron' ? 'attacker-outside-area' : 'defender-outside-area');
  const barred = game.terrain.grounds[place]?.load?.(engine.kind);
  if (barred !== undefined) return because(game, barred);
  return engineIn(s.markers, place) ? no('engine-there') : null;
}

/** Where an engine of one's own that is set up can stand: where `whyNotSetEngine` says nothing against it. */
export function placesForEngine(turn: Turn, { kind }: Marker): readonly number[] {
  const { game, s } = turn;
  const engines = s.markers.filter((marker) => isEngine(marker.kind));
  return engineArea(turn).filter(
    (place) => game.terrain.grounds[place]?.load?.(kind) === undefined && !engineIn(engines, place),
  );
}

/** G-9, G-10 */
function engineIn(markers: readonly Marker[], place: number): boolean {
  return markers.some(({ kind, at }) => at === place && isEngine(kind));
}

/** [13.0] [W-200] Every engine is set up before a side is done. */
export function whyEnginesWait(turn: Turn): Refusal | null {
  const left = enginesOf(turn).filter(({ at }) => at === RESERVE).length;
  return left === 0 ? null : no('engines-to-set-up', { count: left });
}

/** [16.71] G-124: why no cauldron, or no dummy of one, can be set up in a place; one a hex. */
export function whyNotSetCauldron({ game, s, side }: Turn, place: number, dummy: boolean): Refusal | null {
  if (side !== 'westernesse') return no('not-your-cauldron');
  if (!game.terrain.zone('minas-tirith').has(place)) return no('cauldron-outside');
  if (cauldronAt(s, place) !== undefined) return no('cauldron-there');
  const set = s.markers.filter((marker) => marker.kind === 'cauldron' && marker.dummy === dummy).length;
  if (set < MARKERS.cauldron[dummy ? 'dummy' : 'real']) return null;
  return no(dummy ? 'no-dummy-cauldron-left' : 'no-cauldron-left');
}

export const placeOfHex = ({ game }: Situation, hex: string): number => parsePlaceId(game.terrain, hex) ?? -1;
