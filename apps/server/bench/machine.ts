/** What the machine does besides: benchmarks on a busy one measure the others. */
import { readdirSync, readFileSync } from 'node:fs';
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

/** Milliseconds in a unit of `/proc`'s clock. */
const TICK_MS = 10;
/** `123 (postgres) S …`: user and system time are the 14th and 15th words. */
const POSTGRES_STAT = /^\d+ \(postgres\) (?:\S+ ){11}(\d+) (\d+)/;

/** Milliseconds of CPU that the PostgreSQL processes of this machine have used; 0 where that cannot be known. */
export function postgresCpuMs(): number {
  let ticks = 0;
  for (const pid of listed('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    const [, user, system] = POSTGRES_STAT.exec(contents(`/proc/${pid}/stat`)) ?? [];
    ticks += Number(user ?? 0) + Number(system ?? 0);
  }
  return ticks * TICK_MS;
}

/** Nothing of a folder that is not there. */
function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Nothing of a process that has just ended. */
function contents(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
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
