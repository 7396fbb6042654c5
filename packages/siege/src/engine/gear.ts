/** Gear to climb by, such as a ladder: a marker that stands in a place against a hexside of it. */
import type { Situation } from './situation.ts';

/** Gear stands in this place, against whatever side: who is there is on it. */
export function hasGear({ game, s }: Situation, place: number): boolean {
  return s.markers.some(({ at, kind }) => at === place && game.markers[kind]?.gear !== undefined);
}

/** Every place where gear stands: mostly none. For who asks about many places. */
export function placesOfGear({ game, s }: Situation): readonly number[] {
  const places: number[] = [];
  for (const { at, kind } of s.markers) if (game.markers[kind]?.gear !== undefined) places.push(at);
  return places;
}

/** What a climb from `from` to `to` adds to the cost of the step; `undefined` where no gear stands there against it. */
export function gearAgainst({ game, s }: Situation, from: number, to: number): number | undefined {
  for (const { at, against, kind } of s.markers) {
    const gear = game.markers[kind]?.gear;
    if (at === from && against === to && gear !== undefined) return gear;
  }
  return undefined;
}
