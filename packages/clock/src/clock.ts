/**
 * The clocks of a match, as plain JSON. They do not tick: each function is told the time, by a server's clock in
 * milliseconds since 1970, and what it returns holds until the next. Time that runs backwards counts as standing still.
 */
import {
  backAgain,
  counted,
  LONGEST_QUIET,
  QUIET_FOR,
  quietMinutes,
  type Rest,
  type RestAct,
  restAfter,
  whenCounted,
} from './rest.ts';
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
  /** Of each side, at `at`; of a live match, in which nobody rests, no side has any. */
  readonly rest: Readonly<Record<string, Rest>>;
}

/** What is told of a clock to those who see it. */
export type Shown = Pick<ClockState, 'left' | 'at' | 'running' | 'reserve' | 'paused' | 'rest'>;

/** More steps than can be taken back. */
const CREDITED_KEPT = 24;

/** The clocks of `sides` begin to run. */
export function startClock(
  setting: ClockSetting,
  sides: readonly string[],
  at: number,
  situation: Situation,
): ClockState {
  const { bank, vacation } = termsOf(setting);
  const rested: Rest = { quiet: null, quietSince: null, vacation, away: false };
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
    rest: setting.kind === 'days' ? Object.fromEntries(sides.map((side) => [side, rested])) : {},
  };
  return turnClock(fresh, at, situation);
}

/** Milliseconds that `side` has left at `at`; never less than 0. The reserve of a reaction counts while it runs. */
export function remaining(state: Shown, side: string, at: number): number {
  const bank = state.left[side] ?? 0;
  if (!isRunning(state, side)) return bank;
  return bank + state.reserve - Math.min(elapsed(state, side, at), bank + state.reserve);
}

/** The time up to `at` is taken from those whose clocks run. */
function spend(state: ClockState, at: number): ClockState {
  const left = Object.fromEntries(
    Object.entries(state.left).map(([side, bank]) => [
      side,
      isRunning(state, side) ? bank - Math.min(bank, Math.max(0, elapsed(state, side, at) - state.reserve)) : bank,
    ]),
  );
  const gone = Math.max(0, at - state.at);
  const rest = state.paused
    ? state.rest
    : Object.fromEntries(Object.entries(state.rest).map(([side, each]) => [side, restAfter(each, state.at, at)]));
  return { ...state, left, rest, reserve: Math.max(0, state.reserve - gone), at: Math.max(state.at, at) };
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
  return Math.min(...state.running.map((side) => outAt(state, side)));
}

function outAt(state: ClockState, side: string): number {
  const amount = state.reserve + (state.left[side] ?? 0);
  const rest = state.rest[side];
  return rest ? whenCounted(rest, state.at, amount) : state.at + amount;
}

/**
 * From now on, and until the next command, it is the time of `side` that runs: what is waited for is theirs to give. One in whose
 * step it does not happen has the reserve of a reaction for it.
 */
export function handClock(state: ClockState, at: number, side: string): ClockState {
  const reserve = state.step === null || state.step.owner === side ? 0 : termsOf(state.setting).reserve;
  return { ...spend(state, at), running: [side], reserve };
}

export type RestFault = 'no-rest' | 'no-vacation' | 'away-already' | 'not-away' | 'quiet-too-long' | 'quiet-too-soon';

/** Why `side` cannot rest so at `at`, or `null`. */
export function restFault(state: ClockState, side: string, act: RestAct, at: number): RestFault | null {
  const rest = spend(state, at).rest[side];
  if (!rest) return 'no-rest';
  if (act.act === 'return') return rest.away ? null : 'not-away';
  if (act.act === 'leave') {
    if (rest.away) return 'away-already';
    return rest.vacation > 0 ? null : 'no-vacation';
  }
  if (quietMinutes(act) > LONGEST_QUIET) return 'quiet-too-long';
  return rest.quietSince !== null && at - rest.quietSince < QUIET_FOR ? 'quiet-too-soon' : null;
}

/** After an act that has no fault. */
export function restClock(state: ClockState, side: string, act: RestAct, at: number): ClockState {
  const spent = spend(state, at);
  const rest = spent.rest[side];
  if (!rest) return spent;
  const next: Rest =
    act.act === 'quiet'
      ? { ...rest, quiet: quietMinutes(act) === 0 ? null : { from: act.from, to: act.to }, quietSince: spent.at }
      : act.act === 'return'
        ? backAgain(rest)
        : { ...rest, away: true };
  return { ...spent, rest: { ...spent.rest, [side]: next } };
}

/** The side that may claim the win at `at`: its own clock is not out, and another one's is, that runs. */
export function claimant(state: ClockState, at: number): string | null {
  if (state.paused) return null;
  const out = state.running.filter((side) => remaining(state, side, at) === 0);
  if (out.length !== 1) return null;
  return Object.keys(state.left).find((side) => !out.includes(side)) ?? null;
}

/**
 * When the server itself claims the win for the side that waits: its own clock is not out then, and the grace after the end of
 * the other one's has passed. `null` where that is never so, as things stand. Within the grace nobody rests.
 */
export function claimDue(state: ClockState): number | null {
  const { grace } = termsOf(state.setting);
  const out = deadline(state);
  if (grace === null || out === null) return null;
  return claimant(state, out + grace) === null ? null : out + grace;
}

/** An arbiter gives sides time, in milliseconds, whatever the setting would give them. */
export function giveTime(state: ClockState, at: number, gives: Readonly<Record<string, number>>): ClockState {
  const spent = spend(state, at);
  const left = { ...spent.left };
  for (const [side, bank] of Object.entries(left)) left[side] = bank + (gives[side] ?? 0);
  return { ...spent, left };
}

function isRunning(state: Shown, side: string): boolean {
  return !state.paused && state.running.includes(side);
}

/** Milliseconds that `side` has been charged with since `state.at`. */
function elapsed(state: Shown, side: string, at: number): number {
  const rest = state.rest[side];
  if (at <= state.at) return 0;
  return rest ? counted(rest, state.at, at) : at - state.at;
}

function keysOf({ turn, phase }: Situation): [phase: string, turn: string] {
  return [`${turn} ${phase}`, `${turn}`];
}
