/** The phases of a turn, in order. [S-12] */
import type { PhaseWords } from '../../../face/words.ts';

export const PHASES: readonly PhaseWords[] = [
  { id: 'priority', name: 'Priority', short: 'Priority' },
  { id: 'move', name: 'Move', short: 'Move', does: 'movement' },
  { id: 'pairing', name: 'Pairing off', short: 'Pairs' },
  { id: 'shoot', name: 'Shoot', short: 'Shoot' },
  { id: 'fight', name: 'Fight', short: 'Fight', does: 'combat' },
  { id: 'end', name: 'End', short: 'End' },
];

const NAMES: Readonly<Record<string, string>> = {
  'set-up': 'Setting up',
  ...Object.fromEntries(PHASES.map(({ id, name }) => [id, name])),
};

/** A match list carries the phase as a plain string, from servers of any version. */
export const phaseName = (id: string): string => NAMES[id] ?? id;
