/**
 * House values: what no printed sheet tells and this house decided. Shown as such wherever a rule uses one; the balance
 * lab may change them, nothing else may. What the reduced sides of the counters show
 * is the house's as well, and stands where they are made: `standard/counters/strengths.ts`.
 */
import { hitRange } from '../standard/tables/casualty-probability.ts';
import type { House } from './house-values.ts';

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
