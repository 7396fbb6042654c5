/** [4.2] What lies in a place and is hard to get past: markers that a game says make it dearer to enter by moving. */
import type { Situation } from '../../engine/situation.ts';

/** Half points on top of each such place's cost; `undefined` where there are none, which is nearly always. */
export function slowedPlaces({ game, s }: Situation): ReadonlyMap<number, number> | undefined {
  if (!game.slows) return undefined;
  let slowed: Map<number, number> | undefined;
  for (const { at, kind } of s.markers) {
    const points = game.markers[kind]?.slows;
    if (points === undefined || at < 0) continue;
    slowed ??= new Map();
    slowed.set(at, Math.max(points, slowed.get(at) ?? 0));
  }
  return slowed;
}
