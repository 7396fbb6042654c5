/** [2.5] [13.1] [13.2] [14.1] [16.0] [18.1] The markers of the counter mix, and what each is to the rules. */
import type { MarkerSpec } from '../engine/game.ts';
import type { Marker, State } from '../engine/state.ts';
import { MP } from '../standard/movement/movement-point.ts';
import { HOUSE } from './house.ts';
import { LADDER, SIEGE_TOWER } from './siege/climbing-gear.ts';
import type { MarkerKind } from './words.ts';

/** [16.62] G-104: fireballs are never short: 97 hexes of the city may burn for good, and six catapults throw in a turn. */
const FIRES = 103;
/** [16.72] Each cauldron has oil for so many. */
export const OIL_IN_A_CAULDRON = 3;

/** The number of ladders is a house value. */
export const MARKERS: Readonly<Record<MarkerKind, MarkerSpec>> = {
  'sauron-catapult': { real: 3, dummy: 0 },
  'city-catapult': { real: 3, dummy: 0 },
  // [7.13] G-23.
  'siege-tower': { real: 4, dummy: 0, gear: SIEGE_TOWER, screen: true },
  grond: { real: 1, dummy: 0 },
  cauldron: { real: 3, dummy: 3 },
  // [16.75] One point less; G-109: it goes along with its carrier.
  oil: { real: 3 * OIL_IN_A_CAULDRON, dummy: 3 * OIL_IN_A_CAULDRON, load: { weight: MP, kept: true } },
  ladder: { real: HOUSE.ladders, dummy: 0, gear: LADDER },
  // [16.67]
  fire: { real: FIRES, dummy: 0, slows: 3 * MP },
  head: { real: 12, dummy: 0 },
};

export function removeMarker(s: State, marker: Marker): void {
  s.markers = s.markers.filter((other) => other !== marker);
}

/** A marker's id tells its kind and the order in which it came into play, and so nothing that is secret. */
export function freeMarkerId(s: State, kind: MarkerKind): string {
  let number = 1;
  while (s.markers.some(({ id }) => id === `${kind}-${number}`)) number++;
  return `${kind}-${number}`;
}
