/** [A8.41] Who may stand in a formation at Helm's Deep. */
import type { LeaderSpec, UnitSpec } from '../engine/unit-kinds.ts';

/** [8.41] [A8.41] H-8: Westernesse; of the Dark Power's units Dunland infantry alone, and with their Chief. */
export const mayForm = (leader: LeaderSpec, spec: UnitSpec): boolean =>
  spec.side === 'westernesse' || (spec.kind === 'dunland-infantry' && leader.id === 'chief');
