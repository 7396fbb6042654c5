/** [13.1] [13.2] [14.1] The engines before the first turn: some wait to be set up, some come later. */
import { DUE, type Marker, RESERVE, type State } from '../../engine/state.ts';
import type { MarkerKind, Side } from '../words.ts';

/** Kind, how many, whose, and where they are. */
const ENGINES: readonly (readonly [kind: MarkerKind, from: number, to: number, side: Side, at: number])[] = [
  // [13.1]
  ['sauron-catapult', 1, 3, 'sauron', RESERVE],
  ['siege-tower', 1, 3, 'sauron', RESERVE],
  // [14.1]
  ['siege-tower', 4, 4, 'sauron', DUE],
  ['grond', 1, 1, 'sauron', DUE],
  // [13.2]
  ['city-catapult', 1, 3, 'westernesse', RESERVE],
];

export function beginSiege(s: State): void {
  for (const [kind, from, to, side, at] of ENGINES) {
    for (let number = from; number <= to; number++) s.markers.push(makeMarker(engineId(kind, number), kind, side, at));
  }
}

/** There is one Grond, and it has no number. */
const engineId = (kind: MarkerKind, number: number): string => (kind === 'grond' ? kind : `${kind}-${number}`);

export function makeMarker(id: string, kind: MarkerKind, side: Side, at: number): Marker {
  return { id, kind, side, at, against: -1, carrier: -1, dummy: false, known: false };
}
