/**
 * An open loop: what is to be done falls due by a clock, whether the server is ready or not, and each thing is timed from
 * the moment it was due. A server that stands still for a second is so charged with all that fell due in that second,
 * not only with the one request that happened to be under way.
 */
import type { Chance } from '../src/testing/chance.ts';

/** Milliseconds for an answer that is still to come when all is over. */
const LAST_ANSWER_MS = 30_000;

/** One of many that act again and again, each at its own times. */
export interface Lane {
  /** Everything that a player does before acting; gives the act itself, or nothing when there is no more to do. */
  prepare(): Promise<(() => Promise<void>) | undefined>;
}

export interface LoopOptions {
  /** Milliseconds since 1970 at which the clock starts. */
  readonly startsAt: number;
  /** Milliseconds between two dues of one lane. */
  readonly periodMs: number;
  /** Milliseconds that are played before anything counts. */
  readonly warmUpMs: number;
  readonly measuredMs: number;
  /** Milliseconds before an act falls due at which it is prepared, as somebody picks a piece up and then looks. */
  readonly aheadMs: number;
  /** Milliseconds after the end for what is still under way. */
  readonly graceMs: number;
}

export interface LoopFound {
  readonly due: number;
  /** Acts that were done within the measured time, whenever they were due. */
  readonly done: number;
  /** Milliseconds from due to done; of what was never done, to the end. */
  readonly actMs: number[];
  /** The same with when each fell due, in milliseconds since 1970. */
  readonly acts: (readonly [due: number, ms: number])[];
  readonly prepareMs: number[];
  /** Milliseconds by which acts that were ready in time were sent late: the fault of this process, not of the server. */
  readonly lateMs: number[];
  /** What went wrong, in words, each as often as it did. */
  readonly faults: Record<string, number>;
}

interface Clock {
  readonly lane: Lane;
  /** Milliseconds from the beginning of a period. */
  readonly phase: number;
  /** What has fallen due and is not done, the oldest first; that one is under way. */
  readonly dues: number[];
  /** There is no more to do. */
  ended: boolean;
}

const sleep = async (milliseconds: number) => await new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function runOpenLoop(lanes: readonly Lane[], chance: Chance, options: LoopOptions): Promise<LoopFound> {
  const { periodMs, aheadMs } = options;
  const start = options.startsAt - performance.timeOrigin;
  const from = start + options.warmUpMs;
  const to = from + options.measuredMs;
  const [actMs, prepareMs, lateMs]: [number[], number[], number[]] = [[], [], []];
  const acts: LoopFound['acts'] = [];
  const took = (due: number, ms: number) => {
    actMs.push(ms);
    acts.push([performance.timeOrigin + due, ms]);
  };
  const faults: Record<string, number> = {};
  const underWay = new Set<Clock>();
  let [dueCount, doneCount, stopped] = [0, 0, false];

  const isMeasured = (at: number) => at >= from && at < to;

  /** Prepares and does what fell due at `due`. */
  const perform = async (clock: Clock, due: number): Promise<void> => {
    // A timer may go off a part of a millisecond early; then the time runs from there.
    const prepareDue = Math.min(due - aheadMs, performance.now());
    const act = await clock.lane.prepare();
    if (act === undefined) {
      clock.ended = true;
      return;
    }
    if (isMeasured(due)) prepareMs.push(performance.now() - prepareDue);
    const wait = due - performance.now();
    if (wait > 0) {
      await sleep(wait);
      if (isMeasured(due)) lateMs.push(Math.max(0, performance.now() - due));
    }
    const actDue = Math.min(due, performance.now());
    try {
      await act();
      if (isMeasured(performance.now())) doneCount++;
    } finally {
      if (isMeasured(due)) took(due, performance.now() - actDue);
    }
  };
  /** Does what is due on one lane, one after the other. */
  const work = async (clock: Clock): Promise<void> => {
    underWay.add(clock);
    for (let due = clock.dues[0]; due !== undefined && !stopped && !clock.ended; due = clock.dues[0]) {
      try {
        await perform(clock, due);
      } catch (error) {
        const words = error instanceof Error ? error.message : String(error);
        faults[words] = (faults[words] ?? 0) + 1;
      }
      clock.dues.shift();
    }
    underWay.delete(clock);
  };

  // Everybody has a clock of their own, so they come as people do and not in step.
  const clocks = lanes
    .map((lane): Clock => ({ lane, phase: chance() * periodMs, dues: [], ended: false }))
    .sort((a, b) => a.phase - b.phase);
  for (let begins = start; begins < to; begins += periodMs) {
    for (const clock of clocks) {
      const due = begins + clock.phase;
      if (due >= to) break;
      const wait = due - aheadMs - performance.now();
      if (wait > 0) await sleep(wait);
      if (clock.ended) continue;
      if (isMeasured(due)) dueCount++;
      clock.dues.push(due);
      if (clock.dues.length === 1) void work(clock);
    }
  }
  const deadline = to + options.graceMs;
  while (underWay.size > 0 && performance.now() < deadline) await sleep(20);
  stopped = true;
  // What nobody has begun yet has waited for at least so long.
  const end = performance.now();
  for (const { dues } of underWay) for (const due of dues.slice(1)) if (isMeasured(due)) took(due, end - due);
  while (underWay.size > 0 && performance.now() < end + LAST_ANSWER_MS) await sleep(20);
  return { due: dueCount, done: doneCount, actMs, acts, prepareMs, lateMs, faults };
}
