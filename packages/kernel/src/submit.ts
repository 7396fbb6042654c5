/** The doors into the rules: `submit` for the outside, `play` for bots, play-outs and replay. */
import { type Dice, DiceExhausted } from './dice.ts';
import { err, ok, type Refusal, type Result, refuse } from './result.ts';
import type { Rules } from './rules.ts';

/** More automatic steps than any rule needs; a frame that never pops is a bug and must not hang the server. */
const SETTLE_LIMIT = 10_000;

export interface Submitted<S, E> {
  readonly state: S;
  readonly events: readonly E[];
  /** The dice drawn, in order. */
  readonly dice: readonly number[];
}

/**
 * Asks for a command. Clones, checks, applies, and settles until somebody must decide. Never changes `state`.
 * Refused with `not-your-decision` when `side` has nothing to decide, `dice-exhausted` when scripted dice run out, and
 * whatever `check` says.
 */
export function submit<S, C, E, V, Side extends string>(
  rules: Rules<S, C, E, V, Side>,
  state: S,
  side: Side,
  command: C,
  dice: Dice,
): Result<Submitted<S, E>> {
  const refusal = why(rules, state, side, command);
  if (refusal) return err(refusal);
  const next = rules.clone(state);
  const from = dice.drawn.length;
  try {
    const events = play(rules, next, side, command, dice);
    return ok({ state: next, events, dice: dice.drawn.slice(from) });
  } catch (error) {
    if (error instanceof DiceExhausted) {
      return err(refuse('dice-exhausted', 'The written dice have run out; nothing was changed.'));
    }
    throw error;
  }
}

/** Why `side` may not give `command` now, or `null`. */
export function why<S, C, E, V, Side extends string>(
  rules: Rules<S, C, E, V, Side>,
  state: S,
  side: Side,
  command: C,
): Refusal | null {
  const deciders = rules.deciders(state);
  if (deciders.length === 0) return refuse('game-over', 'The game is over.');
  const barred = rules.bars?.(state, side, command) ?? null;
  if (barred) return barred;
  if (!deciders.includes(side)) return refuse('not-your-decision', 'The other side must decide now.');
  return rules.check(state, side, command);
}

/** Carries out a command that is known to be legal, in place, and settles. Returns what happened. */
export function play<S, C, E, V, Side extends string>(
  rules: Rules<S, C, E, V, Side>,
  state: S,
  side: Side,
  command: C,
  dice: Dice,
): E[] {
  const events: E[] = [];
  const ctx = { d6: () => dice.d6(), emit: (event: E) => void events.push(event) };
  rules.apply(state, side, command, ctx);
  settle(rules, state, ctx);
  return events;
}

/** Runs every automatic step until somebody must decide. Throws when the frames never come to rest. */
export function settle<S, C, E, V, Side extends string>(
  rules: Rules<S, C, E, V, Side>,
  state: S,
  ctx: { d6(): number; emit(event: E): void },
): void {
  for (let steps = 0; steps < SETTLE_LIMIT; steps++) if (!rules.step(state, ctx)) return;
  throw new Error(`${rules.id}: the frame stack does not settle`);
}
