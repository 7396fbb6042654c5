/** [A-11 … A-20] The chances of a Swim test, and which ways lead to one. */
import type { Odds } from '@warbeacon/kernel';
import { swimChances } from '../charts/swim.ts';
import type { Battle } from '../engine/battle.ts';
import type { At } from '../engine/state.ts';
import { swimModifiersOf } from './swimming.ts';
import { firstWetPoint } from './wading.ts';

/** Exact odds of a Swim test where the model is now; no Might is reckoned in. */
export function swimOdds(b: Battle, model: number): Odds {
  const modifiers = swimModifiersOf(b, model, false);
  const chances = swimChances(modifiers.reduce((sum, { value }) => sum + value, 0));
  const none = { n: 0, d: 6 };
  return {
    roll: 'A die: 1 or less sinks, 6 or more swims strongly.',
    modifiers,
    outcomes: [
      { kind: 'sinks', label: 'sinks', chance: chances.get('sink') ?? none },
      { kind: 'swims', label: 'swims', chance: chances.get('swim') ?? none },
      { kind: 'swims-strongly', label: 'swims strongly', chance: chances.get('swim-strongly') ?? none },
    ],
  };
}

/** [A-6, M-16] Of a way that leads into deep water, which ends there for the time being; undefined for every other. */
export const oddsOfWay = (b: Battle, model: number, path: readonly At[]): Odds | undefined =>
  firstWetPoint(b, model, path) === null ? undefined : swimOdds(b, model);
