/** What the two sides of a counter show, from its full one. What no sheet prints of the other is a house value. */
import type { Strengths, UnitKind } from '../../engine/unit-kinds.ts';
import type { Armour, Attack, Morale } from '../../engine/words.ts';

const WORSE: Readonly<Record<Attack, Attack>> = { A: 'B', B: 'C', C: 'D', D: 'E', E: 'E' };
const LOWER: Readonly<Record<Morale, Morale>> = { W: 'X', X: 'Y', Y: 'Z', Z: 'Z' };

/** Strengths in the game's own notation: `De3X` is melee D, missile e, armour 3, morale X. */
export function parseStrengths(code: string): Pick<UnitKind, 'missile' | 'full' | 'reduced' | 'reducedAll'> {
  const match = /^([A-E]?)(e?)([1-4])([W-Z])$/.exec(code);
  if (!match) throw new Error(`not a strength: ${code}`);
  const [, attack, missile, armour, morale] = match;
  const rest = { armour: Number(armour) as Exclude<Armour, 0>, morale: morale as Morale };
  const full: Strengths = attack ? { attack: attack as Attack, ...rest } : rest;
  return { missile: missile === 'e', full, reduced: reduce(full), reducedAll: reduceWithMorale(full) };
}

/** The reduced side of a unit: attack one letter worse (E at worst), armour one less (1 at least), morale the same. */
function reduce(full: Strengths): Strengths {
  const rest = { armour: full.armour === 1 ? 1 : ((full.armour - 1) as 1 | 2 | 3), morale: full.morale } as const;
  return full.attack ? { attack: WORSE[full.attack], ...rest } : rest;
}

/** D-8: by the option `reducedSides`, the morale one letter worse as well (Z at worst). */
function reduceWithMorale(full: Strengths): Strengths {
  return { ...reduce(full), morale: LOWER[full.morale] };
}
