/** What somebody may do now, with what it costs and what may come of it. */
import type { Offered, Rules } from './rules.ts';

/** Everything in `legal`, each as `offer` has it. */
export function offersOf<S, C, E, V, Side extends string>(
  rules: Rules<S, C, E, V, Side>,
  state: S,
  side: Side,
  actor?: string | null,
): Offered<C>[] {
  if (rules.offers !== undefined) return [...rules.offers(state, side, actor)];
  return Array.from(rules.legal(state, side, actor), (command) => rules.offer(state, side, command));
}
