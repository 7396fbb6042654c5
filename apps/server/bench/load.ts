/** How long commands take, and what they cost the server, with so many matches at such a pace. */
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { cpuTimes, cpusUsed, postgresCpuMs, untilCalm } from './machine.ts';
import { type Usage, usageSchema } from './measured-process.ts';
import { ask } from './parent.ts';
import type { ServerProcess } from '../src/testing/server-process.ts';
import { quantiles, type Quantiles, round } from './quantiles.ts';
import type { LoopOptions } from './open-loop.ts';

/** Milliseconds that are played before anything is counted. */
const WARM_UP_MS = 3000;
/** Milliseconds between a piece's being picked up and its being sent. */
const AHEAD_MS = 300;
/** Milliseconds after the end in which what is under way may still be done. */
const GRACE_MS = 3000;
/** Milliseconds until everybody is ready to begin together. */
const LEAD_IN_MS = 300;
/** Above this share of a core a process that makes the load may be late itself. */
const TOO_BUSY = 0.8;

/** When others use more than this share of a core, their work is measured along. */
const DISTURBED = 0.4;

const loopSchema = z.object({
  due: z.number(),
  done: z.number(),
  actMs: z.array(z.number()),
  prepareMs: z.array(z.number()),
  lateMs: z.array(z.number()),
  faults: z.record(z.string(), z.number()),
});

export interface Pace {
  readonly matches: number;
  /** Commands of each match. */
  readonly perSecond: number;
  readonly seconds: number;
}

export interface Spent {
  /** Share of one core. */
  readonly cpu: number;
  /** Share of the time in which the event loop had something to do. */
  readonly busy: number;
  readonly residentMb: number;
}

export interface LoadFound extends Pace {
  readonly duePerSecond: number;
  readonly donePerSecond: number;
  readonly command: Quantiles;
  readonly options: Quantiles;
  readonly server: Spent & { readonly cpuMsPerCommand: number };
  /** Of the process that makes the load. `lateMs`: what it sent late by its own fault. */
  readonly generator: Spent & { readonly lateMs: Quantiles; readonly saturated: boolean };
  /** Share of one core that PostgreSQL used, and all others on the machine, who are noise. */
  readonly postgresCpu: number;
  readonly othersCpu: number;
  readonly faults: Readonly<Record<string, number>>;
}

export interface LoadParts {
  readonly server: ServerProcess;
  readonly players: ChildProcess;
  /** A folder for a profile of the server while it is measured. */
  readonly profileDir?: string | undefined;
  /** Called when what counts begins. */
  readonly whileMeasured?: () => Promise<void>;
}

/** Plays the matches that the players have open. */
export async function measureLoad({ server, players, ...parts }: LoadParts, pace: Pace): Promise<LoadFound> {
  const measuredMs = pace.seconds * 1000;
  const periodMs = 1000 / pace.perSecond;
  if (parts.profileDir !== undefined) {
    // It takes a moment to begin, and so it begins before anything counts.
    await ask(server.child, 'beginProfile', null, z.unknown());
  }
  const loop: LoopOptions = {
    startsAt: Date.now() + LEAD_IN_MS + AHEAD_MS,
    periodMs,
    warmUpMs: WARM_UP_MS,
    measuredMs,
    aheadMs: Math.min(AHEAD_MS, periodMs / 2),
    graceMs: GRACE_MS,
  };
  const playing = ask(players, 'play', loop, loopSchema);
  await until(loop.startsAt + WARM_UP_MS);
  const [cpusBefore, postgresBefore] = [cpuTimes(), postgresCpuMs()];
  const before = await usages(server.child, players);
  await Promise.all([until(loop.startsAt + WARM_UP_MS + measuredMs), parts.whileMeasured?.()]);
  const after = await usages(server.child, players);
  const coresUsed = cpusUsed(cpusBefore, cpuTimes());
  const postgresCpu = (postgresCpuMs() - postgresBefore) / (after[0].at - before[0].at);
  if (parts.profileDir !== undefined) {
    const file = join(parts.profileDir, `${pace.matches}-matches-${Date.now()}.cpuprofile`);
    await ask(server.child, 'endProfile', file, z.unknown());
  }
  const { due, done, actMs, prepareMs, lateMs, faults } = await playing;
  const donePerSecond = done / pace.seconds;
  const spent = spentBetween(before[0], after[0]);
  const generator = spentBetween(before[1], after[1]);
  return {
    ...pace,
    duePerSecond: round(due / pace.seconds),
    donePerSecond: round(donePerSecond),
    command: quantiles(actMs),
    options: quantiles(prepareMs),
    server: { ...spent, cpuMsPerCommand: round((spent.cpu * 1000) / Math.max(donePerSecond, 0.001)) },
    generator: { ...generator, lateMs: quantiles(lateMs), saturated: generator.busy > TOO_BUSY },
    postgresCpu: round(postgresCpu),
    othersCpu: round(Math.max(0, coresUsed - spent.cpu - generator.cpu - postgresCpu)),
    faults,
  };
}

/** As above, and again when others on the machine disturbed it; the least disturbed counts. */
export async function measureCalmly(
  parts: LoadParts,
  pace: Pace,
  { patience, tries, say }: { readonly patience: number; readonly tries: number; readonly say: (line: string) => void },
): Promise<LoadFound> {
  const found: LoadFound[] = [];
  while (found.length < tries) {
    await untilCalm(patience, say);
    const one = await measureLoad(parts, pace);
    found.push(one);
    if (one.othersCpu <= DISTURBED) break;
  }
  const [best] = found.sort((a, b) => a.othersCpu - b.othersCpu);
  if (best === undefined) throw new Error('nothing was measured');
  return best;
}

async function until(at: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, at - Date.now()));
}

async function usages(...children: readonly ChildProcess[]): Promise<[Usage, Usage]> {
  const [first, second] = await Promise.all(children.map((child) => ask(child, 'usage', null, usageSchema)));
  if (first === undefined || second === undefined) throw new Error('two processes are measured');
  return [first, second];
}

function spentBetween(before: Usage, after: Usage): Spent {
  const ms = after.at - before.at;
  return {
    cpu: round((after.cpuMs - before.cpuMs) / ms),
    busy: round((after.busyMs - before.busyMs) / ms),
    residentMb: round(after.residentKb / 1024),
  };
}
