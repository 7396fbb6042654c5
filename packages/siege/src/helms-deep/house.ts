/**
 * House values: what no printed sheet tells and this house decided. Shown as such wherever a rule uses one; the
 * balance lab may change them, nothing else may.
 */
import type { Strengths } from '../standard/unit-kinds.ts';
import type { Attack } from '../words.ts';

const WORSE: Readonly<Record<Attack, Attack>> = { A: 'B', B: 'C', C: 'D', D: 'E', E: 'E' };

/** The reduced side of a unit: attack one letter worse (E at worst), armour one less (1 at least), morale the same. */
export function worn(full: Strengths): Strengths {
  const rest = { armour: full.armour === 1 ? 1 : ((full.armour - 1) as 1 | 2 | 3), morale: full.morale } as const;
  return full.attack ? { attack: WORSE[full.attack], ...rest } : rest;
}

/** A reduced leader has half its rating, rounded up. */
export const REDUCED_LEADER_DIVISOR = 2;

/** Ladders in the counter mix. */
export const LADDERS = 12;
