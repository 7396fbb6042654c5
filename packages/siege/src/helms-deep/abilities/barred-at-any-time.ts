/** [21.0] A special ability that is spent, or whose precondition fails, is barred at any time. */
import type { Turn } from '../../engine/situation.ts';
import type { AbilitiesFrame } from './abilities-frame.ts';

/** The frame in which it would be announced. */
export function atAnyTime({ side }: Turn): AbilitiesFrame {
  return { kind: 'abilities', side };
}
