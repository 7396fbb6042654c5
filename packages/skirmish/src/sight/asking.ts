/** [S-8, S-11] What anybody may ask of two models at any time: what one sees of the other, and what is in the way. */
import { battleOf, idOf } from '../engine/battle.ts';
import type { State } from '../engine/state.ts';
import { baseUnder } from '../passengers/riding.ts';
import { sees, type Sight } from './sight.ts';

export interface Seen extends Omit<Sight, 'hiders'> {
  /** Hiding models by their ids, the nearest to the looker first. */
  readonly hiders: readonly string[];
}

/** `null` where one of the two is not on the table. */
export function sightOf(state: State, from: string, to: string): Seen | null {
  const b = battleOf(state);
  const [looker, target] = [b.field.indexOf(from), b.field.indexOf(to)];
  if (looker < 0 || target < 0 || baseUnder(b, looker) < 0 || baseUnder(b, target) < 0) return null;
  const { hiders, ...seen } = sees(b, looker, target);
  return { ...seen, hiders: hiders.map((model) => idOf(b, model)) };
}
