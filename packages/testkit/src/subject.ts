/** What the laws must know of a game, and numbers by chance to try it with. */
import type { Rules } from '@warbeacon/kernel';

/** What the laws must know of a game beyond its rules. */
export interface Subject<S, C, E, V, Side extends string> {
  readonly rules: Rules<S, C, E, V, Side>;
  /** The piece that acts in a command; `null` when none does. */
  actorOf(command: C): string | null;
  /** What kind of command it is: the rarer kinds are given as readily as the many ways to walk. */
  kindOf(command: C): string;
  /** Two commands with the same key are the same choice: a move to the same hex by another way, for one. */
  choiceOf(command: C): string;
  /** A command that takes one back, or that can be given for ever: a walk gives it one time in ten that it could. */
  isIdle(command: C): boolean;
  /** Commands like this one that may be wrong: another piece, another hex, another type. */
  mutate(command: C, random: Random): C[];
  /** What the laws of sampled kinds ask, for a game that has such kinds. */
  readonly sampled?: Sampled<S, C, Side>;
}

/** How a board is turned: by a quarter, or over its middle. */
export type Turn = 'quarter' | 'mirror';

/** A command that must be refused, with one of these codes. */
export interface Spoiled<C> {
  readonly command: C;
  readonly codes: readonly string[];
}

/**
 * What the laws must know of a game whose `legal` lists only a sample of some kinds. Everything is asked for commands of
 * these kinds alone, with what is particular to them: a way on which dice fall may be one that is not cut and not split.
 */
export interface Sampled<S, C, Side extends string> {
  /** Whether a command of the same choice must be listed when this one is accepted, not only one of its kind. */
  isListed(state: S, command: C): boolean;
  /** Shorter commands that must be accepted when this one is: none where it may be cut nowhere. */
  cut(state: S, command: C): readonly C[];
  /** Two commands that, one after the other, are this one: for each place where it may be divided. */
  split(state: S, command: C): readonly (readonly [C, C])[];
  /** What is the same however many commands led here: the state without the frame that counts them. */
  settled(state: S): unknown;
  /** The state and the command on a board that is turned; `undefined` where the board cannot be turned in this way. */
  turned(state: S, command: C, turn: Turn): { readonly state: S; readonly command: C } | undefined;
  /** Whether the command is legal, reckoned slowly and otherwise than in the rules; `undefined` when it is too close to say. */
  judge(state: S, side: Side, command: C): boolean | undefined;
  /** An accepted command, spoiled by the least that makes it wrong: beyond what is left, into a base, into a zone. */
  spoil(state: S, side: Side, command: C): readonly Spoiled<C>[];
}

/** A number of 0 or more and less than `below`. */
export type Random = (below: number) => number;

/** Numbers by chance that are the same for the same seed (Mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
