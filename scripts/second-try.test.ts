import { describe, expect, test } from 'vitest';
import { filesToRunAgain, sayUnsteady, tallyOfBoth, unsteadyIn, withSecondTry } from './second-try.ts';
import { tallyOf } from './tally.ts';
import type { TestReport } from './test-reports.ts';

/** A report in a line a test, `a.test.ts one passed`; `a.test.ts broken` of a file that could not be run. */
function report(...lines: readonly string[]): TestReport {
  const words = lines.map((line) => line.split(' '));
  return {
    tests: words
      .filter((line) => line.length === 3)
      .map(([file = '', title = '', is]) => ({ file, title, passed: is === 'passed', failed: is === 'failed' })),
    brokenFiles: words.filter((line) => line.length === 2).map(([file = '']) => file),
  };
}

describe('what is run once more', () => {
  test('is each file in which something failed, once', () => {
    const run = report('a one failed', 'a two failed', 'b one passed', 'c one skipped', 'd broken');
    expect(filesToRunAgain(run)).toEqual(['a', 'd']);
  });

  test('is nothing when nothing failed, or when so much failed that it is no chance', () => {
    expect(filesToRunAgain(report('a one passed'))).toEqual([]);
    const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((file) => `${file} one failed`);
    expect(filesToRunAgain(report(...files.slice(1)))).toEqual(['b', 'c', 'd', 'e', 'f']);
    expect(filesToRunAgain(report(...files))).toEqual([]);
  });
});

describe('two runs together', () => {
  const first = report('a one passed', 'a two failed', 'a three failed', 'a four skipped', 'b one passed');

  test('count each test once, as passed when it passed in one of them', () => {
    const second = report('a one passed', 'a two passed', 'a three failed', 'a four skipped');
    const both = withSecondTry(first, second);
    expect(both).toEqual(report('a one passed', 'a two passed', 'a three failed', 'a four skipped', 'b one passed'));
    expect(tallyOf(both, 0)).toEqual({ passed: 3, failed: 1 });
    expect(unsteadyIn(first, second)).toEqual([{ file: 'a', title: 'two', passedIn: 'second' }]);
  });

  test('name what failed only the second time, too', () => {
    const second = report('a one failed', 'a two passed', 'a three passed');
    expect(tallyOf(withSecondTry(first, second), 0)).toEqual({ passed: 4, failed: 0 });
    expect(unsteadyIn(first, second).map(sayUnsteady)).toEqual([
      'unsteady: a › one passed at first and failed when run again',
      'unsteady: a › two failed at first and passed when run again',
      'unsteady: a › three failed at first and passed when run again',
    ]);
  });

  test('tell tests of one title apart by their order', () => {
    const twins = report('a one failed', 'a one failed');
    const second = report('a one failed', 'a one passed');
    expect(withSecondTry(twins, second)).toEqual(second);
  });

  test('leave what failed as it was when the second run cannot be read, or cannot run the file', () => {
    expect(withSecondTry(first, report())).toEqual(first);
    expect(tallyOf(withSecondTry(first, report('a broken')), 0)).toEqual({ passed: 2, failed: 2 });
    expect(unsteadyIn(first, report('a broken'))).toEqual([]);
  });

  test('count the tests of a file that could be run only the second time', () => {
    const broken = report('a one skipped', 'b one passed', 'a broken');
    const second = report('a one passed');
    expect(tallyOf(withSecondTry(broken, second), 0)).toEqual({ passed: 2, failed: 0 });
    expect(unsteadyIn(broken, second).map(sayUnsteady)).toEqual([
      'unsteady: a, as a whole, failed at first and passed when run again',
    ]);
    expect(tallyOf(withSecondTry(broken, report('a one failed')), 0)).toEqual({ passed: 1, failed: 1 });
    expect(tallyOf(withSecondTry(broken, report('a one skipped', 'a broken')), 0)).toEqual({ passed: 1, failed: 1 });
    expect(tallyOf(withSecondTry(broken, report()), 0)).toEqual({ passed: 1, failed: 1 });
  });

  test('have no use for a second try of an error outside every test', () => {
    const ran = (line: string, code: number, outsideErrors = false) => ({ report: report(line), code, outsideErrors });
    const [failed, passed] = [ran('a one failed', 1), ran('a one passed', 0)];
    expect(tallyOfBoth(failed, passed)).toEqual({ passed: 1, failed: 0 });
    expect(tallyOfBoth(failed, failed)).toEqual({ passed: 0, failed: 1 });
    expect(tallyOfBoth(ran('a one failed', 1, true), passed)).toEqual({ passed: 1, failed: 1 });
    expect(tallyOfBoth(failed, ran('a one passed', 1, true))).toEqual({ passed: 1, failed: 1 });
    expect(tallyOfBoth(failed, ran('a one passed', 1))).toEqual({ passed: 1, failed: 1 });
  });
});
