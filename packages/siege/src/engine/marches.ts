/** Many pieces sent to a goal, or into melee, at once: what is asked, and the orders that would do it. */

import type { Offered } from '@warbeacon/kernel';

export interface MarchOrder {
  readonly piece: string;
  /** A place of the map: `0810`. */
  readonly goal: string;
}

/** Who is to attack: all who can, or those alone that must. */
export type Assault = 'all' | 'obliged';

export interface MarchPlan<C> {
  /** In the order in which they can be carried out. */
  readonly steps: readonly Offered<C>[];
  /** Who would come no nearer, or has nobody to strike. */
  readonly left: readonly string[];
  /** The last of the steps leads to a question or to dice: who is left may still be sent on after it. */
  readonly breaksOff: boolean;
}
