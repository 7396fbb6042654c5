/** [20.1] The East Road at the end: who passes over one of its two hexes last, has won. */
import { ROAD } from './road.ts';
import type { Board } from './board.ts';
import { TERRAIN } from './ways.ts';

/** [20.1] G-170: points for passing over a hex of the road that is the enemy's. */
export function onTheRoad({ view, weights }: Board, path: readonly string[]): number {
  const { taken, lastTurn, takenLast } = weights.relief;
  let value = 0;
  for (const [i, road] of ROAD.entries()) {
    if (view.road[i] === 'sauron' && path.includes(TERRAIN.ids[road] ?? ''))
      value += view.turn >= lastTurn ? takenLast : taken;
  }
  return value;
}

/** Points for throwing out who stands there, when it can still be passed over afterwards. */
export function guardOfRoad({ view, weights, side }: Board, place: number): number {
  const { lastTurn, guard } = weights.relief;
  const road = ROAD.findIndex((hex) => hex === place);
  return side === 'westernesse' && view.turn >= lastTurn && view.road[road] === 'sauron' ? guard : 0;
}
