/** [15.4] [20.4] [20.5] What breaks a gate or the Culvert. The printed tables are lost: every number is the house's. */
import type { TotalRange } from '../../engine/options.ts';
import type { BlastResult, House } from '../house-values.ts';
import type { Attack } from '../../engine/words.ts';

/** [15.4] The totals of two dice with which a unit without the ram breaks a gate; `null` for never. */
export function noRamBreach(house: House, attack: Attack): TotalRange | null {
  return house.noRamBreach[attack];
}

/** [20.4] The totals of two dice with which the ram breaks the Main Gate. */
export function ramBreach(house: House): TotalRange {
  return house.ramBreach;
}

/** [20.5] What Blasting Fire does to the Main Gate or the Culvert by a die, 1 to 6. */
export function blastResult(house: House, die: number): BlastResult {
  const result = house.blastingFire[die - 1];
  if (!result) throw new Error(`no die ${die}`);
  return result;
}
