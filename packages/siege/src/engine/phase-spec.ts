/** How a phase of the turn is written. */
import type { Situation } from './situation.ts';
import type { Frame, Side } from './vocabulary.ts';

export interface PhaseSpec {
  readonly id: string;
  /** The phasing side; `null` where both act. */
  readonly side: Side | null;
  /** What is done in it. */
  readonly does?: 'move' | 'fight' | 'rally';
  /** What happens before its frames are set. */
  begins?(situation: Situation): void;
  /** The frames it begins with, bottom first: the last of them comes first. */
  frames(): readonly Frame[];
}
