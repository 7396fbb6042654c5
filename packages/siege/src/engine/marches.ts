/** Many pieces sent to a goal at once: what is asked, and the orders that would do it. */

import type { Offered } from '@warbeacon/kernel';

export interface MarchOrder {
  readonly piece: string;
  /** A place of the map: `0810`. */
  readonly goal: string;
}

export interface MarchPlan<C> {
  /** In the order in which they can be carried out. */
  readonly steps: readonly Offered<C>[];
  /** Who would come no nearer. */
  readonly left: readonly string[];
  /** The last of the steps leads to a question or to dice: who is left may still be sent on after it. */
  readonly breaksOff: boolean;
}
