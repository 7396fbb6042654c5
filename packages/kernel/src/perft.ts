/** Performance test and regression net of a rules engine, as chess has it: count the leaves of the command tree. */
import { type Dice, seedKey, streamDice } from './dice.ts';
import type { Rules } from './rules.ts';
import { play } from './submit.ts';

/** Number of command sequences of length `depth`. Dice at the n-th command of a line are those of index n of `seed`. */
export function perft<S, C, E, V, Side extends string>(
  rules: Rules<S, C, E, V, Side>,
  state: S,
  depth: number,
  seed: number | string = 0,
): number {
  const key = seedKey(seed);
  const diceAt = (index: number): Dice => streamDice(key, { index });
  const count = (from: S, ply: number): number => {
    if (ply === depth) return 1;
    let leaves = 0;
    for (const side of rules.deciders(from)) {
      for (const command of rules.legal(from, side)) {
        if (ply + 1 === depth) {
          leaves++;
          continue;
        }
        const next = rules.clone(from);
        play(rules, next, side, command, diceAt(ply));
        leaves += count(next, ply + 1);
      }
    }
    return leaves;
  };
  return count(state, 0);
}
