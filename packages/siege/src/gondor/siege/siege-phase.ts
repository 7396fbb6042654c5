/** [3.0] [16.0] The Siege Phase: first what happens by itself, then Sauron's engines, then the city's catapults (G-4, G-167). */
import type { PhaseSpec } from '../../engine/phase-spec.ts';

export const SIEGE: PhaseSpec = {
  id: 'siege',
  side: null,
  frames: () => [
    { kind: 'engines', side: 'westernesse', begun: false },
    { kind: 'engines', side: 'sauron', begun: false },
    { kind: 'siegeBegins' },
  ],
};
