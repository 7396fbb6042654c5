/** The words of the Ford. */

/** The attacker first. */
export const SIDES = ['raiders', 'wardens'] as const;
export type Side = (typeof SIDES)[number];

declare module '../engine/vocabulary.ts' {
  interface Sides {
    raiders: true;
    wardens: true;
  }
}

/** [F3] In order; `deployment` comes once, before turn 1. */
export const PHASES = [
  'deployment',
  'raiders-movement',
  'raiders-combat',
  'wardens-movement',
  'wardens-combat',
  'rally',
] as const;

/** [F6] */
export const LAST_TURN = 6;
