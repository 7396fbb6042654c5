/**
 * House values: what no printed sheet tells and this house decided. Shown as such wherever a rule uses one; the
 * balance lab may change them, nothing else may. What the reduced sides of the counters show
 * is the house's as well, and stands where they are made: `standard/counters/strengths.ts`.
 */
import { BLASTING_FIRE, NO_RAM_BREACH, RAM_BREACH } from './breaches/breach-table.ts';
import type { House } from './house-values.ts';
import { hitRange } from '../standard/tables/casualty-probability.ts';

/** Ladders in the counter mix. */
export const LADDERS = 12;

/** Whose counter shows the white rating of the night is not known: Orcs do not mind the dark, Men do. */
export const NIGHT_LEADERS = ['captain-1', 'captain-2', 'lieutenant'] as const;

/** All of them; the tables of 15.4, 20.4 and 20.5 stand in `breach-table.ts`. */
export const HOUSE = {
  ladders: LADDERS,
  noRamBreach: NO_RAM_BREACH,
  ramBreach: RAM_BREACH,
  blastingFire: BLASTING_FIRE,
  armour0: { A: hitRange('A', 0), B: hitRange('B', 0), C: hitRange('C', 0), D: hitRange('D', 0), E: hitRange('E', 0) },
  nightLeaders: NIGHT_LEADERS,
  reducedLeaders: 'up',
} as const satisfies House;
