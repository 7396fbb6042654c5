/** Long work that lets others in. */
import { setImmediate } from 'node:timers/promises';

/** Milliseconds of the thread that one piece may take before others have their turn. */
const SLICE_MS = 4;

/** Runs `work` to its end; whenever it has had its time, whatever else waits comes first. */
export async function inSlices<T>(work: Iterator<undefined, T>): Promise<T> {
  for (let began = performance.now(); ; ) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() - began < SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
}

/** For work that waits for others now and then anyway: resolves at once until it has had its time, and then after whatever else waits. */
export function breather(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE_MS) return;
    await setImmediate();
    began = performance.now();
  };
}
