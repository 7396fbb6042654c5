/** [3.0] [12.0] The phases of a turn of Helm's Deep, in order. */
import type { Frame } from '../engine/vocabulary.ts';
import type { PhaseSpec } from '../engine/phase-spec.ts';
import { combatPhase, deploymentPhase, movementPhase, rallyPhase } from '../standard/sequence/phases.ts';

const ROCKS: Frame = { kind: 'rocks', unit: -1 };

export const PHASE_SPECS: readonly [PhaseSpec, PhaseSpec, ...PhaseSpec[]] = [
  // [13.0]
  deploymentPhase('isengard', 'westernesse'),
  {
    id: 'abilities',
    side: null,
    // Isengard announces first.
    frames: () => [
      { kind: 'abilities', side: 'westernesse' },
      { kind: 'abilities', side: 'isengard' },
    ],
  },
  { id: 'isengard-siege', side: 'isengard', frames: () => [{ kind: 'siege', begun: false }] },
  {
    ...movementPhase('isengard-movement', 'isengard'),
    // [20.86] [W-62] D-31: rocks may fall at any moment: before anything is done, before a unit leaves and as it comes (see
    // the march), and after the last move.
    frames: () => [{ ...ROCKS }, { kind: 'movement', side: 'isengard', begun: false }, { ...ROCKS }],
  },
  combatPhase('isengard-combat', 'isengard'),
  // [21.31] H-66: who went with the Rear Guard may move as ever.
  movementPhase('westernesse-movement', 'westernesse'),
  combatPhase('westernesse-combat', 'westernesse'),
  // G-60: Westernesse rallies first.
  rallyPhase('westernesse', 'isengard'),
];
