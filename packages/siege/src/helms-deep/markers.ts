/** [20.11] Gear of the siege lies on the map as markers: not pieces, and so without zone, strength or room taken. */
import type { MarkerSpec } from '../engine/game.ts';
import type { Marker, State } from '../engine/state.ts';
import type { Side } from '../engine/vocabulary.ts';
import { LADDERS } from './house.ts';
import { LADDER } from './ladders/ladder.ts';
import type { MarkerKind } from './words.ts';

/** [13.2] [14.1] [20.67] [21.51] Markers of the counter mix; the number of ladders is a house value. */
export const MARKERS: Readonly<Record<MarkerKind, MarkerSpec>> = {
  ladder: { real: LADDERS, dummy: 0, gear: LADDER },
  // [20.21] One movement point less; [20.22] it stays when its carrier is thrown back.
  ram: { real: 1, dummy: 0, load: { weight: 2 } },
  // [20.32] It goes along, or is lost.
  'blasting-fire': { real: 6, dummy: 6, load: { weight: 0, kept: true }, laid: true },
  rocks: { real: 6, dummy: 6 },
  horn: { real: 1, dummy: 0 },
};

export function onlyMarker(kind: string, side: Side, at: number): Marker {
  return { id: `${kind}-1`, kind, side, at, against: -1, carrier: -1, dummy: false, known: false };
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
