/** Counting what passed and what failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const NONE: Tally = { passed: 0, failed: 0 };
export const ONE_FAILED: Tally = { passed: 0, failed: 1 };

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/**
 * What Vitest's JSON report and its exit code say together. A file that could not be run has no test that failed, and
 * an error outside every test shows in the exit code alone: each counts as one failure. Tests that were not run, as
 * they need a service that is not there, count as neither.
 */
export function tallyOf(report: string, exitCode: number): Tally {
  const { passed, failed, brokenFiles } = countsOf(report);
  const failures = failed + brokenFiles;
  return { passed, failed: failures === 0 && exitCode !== 0 ? 1 : failures };
}

function countsOf(report: string): { passed: number; failed: number; brokenFiles: number } {
  const none = { passed: 0, failed: 0, brokenFiles: 0 };
  if (report === '') return none;
  const parsed: unknown = JSON.parse(report);
  if (!isReport(parsed)) return none;
  const brokenFiles = parsed.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return { passed: parsed.numPassedTests, failed: parsed.numFailedTests, brokenFiles };
}

/** The part of Vitest's (and Jest's) report that counts. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

function isReport(value: unknown): value is Report {
  return typeof value === 'object' && value !== null && 'numPassedTests' in value && 'testResults' in value;
}
