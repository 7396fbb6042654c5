/** The words that all siege games are spelled with. Those of one game stand with it. */

/** [7.0] The segments of a combat phase, in order. */
export const SEGMENTS = ['missile', 'duel', 'melee'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** [2.6] Attack strengths, best first. */
export type Attack = 'A' | 'B' | 'C' | 'D' | 'E';
/** [2.6] Morale ratings, best first. */
export type Morale = 'W' | 'X' | 'Y' | 'Z';
/** [2.6] Armour protection; 0 is reached by modifiers only. */
export type Armour = 0 | 1 | 2 | 3 | 4;

/** [8.42] */
export const FORMATION_KINDS = ['wedge', 'shield-wall'] as const;
export type FormationKind = (typeof FORMATION_KINDS)[number];
