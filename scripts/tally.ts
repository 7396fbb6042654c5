/** Counting what passed and what failed. */
import type { TestReport } from './test-reports.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const NONE: Tally = { passed: 0, failed: 0 };

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/**
 * What Vitest's report and its exit code say together. A file that could not be run has no test that failed, and an
 * error outside every test shows in the exit code alone: each counts as one failure. Tests that were not run, as they
 * need a service that is not there, count as neither.
 */
export function tallyOf({ tests, brokenFiles }: TestReport, exitCode: number): Tally {
  const failed = tests.filter((test) => test.failed).length + brokenFiles.length;
  return {
    passed: tests.filter((test) => test.passed).length,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
  };
}
