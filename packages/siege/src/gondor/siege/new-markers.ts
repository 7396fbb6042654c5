/** Counters that are put onto the map in the midst of play. */
import type { State } from '../../engine/state.ts';
import type { Side } from '../../engine/vocabulary.ts';
import { makeMarker } from '../setting-up/engines-at-the-start.ts';
import type { MarkerKind } from '../words.ts';

/** Under the first number that no counter of its kind has. */
export function putMarker(s: State, kind: MarkerKind, side: Side, at: number): void {
  const names = new Set(s.markers.map(({ id }) => id));
  let number = 1;
  while (names.has(`${kind}-${number}`)) number++;
  s.markers.push(makeMarker(`${kind}-${number}`, kind, side as Parameters<typeof makeMarker>[2], at));
}
