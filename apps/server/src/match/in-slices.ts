/** Long work in short pieces, with whatever else waits between them. */
import { setImmediate } from 'node:timers/promises';

/** Milliseconds of the thread that one piece may take before others have their turn. */
const SLICE_MS = 4;

/** Pulls until the end, and resolves to what came of it. */
export async function inSlices<T>(work: Iterator<undefined, T>): Promise<T> {
  for (let began = performance.now(); ; ) {
    const pulled = work.next();
    if (pulled.done === true) return pulled.value;
    if (performance.now() - began < SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
}
