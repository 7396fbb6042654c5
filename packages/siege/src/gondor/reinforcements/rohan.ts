/** [14.2] When Rohan comes: by a die in each turn, from the fifth on. */
import type { State } from '../../engine/state.ts';
import { ROHAN } from '../off-map-boxes.ts';
import { own } from '../own.ts';

const FIRST_TURN = 5;

/** G-81, G-159: a die is thrown for it: it is time, the riders have not been called, and somebody of Rohan waits. */
export function isAwaited(s: State): boolean {
  if (s.turn < FIRST_TURN || own(s).relief.called) return false;
  const waits = ({ at }: { readonly at: number }) => at === ROHAN;
  return s.units.some(waits) || s.leaders.some(waits);
}

/** [14.2] */
export const comesOn = (die: number): boolean => die >= 5;

/** [14.2] G-79: who is beyond the northern edge may come on once the die has called, then or later. Of nobody else does this say anything. */
export const mayRideIn = (s: State, at: number): boolean | undefined =>
  at === ROHAN ? own(s).relief.called : undefined;
