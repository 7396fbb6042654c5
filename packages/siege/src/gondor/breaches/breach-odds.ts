/** [16.3] Exact odds of a throw at a wall, from the table that decides it. */
import type { Odds } from '@warbeacon/kernel';
import type { TotalRange } from '../../engine/options.ts';
import { reduce } from '../../standard/combat/odds.ts';
import { waysOf36 } from '../../standard/tables/casualty-probability.ts';

export function breachOdds([low, high]: TotalRange): Odds {
  const ways = waysOf36(low, high);
  return {
    outcomes: [
      { kind: 'breached', label: 'it is breached', chance: reduce(ways, 36) },
      { kind: 'none', label: 'it holds', chance: reduce(36 - ways, 36) },
    ],
    modifiers: [],
    roll: `${low === high ? low : `${low}–${high}`} on two dice`,
  };
}
