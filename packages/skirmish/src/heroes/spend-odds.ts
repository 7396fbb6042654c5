/** What is left to chance once Might has been spent on a roll. */
import type { Chance, Odds, OddsOutcome } from '@warbeacon/kernel';
import type { Battle } from '../engine/battle.ts';
import type { CommandOf } from '../engine/command-schemas.ts';
import type { Frame, FrameOf, MightFor } from '../engine/frames.ts';
import { anyAtLeast } from '../magic/cast-odds.ts';
import { freeDice, mostResistDice } from '../magic/resisting.ts';
import { succeeds } from './rolls.ts';
import { needsOf } from './wound-frame.ts';

const SURE: Chance = { n: 1, d: 1 };
const NEVER: Chance = { n: 0, d: 1 };

/** [R-80] Of a double roll the second die may still have to fall. */
function secondDie(b: Battle, below: Frame | undefined): Chance {
  if (below?.kind !== 'wound' || below.step !== 'first-raised') return SURE;
  const second = needsOf(b, below)?.[1] ?? 1;
  return { n: Math.min(6, Math.max(0, 7 - second)), d: 6 };
}

/** What the dice of a roll lead to that succeeds. */
const LEADS_TO: Readonly<Record<MightFor, string>> = {
  hit: 'hits',
  wound: 'wounds',
  fate: 'saves',
  cast: 'casts it',
  resist: 'resists',
  'in-the-way': 'passes',
  trial: 'succeeds',
};

function oddsOf(b: Battle, window: FrameOf<'might'>, dice: readonly number[], roll: string): Odds {
  const below: Frame | undefined = b.s.frames[b.s.frames.lastIndexOf(window) - 1];
  const holds = holdsAgainst(b, below, dice);
  // What is not enough yet waits for more points on the other die.
  const chance = succeeds({ ...window, dice }) ? (holds?.chance ?? secondDie(b, below)) : NEVER;
  return {
    roll,
    modifiers: [],
    outcomes: [{ kind: 'succeeds', label: holds?.label ?? LEADS_TO[window.what], chance }],
  };
}

/** [R-29, S-114] A power that is cast has the Resist test still before it, where its target has one: of as few dice as it can be. */
function holdsAgainst(
  b: Battle,
  below: Frame | undefined,
  dice: readonly number[],
): Pick<OddsOutcome, 'label' | 'chance'> | null {
  if (below?.kind !== 'cast' || below.caster === below.target || mostResistDice(b, below.target) === 0) return null;
  const answer = Math.max(1, freeDice(b, below.target));
  const { n, d } = anyAtLeast(Math.max(...dice), answer);
  return {
    label: `casts it, and ${answer === 1 ? 'a die does' : `${answer} dice do`} not resist it`,
    chance: { n: d - n, d },
  };
}

export function oddsOfSpending(b: Battle, window: FrameOf<'might'>, { die, points }: CommandOf<'spend'>): Odds {
  const comesTo = (window.dice[die] ?? 0) + points;
  return oddsOf(b, window, window.dice.with(die, comesTo), `The die counts as ${comesTo}.`);
}

/** With nothing spent. */
export const oddsOfDeclining = (b: Battle, window: FrameOf<'might'>): Odds =>
  oddsOf(b, window, window.dice, 'The dice count as they lie.');
