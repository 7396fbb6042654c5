/**
 * `npm test`: the checks, and then the unit tests and the browser tests on a freshly built web client, where the few files that
 * fail have one second try, alone; ends with one line, `N passed, N failed`, in which each check counts as one. With `--checks` only the checks; with other arguments only
 * the tests that these name to Vitest.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ruleCoverage, runChecks, SOURCE_CHECKS } from './checks.ts';
import { ensureChromium } from './install-chromium.ts';
import { OUTSIDE_ERRORS } from './outside-errors.ts';
import { runVisibly } from './run.mjs';
import { sayTrouble } from './say.mjs';
import { filesToRunAgain, type Ran, sayUnsteady, tallyOfBoth, type Unsteady, unsteadyIn } from './second-try.ts';
import { add, NONE, type Tally, tallyOf } from './tally.ts';
import { parseTestReport } from './test-reports.ts';
import { ROOT } from './toolchain.mjs';
import { ensureWebClient } from './web-client.mjs';

const VITEST = 'node_modules/vitest/vitest.mjs';
const BROWSER_TESTS = 'tests/browser';
const NO_BROWSERS: Tally = { passed: 0, failed: 1 };

/**
 * What `npm test` runs one after the other, by the projects of Vitest; a part's report is named after it. Side by side they took three
 * minutes less, and on some days a page that waits for its server waited longer than it should.
 */
const PARTS = {
  unit: ['unit'],
  browser: ['browser-words', 'browser-board'],
} as const;
type Part = keyof typeof PARTS;

/** How many passed and failed, and what passed only when it was run again. */
interface Counted {
  readonly tally: Tally;
  readonly unsteady: readonly Unsteady[];
}

const reportFile = (name: string, end = 'json'): string => join(ROOT, 'reports', `${name}.${end}`);
const againOf = (part: Part): string => `${part}-again`;

async function runVitest(part: Part, name: string, more: readonly string[]): Promise<Ran> {
  const [file, outside] = [reportFile(name), reportFile(name, 'outside')];
  for (const old of [file, outside]) rmSync(old, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  const which = PARTS[part].map((project) => `--project=${project}`);
  const reporters = ['default', 'json', join(ROOT, 'scripts/outside-errors.ts')].map((each) => `--reporter=${each}`);
  const args = [VITEST, 'run', ...which, ...reporters, `--outputFile.json=${file}`, ...more];
  const env = { ...process.env, [OUTSIDE_ERRORS]: outside };
  const code = await runVisibly(process.execPath, args, { cwd: ROOT, env });
  return { report: parseTestReport(readIfThere(file)), code, outsideErrors: Number(readIfThere(outside)) > 0 };
}

/** A part as a whole; the few files of it that fail have a second try. */
async function runPart(part: Part): Promise<Counted> {
  rmSync(reportFile(againOf(part)), { force: true });
  const first = await runVitest(part, part, []);
  const files = filesToRunAgain(first.report);
  if (files.length === 0) return { tally: tallyOf(first.report, first.code), unsteady: [] };
  process.stdout.write(`Once more, alone, as something failed in it:\n${files.map((file) => `  ${file}\n`).join('')}`);
  const second = await runVitest(part, againOf(part), ['--no-file-parallelism', ...files]);
  return { tally: tallyOfBoth(first, second), unsteady: unsteadyIn(first.report, second.report) };
}

/** Only the tests that are named; who names them looks at them, and needs no second try. */
async function runNamedOf(part: Part, filters: readonly string[]): Promise<Tally> {
  rmSync(reportFile(againOf(part)), { force: true });
  // A part that has none of the tests that are named is as good as one of which all have passed.
  const none = filters.length > 0 ? ['--passWithNoTests'] : [];
  const { report, code } = await runVitest(part, part, [...none, ...filters]);
  return tallyOf(report, code);
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Whether there is a browser, and what it is to show. */
async function readyForBrowsers(): Promise<boolean> {
  try {
    await ensureWebClient({ node: process.execPath, env: process.env });
    await ensureChromium();
    return true;
  } catch (error) {
    sayTrouble(error);
    return false;
  }
}

async function runAll(): Promise<Counted> {
  const checks = await runChecks(SOURCE_CHECKS);
  const hasBrowsers = await readyForBrowsers();
  const unit = await runPart('unit');
  const browser = hasBrowsers ? await runPart('browser') : { tally: NO_BROWSERS, unsteady: [] };
  const coverage = await runChecks([ruleCoverage(true)]);
  return {
    tally: [checks, unit.tally, browser.tally, coverage].reduce(add, NONE),
    unsteady: [...unit.unsteady, ...browser.unsteady],
  };
}

async function runNamed(filters: readonly string[]): Promise<Tally> {
  const names = filters.filter((filter) => !filter.startsWith('-'));
  const wantsBrowsers = names.length === 0 || names.some((name) => name.includes(BROWSER_TESTS));
  const hasBrowsers = wantsBrowsers && (await readyForBrowsers());
  const unit = await runNamedOf('unit', filters);
  const browser = hasBrowsers ? await runNamedOf('browser', filters) : wantsBrowsers ? NO_BROWSERS : NONE;
  return [unit, browser].reduce(add, NONE);
}

async function run(args: readonly string[]): Promise<Counted> {
  if (args.length === 0) return runAll();
  const checksOnly = args.includes('--checks');
  const tally = checksOnly ? await runChecks([...SOURCE_CHECKS, ruleCoverage(false)]) : await runNamed(args);
  return { tally, unsteady: [] };
}

// Logs are read as plain text, whatever CI makes programs believe.
if (!process.stdout.isTTY) process.env['NO_COLOR'] = '1';

const { tally, unsteady } = await run(process.argv.slice(2));
for (const each of unsteady) process.stdout.write(`${sayUnsteady({ ...each, file: relative(ROOT, each.file) })}\n`);
const { passed, failed } = tally;
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
