/**
 * House values: what no printed sheet tells and this house decided. Shown as such wherever a rule uses one; the
 * balance lab may change them, nothing else may.
 */
import { BLASTING_FIRE, NO_RAM_BREACH, RAM_BREACH } from './breaches/breach-table.ts';
import type { House } from './house-values.ts';
import type { Strengths } from '../engine/unit-kinds.ts';
import { hitRange } from '../standard/tables/casualty-probability.ts';
import type { Attack, Morale } from '../engine/words.ts';

const WORSE: Readonly<Record<Attack, Attack>> = { A: 'B', B: 'C', C: 'D', D: 'E', E: 'E' };
const LOWER: Readonly<Record<Morale, Morale>> = { W: 'X', X: 'Y', Y: 'Z', Z: 'Z' };

/** The reduced side of a unit: attack one letter worse (E at worst), armour one less (1 at least), morale the same. */
export function worn(full: Strengths): Strengths {
  const rest = { armour: full.armour === 1 ? 1 : ((full.armour - 1) as 1 | 2 | 3), morale: full.morale } as const;
  return full.attack ? { attack: WORSE[full.attack], ...rest } : rest;
}

/** By the option `reducedSides`: the morale one letter worse as well (Z at worst). */
export function wornThrough(full: Strengths): Strengths {
  return { ...worn(full), morale: LOWER[full.morale] };
}

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
