/** Long work that lets others in. */
import { setImmediate } from 'node:timers/promises';

/** Milliseconds that others may have to wait. */
const SLICE = 8;

/** Runs `work` to its end; whenever it has had its time, whatever else waits comes first. */
export async function inSlices<T>(work: Generator<undefined, T>): Promise<T> {
  let since = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() - since < SLICE) continue;
    await setImmediate();
    since = performance.now();
  }
}
