/** Which counters stand where. */
import type { State } from '../../engine/state.ts';

/** A ladder stands in this place, against whatever side. */
export function hasLadder(s: State, place: number): boolean {
  return s.markers.some((marker) => marker.kind === 'ladder' && marker.at === place);
}

/** A ladder stands in `from` against the hexside to `to`. */
export function ladderAgainst(s: State, from: number, to: number): boolean {
  return s.markers.some((marker) => marker.kind === 'ladder' && marker.at === from && marker.against === to);
}
