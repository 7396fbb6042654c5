/** [3.0] [16.0] The Siege Phase, in which both sides work their engines (G-4). */
import type { PhaseSpec } from '../../engine/phase-spec.ts';

export const SIEGE: PhaseSpec = { id: 'siege', side: null, frames: () => [] };
