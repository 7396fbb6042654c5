/** Many times in a few numbers. */
import { z } from 'zod';

export const quantilesSchema = z.object({
  count: z.number(),
  p50Ms: z.number(),
  p90Ms: z.number(),
  p99Ms: z.number(),
  maxMs: z.number(),
});
export type Quantiles = z.infer<typeof quantilesSchema>;

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Of no times at all, zeros. */
export function quantiles(values: readonly number[]): Quantiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  return { count: sorted.length, p50Ms: at(0.5), p90Ms: at(0.9), p99Ms: at(0.99), maxMs: at(1) };
}
