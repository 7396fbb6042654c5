/**
 * The clocks of a match, as plain JSON. They do not tick: each function is told the time, by a server's clock in
 * milliseconds since 1970, and what it returns holds until the next. Time that runs backwards counts as standing still.
 */
import { type ClockSetting, termsOf } from './setting.ts';

/** Who must decide, and what kind of decision it is: public facts only, for clocks are shown to everybody. */
export interface Situation {
  readonly deciders: readonly string[];
  readonly turn: number;
  readonly phase: string;
  /** One question with few answers, and not a step in which piece after piece may act. */
  readonly oneQuestion: boolean;
}

export interface ClockState {
  readonly setting: ClockSetting;
  /** Milliseconds in each side's bank at `at`. */
  readonly left: Readonly<Record<string, number>>;
  readonly at: number;
  readonly running: readonly string[];
  /** Milliseconds of the reserve of the present reaction at `at`; spent before the bank. */
  readonly reserve: number;
  readonly paused: boolean;
  /** Whose step the present one is: the side that had its first decision. */
  readonly step: { readonly key: string; readonly owner: string } | null;
  /** The latest steps for which each side has been given time, so that coming back to one gives nothing. */
  readonly credited: Readonly<Record<string, readonly string[]>>;
}

/** More steps than can be taken back. */
const CREDITED_KEPT = 24;

/** The clocks of `sides` begin to run. */
export function startClock(
  setting: ClockSetting,
  sides: readonly string[],
  at: number,
  situation: Situation,
): ClockState {
  const { bank } = termsOf(setting);
  const fresh: ClockState = {
    setting,
    left: Object.fromEntries(sides.map((side) => [side, bank])),
    at,
    running: [],
    reserve: 0,
    paused: false,
    step: null,
    // The bank is for the first step too.
    credited: Object.fromEntries(sides.map((side) => [side, keysOf(situation)])),
  };
  return turnClock(fresh, at, situation);
}

/** Milliseconds that `side` has left at `at`; never less than 0. The reserve of a reaction counts while it runs. */
export function remaining(state: ClockState, side: string, at: number): number {
  const bank = state.left[side] ?? 0;
  if (!isRunning(state, side)) return bank;
  return bank + state.reserve - Math.min(elapsed(state, at), bank + state.reserve);
}

/** The time up to `at` is taken from those whose clocks run. */
function spend(state: ClockState, at: number): ClockState {
  const gone = elapsed(state, at);
  const fromBank = Math.max(0, gone - state.reserve);
  const left = Object.fromEntries(
    Object.entries(state.left).map(([side, bank]) => [
      side,
      isRunning(state, side) ? bank - Math.min(bank, fromBank) : bank,
    ]),
  );
  return { ...state, left, reserve: Math.max(0, state.reserve - gone), at: Math.max(state.at, at) };
}

/**
 * A command or a take-back has led to `situation`: the clocks of those run who must decide now. A reaction gets its reserve
 * anew, an own step its increment once. Ends a pause.
 */
export function turnClock(state: ClockState, at: number, situation: Situation): ClockState {
  const terms = termsOf(state.setting);
  const spent = spend(state, at);
  const { deciders } = situation;
  const [phaseKey, turnKey] = keysOf(situation);
  const key = terms.addedPer === 'phase' ? phaseKey : turnKey;
  const [first] = deciders;
  const step = first === undefined || spent.step?.key === phaseKey ? spent.step : { key: phaseKey, owner: first };
  const isReaction = situation.oneQuestion && step !== null && !deciders.includes(step.owner);
  const left = { ...spent.left };
  const credited = { ...spent.credited };
  if (!isReaction) {
    for (const side of deciders) {
      const known = credited[side] ?? [];
      if (known.includes(key)) continue;
      credited[side] = [...known, key].slice(-CREDITED_KEPT);
      const bank = left[side] ?? 0;
      left[side] = Math.max(bank, Math.min(terms.cap, bank + terms.added));
    }
  }
  return {
    ...spent,
    left,
    credited,
    running: deciders,
    reserve: isReaction ? terms.reserve : 0,
    paused: false,
    step,
  };
}

export function pauseClock(state: ClockState, at: number): ClockState {
  return { ...spend(state, at), paused: true };
}

export function resumeClock(state: ClockState, at: number): ClockState {
  return { ...spend(state, at), paused: false };
}

/** `ms` of the time since `state.at` are nobody's. */
export function refundClock(state: ClockState, at: number, ms: number): ClockState {
  return { ...spend(state, Math.max(state.at, at - ms)), at: Math.max(state.at, at) };
}

/** The moment at which the first of the running clocks is out, or `null` when none runs. Past where one is out already. */
export function deadline(state: ClockState): number | null {
  if (state.paused || state.running.length === 0) return null;
  return Math.min(...state.running.map((side) => state.at + state.reserve + (state.left[side] ?? 0)));
}

/** The side that may claim the win at `at`: its own clock is not out, and another one's is, that runs. */
export function claimant(state: ClockState, at: number): string | null {
  if (state.paused) return null;
  const out = state.running.filter((side) => remaining(state, side, at) === 0);
  if (out.length !== 1) return null;
  return Object.keys(state.left).find((side) => !out.includes(side)) ?? null;
}

function isRunning(state: ClockState, side: string): boolean {
  return !state.paused && state.running.includes(side);
}

function elapsed({ at: since }: ClockState, at: number): number {
  return Math.max(0, at - since);
}

function keysOf({ turn, phase }: Situation): [phase: string, turn: string] {
  return [`${turn} ${phase}`, `${turn}`];
}
