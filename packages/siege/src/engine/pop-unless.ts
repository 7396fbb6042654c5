import { pop } from '@warbeacon/kernel';
import type { State } from './state.ts';

/** [W-5] A frame with nothing to decide in it goes by itself. */
export function popUnless(s: State, needed: boolean): boolean {
  if (needed) return false;
  pop(s);
  return true;
}
