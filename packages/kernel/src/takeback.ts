/**
 * What a player may still take back. Free until something has been revealed (a die, a hidden counter) or somebody else
 * has had a decision to make; after that, until something has been revealed, with the opponent's consent. Taking back is
 * an earlier state again; no die is ever thrown twice.
 */
import type { Rules } from './rules.ts';

/** A command that can be taken back: whose it was, and the state before it. */
export interface Step<S> {
  readonly side: string;
  readonly before: S;
  /** The decision after it was that side's alone: it may take it back without asking. */
  readonly free: boolean;
}

/**
 * A march of fifty pieces, which one order has sent, can be taken back whole; the states before its steps share what has not
 * changed, so a live match can keep them all. A rule of the record: replay has it too, and may only ever allow more.
 */
export const STEPS_KEPT = 64;

/** The steps that can be taken back once `side` has played a command: none when it revealed something or ended the game. */
export function keepSteps<S, C, E, V, Side extends string>(
  rules: Rules<S, C, E, V, Side>,
  steps: readonly Step<S>[],
  played: { readonly side: Side; readonly before: S; readonly after: S; readonly events: readonly E[] },
): readonly Step<S>[] {
  if (played.events.some((event) => rules.reveals(event, played.side)) || rules.outcome(played.after) !== null)
    return [];
  const free = rules.deciders(played.after).every((side) => side === played.side);
  return [...steps, { side: played.side, before: played.before, free }].slice(-STEPS_KEPT);
}

/** The step that `side` undoes by taking its last command back by itself, or `undefined` when it cannot. */
export function takeBack<S>(steps: readonly Step<S>[], side: string): Step<S> | undefined {
  const last = steps[steps.length - 1];
  return last?.side === side && last.free ? last : undefined;
}

/**
 * The step that `side` undoes by taking its last command back with the opponent's consent, and the steps before it; with
 * it goes whatever was commanded since. `undefined` when something has been revealed since.
 */
export function takeBackAgreed<S>(
  steps: readonly Step<S>[],
  side: string,
): { readonly step: Step<S>; readonly left: readonly Step<S>[] } | undefined {
  const at = steps.map((step) => step.side).lastIndexOf(side);
  const step = steps[at];
  return step === undefined ? undefined : { step, left: steps.slice(0, at) };
}
