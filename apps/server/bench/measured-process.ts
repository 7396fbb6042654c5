/** What a process that is measured tells its parent: processor time, memory, and where the time goes. */
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { z } from 'zod';
import { answerParent, type Handlers } from './parent.ts';

/** Microseconds between two looks of the profiler. */
const LOOK_EVERY = 500;

export const usageSchema = z.object({
  /** Milliseconds of this process's clock. */
  at: z.number(),
  /** Milliseconds of processor time of all its threads. */
  cpuMs: z.number(),
  /** Milliseconds in which the event loop had something to do. */
  busyMs: z.number(),
  residentKb: z.number(),
});
export type Usage = z.infer<typeof usageSchema>;

export const memorySchema = z.object({ heldKb: z.number(), residentKb: z.number() });
export type Memory = z.infer<typeof memorySchema>;

const fileSchema = z.string();

/** Milliseconds between two looks at how late the event loop is. */
const LOOP_EVERY = 1;

export function tellParent(more: Handlers = {}): void {
  const loop = monitorEventLoopDelay({ resolution: LOOP_EVERY });
  let profiler: Session | undefined;
  answerParent({
    ...more,
    usage: (): Usage => {
      const { user, system } = process.cpuUsage();
      return {
        at: performance.now(),
        cpuMs: (user + system) / 1000,
        busyMs: performance.eventLoopUtilization().active,
        residentKb: process.memoryUsage.rss() / 1024,
      };
    },
    watchLoop: () => {
      loop.enable();
      loop.reset();
    },
    // In milliseconds, since it was watched last.
    longestBlock: () => {
      loop.disable();
      return Math.max(0, loop.max / 1e6 - LOOP_EVERY);
    },
    // After what is no longer used has been given back.
    memory: (): Memory => {
      globalThis.gc?.();
      const { heapUsed, external, rss } = process.memoryUsage();
      return { heldKb: (heapUsed + external) / 1024, residentKb: rss / 1024 };
    },
    beginProfile: async () => {
      profiler = new Session();
      profiler.connect();
      await profiler.post('Profiler.enable');
      await profiler.post('Profiler.setSamplingInterval', { interval: LOOK_EVERY });
      await profiler.post('Profiler.start');
    },
    endProfile: async (file) => {
      const found = await profiler?.post('Profiler.stop');
      profiler?.disconnect();
      writeFileSync(fileSchema.parse(file), JSON.stringify(found?.profile));
    },
  });
}
