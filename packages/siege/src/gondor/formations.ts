/** [8.4] [8.41] Who may stand in a formation in Gondor. */
import type { LeaderSpec, UnitSpec } from '../engine/unit-kinds.ts';

/** [8.41] Nobody of Sauron's. */
export const mayForm = (_leader: LeaderSpec, spec: UnitSpec): boolean => spec.side === 'westernesse';
