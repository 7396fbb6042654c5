/** What Vitest writes down: its list of tests and its report of a run. */
import type { TestTitle } from './case-coverage.ts';

export interface TestReport {
  readonly tests: readonly (TestTitle & { readonly passed: boolean; readonly failed: boolean })[];
  /** Files that could not be run, so that none of their tests failed. */
  readonly brokenFiles: readonly string[];
}

/** The part of the JSON reporter's output (Jest's form) that is read here. */
interface Run {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Reads what `--reporter=json` wrote; nothing at all, when the run ended before it could, has no tests. */
export function parseTestReport(json: string): TestReport {
  const { testResults } = json === '' ? { testResults: [] } : (JSON.parse(json) as Run);
  return {
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, status }) => {
        return { file: name, title: fullName, passed: status === 'passed', failed: status === 'failed' };
      }),
    ),
    brokenFiles: testResults
      .filter(({ status, assertionResults }) => {
        return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
      })
      .map(({ name }) => name),
  };
}

/** Reads what `vitest list --json=FILE` wrote. */
export function parseTestList(json: string): TestTitle[] {
  const list = JSON.parse(json) as readonly { readonly file: string; readonly name: string }[];
  return list.map(({ file, name }) => ({ file, title: name }));
}
