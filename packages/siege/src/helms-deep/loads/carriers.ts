/** [20.2] [20.3] Who may ever carry the ram or Blasting Fire. */
import { unitsOf } from '../../engine/command-spec.ts';
import type { Turn } from '../../engine/situation.ts';

/** Indices of the besieger's units, or of the one named. */
export function carriersOf(turn: Turn, actor?: string): readonly number[] {
  return turn.side === 'isengard' ? unitsOf(turn, actor) : [];
}
