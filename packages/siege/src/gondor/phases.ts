/** [3.0] [12.0] The phases of a turn of Gondor, in order. */
import type { PhaseSpec } from '../engine/phase-spec.ts';
import type { Frame } from '../engine/vocabulary.ts';
import { combatPhase, deploymentPhase, movementPhase, rallyPhase } from '../standard/sequence/phases.ts';
import { restBanner } from './banner/banner-moves.ts';
import { MAGIC_FIRST, MAGIC_SECOND } from './magic/magic-phases.ts';
import { SIEGE } from './siege/siege-phase.ts';

const WESTERNESSE_MOVES = movementPhase('westernesse-movement', 'westernesse');
const OIL: Frame = { kind: 'oil', unit: -1 };

export const PHASE_SPECS: readonly [PhaseSpec, PhaseSpec, ...PhaseSpec[]] = [
  // [13.0]
  deploymentPhase('sauron', 'westernesse'),
  MAGIC_FIRST,
  SIEGE,
  {
    ...movementPhase('sauron-movement', 'sauron'),
    // [16.74] G-145: oil may be poured before anything is done, when somebody comes below it (see `oil/`), and at the end.
    frames: () => [{ ...OIL }, { kind: 'movement', side: 'sauron', begun: false }, { ...OIL }],
  },
  combatPhase('sauron-combat', 'sauron'),
  MAGIC_SECOND,
  {
    ...WESTERNESSE_MOVES,
    begins(situation) {
      WESTERNESSE_MOVES.begins?.(situation);
      restBanner(situation.s);
    },
    // [14.2] G-159: first of all, the die for Rohan.
    frames: () => [{ kind: 'movement', side: 'westernesse', begun: false }, { kind: 'rohan' }],
  },
  combatPhase('westernesse-combat', 'westernesse'),
  // G-60: Westernesse rallies first.
  rallyPhase('westernesse', 'sauron'),
];
