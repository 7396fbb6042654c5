/** [S-102] The chance of a Courage test, before any Will or Might, and of what is thrown after it. */
import type { Chance, Odds, OddsNext } from '@warbeacon/kernel';
import { type Battle, figureOf } from '../engine/battle.ts';
import { courageOf, PASSES_ON } from './courage.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** How likely two dice show so much or more. */
export function chanceOfTwo(least: number): Chance {
  const n = FACES.flatMap((one) => FACES.filter((other) => one + other >= least)).length;
  return { n, d: 36 };
}

export function oddsOfTest(b: Battle, model: number): Odds {
  const courage = courageOf(b, model);
  const pass = chanceOfTwo(PASSES_ON - courage);
  const daunted = courage - figureOf(b, model).courage;
  return {
    roll: `Two dice and Courage ${courage}: ${PASSES_ON} or more passes.`,
    modifiers: daunted === 0 ? [] : [{ case: 'S-165', label: 'Harbinger of Evil', value: daunted }],
    outcomes: [
      { kind: 'pass', label: 'passes', chance: pass },
      { kind: 'fail', label: 'fails', chance: { n: pass.d - pass.n, d: pass.d } },
    ],
  };
}

/** One throw, and another after it where the first does not end it. What is added to the later one is in its words alone. */
export function followedBy(first: Odds, then: Odds | undefined): Odds {
  if (then === undefined) return first;
  const { roll, outcomes, next }: OddsNext = then;
  return { ...first, next: { roll, outcomes, ...(next !== undefined && { next }) } };
}
