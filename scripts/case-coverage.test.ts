import { describe, expect, test } from 'vitest';
import { casesIn, coverageOf, makeReport, parseCases, parseReasons, summaryOf } from './case-coverage.ts';

const CASES = 'system\tcase\nstandard\t6.1\nstandard\t6.11\nhelms-deep\t15.72\nhelms-deep\tA7.55\ngondor\t15.21\n';
const FILE = 'packages/siege/src/cases/movement.test.ts';

const named = (title: string, file = FILE): string[] => {
  return casesIn({ file, title }).map(({ system, number }) => `${system} ${number}`);
};

/** The faults with these tests and these reasons. */
function faults(titles: readonly string[], reasons: readonly string[]): readonly string[] {
  const table = ['system\tcase\treason', ...reasons].join('\n');
  const tests = titles.map((title) => ({ file: FILE, title }));
  return coverageOf(parseCases(CASES), parseReasons(table), tests).faults;
}

describe('the cases that a title names', () => {
  test.each([
    ['[6.11] a unit that enters a zone stops', ['standard 6.11']],
    ['[10.0] night', ['standard 10.0']],
    ['[15.72] cavalry never crosses a wall', ['helms-deep 15.72']],
    ['[A7.55] no retreat down a wall', ['helms-deep A7.55']],
    ['[A10.0] nobody is fanatical by night', ['helms-deep A10.0']],
    ['[6.11, 6.2] several', ['standard 6.11', 'standard 6.2']],
    ['[6.11 15.72,A7.55] several, spaces and commas', ['standard 6.11', 'helms-deep 15.72', 'helms-deep A7.55']],
    ['[9.3] Reactions [9.31] one inside another', ['standard 9.3', 'standard 9.31']],
    ['[gondor 15.21, 15.22] the other game', ['gondor 15.21', 'gondor 15.22']],
    ['[helms-deep 15.21] said in full', ['helms-deep 15.21']],
    ['[S-25] a zone', ['skirmish S-25']],
    ['[A-11, R-48] a test of swimming, and a ruling on it', ['skirmish-advanced A-11']],
    ['[S-25 M-13, X-1] several of the skirmish', ['skirmish S-25', 'skirmish-geometry M-13', 'skirmish-house X-1']],
    ['[R-48] a ruling alone, [S-25, 6.11] two games, [S-0] [S-] [T-4] [S-1.2] [s-1] no cases', []],
    ['6.11 without brackets', []],
    ['[D-7] a decision, [H-12] a ruling, [1, 2] a list, [0811, 0810] a side, [] nothing', []],
  ])('%s', (title, expected) => {
    expect(named(title)).toEqual(expected);
  });

  test("a file of Gondor's speaks of Gondor, but the Standard Rules are everybody's", () => {
    expect(named('[15.21] [4.3]', 'packages/siege/src/gondor/city.test.ts')).toEqual(['gondor 15.21', 'standard 4.3']);
  });
});

describe('coverage', () => {
  const reasons = ['helms-deep\t15.72\tnot yet: cavalry', 'gondor\t15.21\tnot yet: the game of Gondor'];

  test('is complete when every case has a test or a reason', () => {
    expect(faults(['[6.1] zones', '[6.11] stops', '[A7.55] retreat'], reasons)).toEqual([]);
  });

  test('a number covers exactly its own case', () => {
    expect(faults(['[6.1] zones', '[A7.55] retreat'], reasons)).toEqual([
      'standard has neither a test nor a reason for 6.11.',
    ]);
    expect(faults(['[6.11] stops', '[7.55] retreat'], reasons)).toEqual([
      'standard has neither a test nor a reason for 6.1.',
      'helms-deep has neither a test nor a reason for A7.55.',
    ]);
  });

  test('an amendment of one game is not a case of another that looks like it', () => {
    const cases = parseCases('system\tcase\nhelms-deep\tA7.55\nskirmish-advanced\tA-7\n');
    const title = { file: FILE, title: '[A-7] [A7.5]' };
    expect(coverageOf(cases, [], [title]).faults).toEqual(['helms-deep has neither a test nor a reason for A7.55.']);
  });

  test('a case with tests may keep no reason', () => {
    const all = ['[6.1, 6.11] zones', '[A7.55] retreat', '[15.72] cavalry'];
    expect(faults(all, reasons)).toEqual(['helms-deep 15.72 has tests, so it needs no reason: [15.72] cavalry']);
  });

  test('but one that is tested in part says what waits, and must have a test', () => {
    const part = ['standard\t6.11\tin part: night waits'];
    expect(faults(['[6.1, 6.11] zones', '[A7.55] retreat'], [...reasons, ...part])).toEqual([]);
    expect(faults(['[6.1] zones', '[A7.55] retreat'], [...reasons, ...part])).toEqual([
      'standard 6.11 is said to be tested in part, and has no test.',
    ]);
  });

  test('a reason is one of three, and of a case that there is, once', () => {
    const more = ['standard\t6.11\tlater', 'standard\t6.99\tnot a rule', 'standard\t6.1\tnot a rule'];
    expect(faults(['[A7.55] retreat'], [...reasons, ...more, 'standard\t6.1\tnot a rule'])).toEqual([
      'standard 6.1 is twice among the cases without tests.',
      'standard 6.99 is no case, but has a reason.',
      "standard 6.11 has the reason 'later': write 'not a rule', 'not yet: what it waits for' or 'in part: what waits'.",
    ]);
  });

  test('a damaged table is refused', () => {
    expect(() => parseCases('system\tcase\nstandard 6.1\n')).toThrow('standard 6.1');
    expect(() => parseCases('system\tcase\nsauron\t6.1\n')).toThrow('sauron');
    expect(() => parseReasons('system\tcase\treason\nstandard\t6.1\n')).toThrow('standard\t6.1');
  });
});

describe('the report', () => {
  const table = 'system\tcase\treason\nstandard\t6.1\tnot a rule\ngondor\t15.21\tnot yet: the game of Gondor\n';
  const tests = [
    { file: FILE, title: '[6.11] stops' },
    { file: FILE, title: '[6.11] may not leave' },
  ];
  const coverage = coverageOf(parseCases(CASES), parseReasons(table), tests);

  test('lists every case with its tests, its reason, or neither', () => {
    expect(makeReport(coverage).split('\n').slice(0, 11)).toEqual([
      'standard',
      '  6.1    not a rule',
      `  6.11   ${FILE} › [6.11] stops`,
      `         ${FILE} › [6.11] may not leave`,
      '',
      'helms-deep',
      '  15.72  NO TEST',
      '  A7.55  NO TEST',
      '',
      'gondor',
      '  15.21  not yet: the game of Gondor',
    ]);
  });

  test('sums up each system', () => {
    expect(summaryOf(coverage.cases)).toEqual([
      'standard: 1 of 2 cases have tests (0 in part), 0 wait for what is to come, 1 are no rules, 0 are missing',
      'helms-deep: 0 of 2 cases have tests (0 in part), 0 wait for what is to come, 0 are no rules, 2 are missing',
      'gondor: 0 of 1 cases have tests (0 in part), 1 wait for what is to come, 0 are no rules, 0 are missing',
      ...['skirmish', 'skirmish-advanced', 'skirmish-house', 'skirmish-geometry'].map(
        (system) =>
          `${system}: 0 of 0 cases have tests (0 in part), 0 wait for what is to come, 0 are no rules, 0 are missing`,
      ),
    ]);
  });
});
