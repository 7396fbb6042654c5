/** Rocks on the walls, as far as one may know of them. */
import type { View } from '@warbeacon/siege';
import { MARKERS } from '@warbeacon/siege/helms-deep';
import type { FaceDown } from '../siege/cards/face-down.ts';

/** [20.81] Counters of each sort in the game. */
export const ROCKS: FaceDown = { kind: 'rocks', ...MARKERS.rocks, lay: 'placeRocks', lift: 'liftRocks' };
/** Of both sorts. */
export const ALL_ROCKS = ROCKS.real + ROCKS.dummy;

export interface LaidRocks {
  readonly id: string;
  readonly hex: string;
  readonly dummy: boolean;
}

/** One's own counters on the map, by hex. */
export function laidRocks(view: View): readonly LaidRocks[] {
  return Object.entries(view.markers)
    .flatMap(([id, { kind, hex, dummy }]) => (kind === 'rocks' ? [{ id, hex, dummy: dummy === true }] : []))
    .sort((a, b) => a.hex.localeCompare(b.hex));
}

/** Counters that are not on the map while one sets up. */
export const rocksLeft = (view: View): number => ALL_ROCKS - laidRocks(view).length;
