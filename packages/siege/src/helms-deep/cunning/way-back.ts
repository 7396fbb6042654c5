/** [21.81] The way back of who has crept through the Culvert. */
import type { Runner } from '../../engine/hexsides.ts';
import type { State } from '../../engine/state.ts';
import { own } from '../own.ts';

/** [21.81] [W-11] In the turn of its errand who is thrown back finds the passage again, though the Culvert is whole. */
export function findsWayBack(s: State, { thrownBack, unit }: Runner): boolean {
  return thrownBack && own(s).crept.includes(unit);
}
