/** [A7.12] [A7.13] Missiles at Helm's Deep: how far they fly, and what stops them. */
import type { LineOfFire } from '../engine/game.ts';
import { unitSpec } from '../engine/game.ts';
import type { Reason } from '../engine/refusals.ts';
import type { Situation } from '../engine/situation.ts';
import { placeOf } from '../engine/state.ts';
import type { Terrain } from '../engine/terrain.ts';
import type { UnitSpec } from '../engine/unit-kinds.ts';
import { isWall } from '../standard/walls/walls.ts';

/** [A7.12] Three hexes on foot, two mounted (H-13). */
export const missileRange = (spec: UnitSpec): number => (spec.cavalry ? 2 : 3);

/** [A7.13] Hexes behind a wall stop missiles. */
export const stopsMissiles = (terrain: Terrain, place: number): boolean => terrain.zone('protected-wall').has(place);

/** [A7.13] Mounted archers in the fortress do not shoot over its walls. */
export function whyNoShot({ game, s }: Situation, unit: number, { walls }: LineOfFire): Reason | undefined {
  if (!unitSpec(game, unit).cavalry || !game.inside.has(placeOf(s, unit))) return undefined;
  return walls.every((crossed) => crossed.some((link) => isWall(s, link))) ? 'mounted-over-wall' : undefined;
}
