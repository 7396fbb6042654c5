/** [3.0] [8.5] The Magic Phases: the first opens the turn, the second comes between the two sides' moves. */
import type { PhaseSpec } from '../../engine/phase-spec.ts';

export const MAGIC_FIRST: PhaseSpec = { id: 'magic-first', side: null, frames: () => [] };

export const MAGIC_SECOND: PhaseSpec = { id: 'magic-second', side: null, frames: () => [] };
