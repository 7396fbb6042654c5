/** Markers of which there is one. */
import type { Marker } from '../engine/state.ts';
import type { Side } from '../engine/vocabulary.ts';
import { ABILITY_DATA } from './abilities/owners.ts';

export function onlyMarker(kind: string, side: Side, at: number): Marker {
  return { id: `${kind}-1`, kind, side, at, against: -1, carrier: -1, dummy: false, known: false };
}

/** [21.51] The horn never leaves its place. */
export function theHorn(): Marker {
  return onlyMarker('horn', 'westernesse', ABILITY_DATA.horn.at);
}
