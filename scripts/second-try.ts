/**
 * A test that waits for real servers and browsers can fail for want of a processor. So where few files fail, these are run
 * once more, alone; what passes then has passed, and is named.
 */
import { type Tally, tallyOf } from './tally.ts';
import type { TestReport } from './test-reports.ts';

/** Where more files fail than these, it is no matter of chance. */
const MOST_FILES = 5;

/** What Vitest said of one run. */
export interface Ran {
  readonly report: TestReport;
  readonly code: number;
  /** Whether something went wrong outside every test. */
  readonly outsideErrors: boolean;
}

type Test = TestReport['tests'][number];

/** What two runs said differently: a test, or a whole file where `title` is left out. */
export interface Unsteady {
  readonly file: string;
  readonly title?: string;
  /** The run in which it passed. */
  readonly passedIn: 'first' | 'second';
}

/** The files to run once more: those in which something failed, unless there are none, or too many. */
export function filesToRunAgain({ tests, brokenFiles }: TestReport): string[] {
  const files = new Set([...tests.filter(({ failed }) => failed).map(({ file }) => file), ...brokenFiles]);
  return files.size <= MOST_FILES ? [...files] : [];
}

/** What both runs say together, each test counted once: what passed in one of them has passed, what failed in both failed. */
export function withSecondTry(first: TestReport, second: TestReport): TestReport {
  const [before, after] = [byName(first), byName(second)];
  const tests = [...new Set([...before.keys(), ...after.keys()])].flatMap((name) =>
    together(before.get(name), after.get(name)),
  );
  return { tests, brokenFiles: first.brokenFiles.filter((file) => !isMended(file, second)) };
}

/** How many passed and failed in both runs together. An error outside every test is of no file, and has no second try. */
export function tallyOfBoth(first: Ran, second: Ran): Tally {
  const unexplained = second.code !== 0 && filesToRunAgain(second.report).length === 0;
  const broke = first.outsideErrors || second.outsideErrors || unexplained;
  return tallyOf(withSecondTry(first.report, second.report), broke ? 1 : 0);
}

/** What passed in one of the runs and failed in the other, in the order of the first. */
export function unsteadyIn(first: TestReport, second: TestReport): Unsteady[] {
  const after = byName(second);
  const tests = [...byName(first)].flatMap(([name, { file, title, passed, failed }]): Unsteady[] => {
    const again = after.get(name);
    if (failed && again?.passed) return [{ file, title, passedIn: 'second' }];
    return passed && again?.failed ? [{ file, title, passedIn: 'first' }] : [];
  });
  const files = first.brokenFiles.filter((file) => isMended(file, second));
  return [...files.map((file): Unsteady => ({ file, passedIn: 'second' })), ...tests];
}

export function sayUnsteady({ file, title, passedIn }: Unsteady): string {
  const what = title === undefined ? `${file}, as a whole,` : `${file} › ${title}`;
  return passedIn === 'second'
    ? `unsteady: ${what} failed at first and passed when run again`
    : `unsteady: ${what} passed at first and failed when run again`;
}

/** Tests by file and title; several of one title in a file are told apart by their order. */
function byName({ tests }: TestReport): Map<string, Test> {
  const named = new Map<string, Test>();
  for (const test of tests) {
    let nth = 1;
    while (named.has(`${test.file} ${test.title} ${nth}`)) nth++;
    named.set(`${test.file} ${test.title} ${nth}`, test);
  }
  return named;
}

function together(first: Test | undefined, second: Test | undefined): Test[] {
  const either = first ?? second;
  if (!either) return [];
  const passed = Boolean(first?.passed) || Boolean(second?.passed);
  return [{ ...either, passed, failed: !passed && (Boolean(first?.failed) || Boolean(second?.failed)) }];
}

const isMended = (file: string, { tests, brokenFiles }: TestReport): boolean =>
  !brokenFiles.includes(file) && tests.some((test) => test.file === file);
