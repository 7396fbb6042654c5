/**
 * [15.4] [20.4] [20.5] What breaks a gate or the Culvert. The printed tables are lost: every number is the house's, after
 * the nearest models, which are those of the sister game.
 */
import type { TotalRange } from '../../engine/options.ts';
import type { BlastResult, House } from '../house-values.ts';
import type { Attack } from '../../engine/words.ts';

/** [15.4] The totals of two dice with which a unit breaks a gate without the ram, by its attack strength. */
export const NO_RAM_BREACH = { A: [5, 6], B: [5, 6], C: [4, 5], D: [9, 9], E: [4, 4] } as const satisfies Readonly<
  Record<Attack, TotalRange>
>;

/** [20.4] The totals of two dice with which the ram breaks the Main Gate. */
export const RAM_BREACH = [4, 6] as const satisfies TotalRange;

/** [20.5] Blasting Fire at the Main Gate or the Culvert, by one die. */
export const BLASTING_FIRE = [
  'dud', // 1
  'breached',
  'breached',
  'breached',
  'breached',
  'collapsed', // 6
] as const satisfies readonly BlastResult[];

/** [15.4] The totals of two dice with which a unit without the ram breaks a gate in this match; `null` for never. */
export function noRamBreach(house: House, attack: Attack): TotalRange | null {
  return house.noRamBreach[attack];
}

/** [20.4] The same of the ram at the Main Gate. */
export function ramBreach(house: House): TotalRange {
  return house.ramBreach;
}

/** [20.5] What Blasting Fire does by a die, 1 to 6, in this match. */
export function blastResult(house: House, die: number): BlastResult {
  const result = house.blastingFire[die - 1];
  if (!result) throw new Error(`no die ${die}`);
  return result;
}
