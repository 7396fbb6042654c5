/** The words of the siege games that everything else is spelled with. */

export const SIDES = ['isengard', 'westernesse'] as const;
export type Side = (typeof SIDES)[number];

export function otherSide(side: Side): Side {
  return side === 'isengard' ? 'westernesse' : 'isengard';
}

/** [3.0] The sequence of play, in order; `deployment` comes once, before turn 1. */
export const PHASES = [
  'deployment',
  'abilities',
  'isengard-siege',
  'isengard-movement',
  'isengard-combat',
  'westernesse-movement',
  'westernesse-combat',
  'rally',
] as const;
export type Phase = (typeof PHASES)[number];

/** [7.0] The segments of a combat phase, in order. */
export const SEGMENTS = ['missile', 'duel', 'melee'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** [2.6] Attack strengths, best first. */
export type Attack = 'A' | 'B' | 'C' | 'D' | 'E';
/** [2.6] Morale ratings, best first. */
export type Morale = 'W' | 'X' | 'Y' | 'Z';
/** [2.6] Armour protection; 0 is reached by modifiers only. */
export type Armour = 0 | 1 | 2 | 3 | 4;

/** [21] Special abilities by the use that is spent; each Orc Captain has his own. */
export const ABILITIES = [
  'voice-of-saruman',
  'dunlending-hatred',
  'orc-cunning-1',
  'orc-cunning-2',
  'divine-light',
  'for-death-and-glory',
  'rear-guard',
  'sortie',
  'horn',
] as const;
export type Ability = (typeof ABILITIES)[number];

/** [8.42] */
export const FORMATION_KINDS = ['wedge', 'shield-wall'] as const;
export type FormationKind = (typeof FORMATION_KINDS)[number];

/** What a decision is about. */
export type DecisionKind =
  | 'deployment'
  | 'abilities'
  | 'rear-guard'
  | 'arrivals'
  | 'strike'
  | 'siege'
  | 'rocks'
  | 'movement'
  | 'make-room'
  | 'missile'
  | 'duel'
  | 'melee'
  | 'retreat'
  | 'retreat-leader'
  | 'retreat-before'
  | 'displace'
  | 'advance'
  | 'follow'
  | 'join'
  | 'rally';
