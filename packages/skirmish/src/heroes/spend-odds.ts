/** What is left to chance once Might has been spent on a roll. */
import type { Chance, Odds } from '@warbeacon/kernel';
import type { Battle } from '../engine/battle.ts';
import type { CommandOf } from '../engine/command-schemas.ts';
import type { Frame, FrameOf } from '../engine/frames.ts';
import { succeeds } from './rolls.ts';
import { needsOf } from './wound-frame.ts';

const SURE: Chance = { n: 1, d: 1 };
const NEVER: Chance = { n: 0, d: 1 };

/** Of a double roll the second die may still have to fall. */
function secondDie(b: Battle, below: Frame | undefined): Chance {
  if (below?.kind !== 'wound' || below.step !== 'first-raised') return SURE;
  const second = needsOf(b, below)?.[1] ?? 1;
  return { n: Math.min(6, Math.max(0, 7 - second)), d: 6 };
}

export function oddsOfSpending(b: Battle, window: FrameOf<'might'>, { die, points }: CommandOf<'spend'>): Odds {
  const dice = window.dice.with(die, (window.dice[die] ?? 0) + points);
  const below: Frame | undefined = b.s.frames[b.s.frames.lastIndexOf(window) - 1];
  // What is not enough yet waits for more points on the other die.
  const chance = succeeds({ ...window, dice }) ? secondDie(b, below) : NEVER;
  return {
    roll: `The die counts as ${dice[die] ?? 0}.`,
    modifiers: [],
    outcomes: [{ kind: 'succeeds', label: 'succeeds', chance }],
  };
}
