/** [20.11] Gear of the siege lies on the map as markers: not pieces, and so without zone, strength or room taken. */
import type { Marker, State } from '../engine/state.ts';
import type { Side } from '../engine/vocabulary.ts';
import type { MarkerKind } from './words.ts';

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
