/**
 * House values: what no printed sheet tells and this house decided. Shown as such wherever a rule uses one; the balance
 * lab may change them, nothing else may.
 */
import type { Strengths } from '../engine/unit-kinds.ts';
import type { Attack, Morale } from '../engine/words.ts';
import { hitRange } from '../standard/tables/casualty-probability.ts';
import type { House } from './house-values.ts';

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

export const HOUSE = {
  freezeAgain: [
    [4, 5],
    [4, 7],
    [3, 8],
  ],
  gothmog: 5,
  imrahil: 5,
  eowyn: 4,
  ladders: 12,
  reducedLeaders: 'up',
  wallAtTwo: 9,
  tunnelArmour: 4,
  // Armour is never 0 here (G-26), and whose night it is stands in the book (10.0): both are asked of every siege.
  armour0: { A: hitRange('A', 0), B: hitRange('B', 0), C: hitRange('C', 0), D: hitRange('D', 0), E: hitRange('E', 0) },
  nightLeaders: ['nazgul', 'gothmog', 'king-of-harad'],
} as const satisfies House;
