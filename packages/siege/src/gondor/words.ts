/** The words of Gondor: its sides, phases, armies, spells and markers. */

/** The besieger first. */
export const SIDES = ['sauron', 'westernesse'] as const;

export type Side = (typeof SIDES)[number];

declare module '../engine/vocabulary.ts' {
  interface Sides {
    sauron: true;
    westernesse: true;
  }
  interface Pools {
    garrison: true;
    relief: true;
  }
}

/** [3.0] The sequence of play, in order; `deployment` comes once, before turn 1. */
export const PHASES = [
  'deployment',
  'magic-first',
  'siege',
  'sauron-movement',
  'sauron-combat',
  'magic-second',
  'westernesse-movement',
  'westernesse-combat',
  'rally',
] as const;

/** [9.1] [19.1] Each counts its own losses: the besiegers, the garrison, and those who come to relieve it. */
export const POOLS = ['sauron', 'garrison', 'relief'] as const;
export type Pool = (typeof POOLS)[number];

/** [8.5] Leaders with magic. */
export const MAGICIANS = ['gandalf', 'nazgul'] as const;
export type Magician = (typeof MAGICIANS)[number];

/** [17.1] [17.2] */
export const SPELLS = [
  'break-darkness',
  'stalemate-nazgul',
  'reveal-aragorn',
  'fear',
  'freeze-leader',
  'operate-grond',
] as const;
export type Spell = (typeof SPELLS)[number];

/** [3.0] Phases in which spells are cast. */
export const MAGIC_PHASES = ['magic-first', 'magic-second'] as const;
export type MagicPhase = (typeof MAGIC_PHASES)[number];

export const MARKER_KINDS = [
  'sauron-catapult',
  'city-catapult',
  'siege-tower',
  'grond',
  'cauldron',
  'oil',
  'ladder',
  'fire',
  'head',
] as const;
export type MarkerKind = (typeof MARKER_KINDS)[number];

/** A marker's kind, which is one of this game's. */
export function markerKind(kind: string): MarkerKind {
  const found = MARKER_KINDS.find((known) => known === kind);
  if (found === undefined) throw new Error(`no markers of the kind ${kind}`);
  return found;
}
