/** [15.71] [15.72] How far units go behind the walls, and where cavalry does not. Points are in halves. */
import type { Reason } from '../engine/refusals.ts';
import type { Terrain } from '../engine/terrain.ts';
import type { UnitSpec } from '../engine/unit-kinds.ts';

/** [15.71] H-37: five behind the walls; cavalry too, though it is less. */
export const insideAllowance = (spec: UnitSpec): number | undefined => (spec.side === 'westernesse' ? 10 : undefined);

/** [15.72] H-38: cavalry is never on the Deeping Wall. */
export const barredToCavalry = (terrain: Terrain, place: number): Reason | undefined =>
  terrain.zone('deeping-wall').has(place) ? 'wall-top' : undefined;
