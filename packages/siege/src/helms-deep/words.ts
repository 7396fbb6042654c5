/** The words of Helm's Deep: its sides, its phases, its special abilities. */

/** The besieger first. */
export const SIDES = ['isengard', 'westernesse'] as const;

export type Side = (typeof SIDES)[number];

export function otherSide(side: Side): Side {
  return side === 'isengard' ? 'westernesse' : 'isengard';
}

declare module '../engine/vocabulary.ts' {
  interface Sides {
    isengard: true;
    westernesse: true;
  }
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

export const MARKER_KINDS = ['ladder', 'ram', 'blasting-fire', 'rocks', 'horn'] as const;
export type MarkerKind = (typeof MARKER_KINDS)[number];

/** A marker's kind, which is one of this game's. */
export function markerKind(kind: string): MarkerKind {
  const found = MARKER_KINDS.find((known) => known === kind);
  if (found === undefined) throw new Error(`no markers of the kind ${kind}`);
  return found;
}
