/** Where the forces start. */
import type { Game } from '../../engine/game.ts';
import type { LeaderSpec, UnitSpec } from '../../engine/unit-kinds.ts';

/** The places in which a piece may start; none for who comes later. */
export function areaOf({ terrain }: Game, { arrives }: UnitSpec | LeaderSpec): readonly number[] {
  return arrives.at === 'deployment' ? terrain.zoneList(arrives.area) : [];
}
