import { expect, test } from 'vitest';
import { tallyOf } from './tally.ts';
import { parseTestList, parseTestReport } from './test-reports.ts';

const file = (name: string, status: string, tests: Record<string, string>) => {
  return { name, status, assertionResults: Object.entries(tests).map(([fullName, is]) => ({ fullName, status: is })) };
};
const report = (...files: ReturnType<typeof file>[]) => parseTestReport(JSON.stringify({ testResults: files }));

test('counts what passed and what failed, and not what was left out', () => {
  const run = report(
    file('a.test.ts', 'failed', { one: 'passed', two: 'failed', three: 'skipped' }),
    file('b.test.ts', 'passed', { four: 'passed' }),
  );
  expect(tallyOf(run, 1)).toEqual({ passed: 2, failed: 1 });
  expect(run.tests.filter(({ passed }) => passed)).toMatchObject([
    { file: 'a.test.ts', title: 'one' },
    { file: 'b.test.ts', title: 'four' },
  ]);
});

test('a file that cannot be run counts as one failure', () => {
  const run = report(file('a.test.ts', 'failed', {}), file('b.test.ts', 'passed', { one: 'passed' }));
  expect(tallyOf(run, 1)).toEqual({ passed: 1, failed: 1 });
  expect(run.brokenFiles).toEqual(['a.test.ts']);
  const half = report(file('a.test.ts', 'failed', { one: 'passed' }));
  expect(tallyOf(half, 1)).toEqual({ passed: 1, failed: 1 });
});

test('an error outside every test shows in the exit code', () => {
  expect(tallyOf(report(file('a.test.ts', 'passed', { one: 'passed' })), 1)).toEqual({ passed: 1, failed: 1 });
});

test('a run that ends before its report counts as one failure', () => {
  expect(tallyOf(parseTestReport(''), 1)).toEqual({ passed: 0, failed: 1 });
});

test('reads the list of tests', () => {
  const list = '[{ "name": "block > one", "file": "/x/a.test.ts", "projectName": "unit" }]';
  expect(parseTestList(list)).toEqual([{ file: '/x/a.test.ts', title: 'block > one' }]);
});
