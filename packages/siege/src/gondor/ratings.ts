/** [2.6] What leaders are worth of whom no printed sheet tells it. */
import type { State } from '../engine/state.ts';
import type { LeaderSpec } from '../engine/unit-kinds.ts';
import { houseOf } from './house-values.ts';

/** [2.6] D-9: three ratings are the house's, and players may agree on others. */
export function fullRating(s: State, { id, rally }: LeaderSpec): number {
  switch (id) {
    case 'gothmog':
      return houseOf(s).gothmog;
    case 'imrahil':
      return houseOf(s).imrahil;
    case 'eowyn':
      return houseOf(s).eowyn;
    default:
      return rally;
  }
}
