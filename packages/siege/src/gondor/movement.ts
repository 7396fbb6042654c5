/** [15.21] How far units go in the city. Points are in halves. */
import type { UnitSpec } from '../engine/unit-kinds.ts';

/** [15.21] G-89, G-173: five for Westernesse, cavalry too, on a move that stays in the city from end to end. */
export const insideAllowance = (spec: UnitSpec): number | undefined => (spec.side === 'westernesse' ? 10 : undefined);
