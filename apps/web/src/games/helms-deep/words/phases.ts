/** Phases of a turn in words. */
import type { PhaseWords } from '../../../face/words.ts';
import { phaseNames, phaseOf, rallyOf } from '../../siege/words/phases.ts';
import { sideName } from '../names.ts';

const isengard = { id: 'isengard', name: sideName('isengard') };
const westernesse = { id: 'westernesse', name: sideName('westernesse') };

/** Of a turn, in order. */
export const PHASE_WORDS: readonly PhaseWords[] = [
  { id: 'abilities', name: 'Special abilities', short: 'Abilities', first: 'isengard' },
  phaseOf(isengard, 'siege'),
  phaseOf(isengard, 'movement'),
  phaseOf(isengard, 'combat'),
  phaseOf(westernesse, 'movement'),
  phaseOf(westernesse, 'combat'),
  rallyOf('westernesse'),
];

export const phaseName = phaseNames(PHASE_WORDS);
