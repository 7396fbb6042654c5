/** What the machine does besides: benchmarks on a busy one measure the others. */
import { cpus } from 'node:os';

/** Milliseconds of one look. */
const LOOK_MS = 3000;
/** A machine is calm when all that runs uses no more than this share of one core. */
const CALM = 0.25;

interface CpuTimes {
  readonly busy: number;
  readonly all: number;
}

export function cpuTimes(): CpuTimes {
  let [busy, all] = [0, 0];
  for (const { times } of cpus()) {
    const sum = times.user + times.nice + times.sys + times.idle + times.irq;
    all += sum;
    busy += sum - times.idle;
  }
  return { busy, all };
}

/** How many cores were in use between two looks. */
export function cpusUsed(before: CpuTimes, after: CpuTimes): number {
  return (cpus().length * (after.busy - before.busy)) / Math.max(1, after.all - before.all);
}

/** Waits until nobody else does much, for so many seconds at most. */
export async function untilCalm(patienceSeconds: number, say: (line: string) => void): Promise<void> {
  const deadline = Date.now() + patienceSeconds * 1000;
  for (let said = false; Date.now() < deadline; ) {
    const before = cpuTimes();
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    if (cpusUsed(before, cpuTimes()) <= CALM) return;
    if (!said) say('  waiting for the machine to be calm\n');
    said = true;
  }
}
