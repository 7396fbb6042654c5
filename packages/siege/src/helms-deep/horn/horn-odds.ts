/** [21.51] Odds of the horn. */
import type { Odds } from '@warbeacon/kernel';
import type { Situation } from '../../engine/situation.ts';
import { placeOf } from '../../engine/state.ts';
import { reduce } from '../../standard/combat/odds.ts';
import { waysOf36 } from '../../standard/tables/casualty-probability.ts';
import { rallyRange } from '../../standard/tables/rally.ts';
import { ABILITY_DATA } from '../abilities/owners.ts';

/** [21.51] H-69 Of each disrupted unit that hears the horn; `undefined` when there is none. */
export function hornOdds({ game, s }: Situation): Odds | undefined {
  const { side } = ABILITY_DATA.owners.horn;
  const count = game.unitsOf[side].filter((unit) => s.units[unit]?.disrupted && placeOf(s, unit) >= 0).length;
  const range = rallyRange(ABILITY_DATA.horn.rating);
  if (count === 0 || range === undefined) return undefined;
  const ways = waysOf36(range[0], range[1]);
  return {
    outcomes: [
      { kind: 'rallied', label: 'rallied', chance: reduce(ways, 36) },
      { kind: 'none', label: 'stays disrupted', chance: reduce(36 - ways, 36) },
    ],
    modifiers: [],
    roll: `rating ${ABILITY_DATA.horn.rating}: ${range[0]}–${range[1]} on two dice, for each of ${count} disrupted ${count === 1 ? 'unit' : 'units'}`,
  };
}
