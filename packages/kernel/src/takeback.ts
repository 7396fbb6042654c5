/**
 * What a player may still take back: free until something has been revealed (a die, a hidden counter) or somebody else
 * has had a decision to make. Taking back is the previous state again; no die is ever thrown twice.
 */
import type { Rules } from './rules.ts';

/** A command that can be taken back: whose it was, and the state before it. */
export interface Step<S> {
  readonly side: string;
  readonly before: S;
}

/** More than anybody misclicks, and few enough to keep for every live match. A rule of the record: replay has it too. */
const STEPS_KEPT = 10;

/**
 * The steps that can be taken back once `side` has played a command: none when it revealed something or when the
 * decision is no longer that side's alone.
 */
export function keepSteps<S, C, E, V, Side extends string>(
  rules: Rules<S, C, E, V, Side>,
  steps: readonly Step<S>[],
  played: { readonly side: Side; readonly before: S; readonly after: S; readonly events: readonly E[] },
): readonly Step<S>[] {
  if (played.events.some((event) => rules.reveals(event, played.side))) return [];
  if (rules.deciders(played.after).some((side) => side !== played.side) || rules.outcome(played.after) !== null)
    return [];
  const own = steps.filter((step) => step.side === played.side);
  return [...own, { side: played.side, before: played.before }].slice(-STEPS_KEPT);
}

/** The state `side` gets by taking its last command back, or `undefined` when it cannot. */
export function takeBack<S>(steps: readonly Step<S>[], side: string): Step<S> | undefined {
  const last = steps[steps.length - 1];
  return last?.side === side ? last : undefined;
}
