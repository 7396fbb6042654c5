/** [S-8, S-9, S-11] What anybody may ask of two models at any time: how far apart they are, and what one sees of the other. */
import { apart, INCH } from '@warbeacon/plane';
import { areFoes, areTouching, battleOf, hasZone, idOf } from '../engine/battle.ts';
import type { State } from '../engine/state.ts';
import { baseUnder } from '../passengers/riding.ts';
import { discUnder, gapBetween } from './distance.ts';
import { sees, type Sight } from './sight.ts';

export interface Measure {
  /** Whole u, rounded down. */
  readonly gap: number;
  readonly contact: boolean;
  /** Whether the first stands in the Control Zone of the second. */
  readonly inZone: boolean;
}

const pairOf = (state: State, one: string, other: string) => {
  const b = battleOf(state);
  const [first, second] = [b.field.indexOf(one), b.field.indexOf(other)];
  const both = first >= 0 && second >= 0 && baseUnder(b, first) >= 0 && baseUnder(b, second) >= 0;
  return both ? { b, first, second } : undefined;
};

/** [S-11] `null` where one of them is not on the table. */
export function measure(state: State, one: string, other: string): Measure | null {
  const pair = pairOf(state, one, other);
  if (pair === undefined) return null;
  const { b, first, second } = pair;
  return {
    gap: gapBetween(b, first, second),
    contact: areTouching(b, first, second),
    inZone: areFoes(b, first, second) && hasZone(b, second) && !apart(discUnder(b, first), discUnder(b, second), INCH),
  };
}

/** [S-8] Hiding models by their ids; `null` where one of the two is not on the table. */
export function sightOf(
  state: State,
  from: string,
  to: string,
): (Omit<Sight, 'hiders'> & { readonly hiders: string[] }) | null {
  const pair = pairOf(state, from, to);
  if (pair === undefined) return null;
  const { b, first, second } = pair;
  const { seen, ground, hiders } = sees(b, first, second);
  return { seen, ground, hiders: hiders.map((model) => idOf(b, model)) };
}
