/** How a phase of the turn is written. */
import type { Frame, Side } from './vocabulary.ts';

export interface PhaseSpec {
  readonly id: string;
  /** The phasing side; `null` where both act. */
  readonly side: Side | null;
  /** What is done in it: at the beginning of a Movement Phase nobody of it has moved. */
  readonly does?: 'move' | 'fight' | 'rally';
  /** The frames it begins with, bottom first: the last of them comes first. */
  frames(): readonly Frame[];
}
