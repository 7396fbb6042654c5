/**
 * Ends a process that is stuck in one piece of work and answers nobody, so that whatever started it starts it anew;
 * what was acknowledged is in the database. A signal would not be heard by such a process, so a second thread listens
 * for the heartbeat of the first.
 */
import { Worker } from 'node:worker_threads';

/** What the second thread is started with. */
export interface WatchdogData {
  /** One 32-bit number, which the first thread counts up. */
  readonly beats: SharedArrayBuffer;
  readonly seconds: number;
  /** Milliseconds between two beats, and between two looks. */
  readonly every: number;
  /** Whether there may be a line in the log. */
  readonly says: boolean;
}

/** Returns what ends the watch. */
export function startWatchdog({ seconds, says }: Pick<WatchdogData, 'seconds' | 'says'>): () => void {
  const every = Math.min(1000, seconds * 250);
  const beats = new SharedArrayBuffer(4);
  const counter = new Int32Array(beats);
  const data: WatchdogData = { beats, seconds, every, says };
  const worker = new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData: data });
  worker.unref();
  const timer = setInterval(() => Atomics.add(counter, 0, 1), every);
  timer.unref();
  return () => {
    clearInterval(timer);
    void worker.terminate();
  };
}
