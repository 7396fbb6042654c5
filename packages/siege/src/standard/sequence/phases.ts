/** [3.0] The frames of the phases that every siege has. */
import type { PhaseSpec } from '../../engine/phase-spec.ts';
import { refresh } from '../movement/allowance.ts';
import type { Side } from '../../engine/vocabulary.ts';

/** The first of the two deploys first. */
export function deploymentPhase(first: Side, second: Side): PhaseSpec {
  return {
    id: 'deployment',
    side: null,
    frames: () => [
      { kind: 'deployment', side: second },
      { kind: 'deployment', side: first },
    ],
  };
}

/** [4.22] [4.23] One side moves, and nothing is fought out in it: combat is a phase of its own. */
export function movementPhase(id: string, side: Side): PhaseSpec {
  return {
    id,
    side,
    does: 'move',
    begins: (situation) => refresh(situation, side),
    frames: () => [{ kind: 'movement', side, begun: false }],
  };
}

/** [7.0] [7.16] Missiles, then leaders, then melee. */
export function combatPhase(id: string, side: Side): PhaseSpec {
  return {
    id,
    side,
    does: 'fight',
    frames: () =>
      (['melee', 'duel', 'missile'] as const).map((segment) => ({
        kind: 'combat',
        side,
        segment,
        step: 'begin',
        asked: [],
      })),
  };
}

export function rallyPhase(first: Side, second: Side): PhaseSpec {
  return {
    id: 'rally',
    side: null,
    does: 'rally',
    frames: () => [
      { kind: 'rally', side: second },
      { kind: 'rally', side: first },
    ],
  };
}
