/** Pairs one round, and says how far it has come. */
import { parentPort, workerData } from 'node:worker_threads';
import { type EventState, type GiveUp, pairNext } from '@warbeacon/tournament';
import type { Said } from './pairing.ts';

/** Milliseconds between two words on how far it has come. */
const SAYS_EVERY = 200;

// It comes from the thread that has started this one.
const { state, giveUp } = workerData as { readonly state: EventState; readonly giveUp: readonly GiveUp[] };
const work = pairNext(state, giveUp);
for (let saidAt = 0; ; ) {
  const step = work.next();
  if (step.done === true) {
    parentPort?.postMessage({ paired: step.value } satisfies Said);
    break;
  }
  if (performance.now() - saidAt < SAYS_EVERY) continue;
  saidAt = performance.now();
  parentPort?.postMessage({ done: step.value } satisfies Said);
}
