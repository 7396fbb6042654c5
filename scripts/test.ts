/**
 * `npm test`: the checks, and then the unit tests and the browser tests on a freshly built web client; ends with one line,
 * `N passed, N failed`, in which each check counts as one. With `--checks` only the checks; with other arguments only
 * the tests that these name to Vitest.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ruleCoverage, runChecks, SOURCE_CHECKS } from './checks.ts';
import { ensureChromium } from './install-chromium.ts';
import { runVisibly } from './run.mjs';
import { sayTrouble } from './say.mjs';
import { add, NONE, type Tally, tallyOf } from './tally.ts';
import { parseTestReport } from './test-reports.ts';
import { ROOT } from './toolchain.mjs';
import { ensureWebClient } from './web-client.mjs';

const VITEST = 'node_modules/vitest/vitest.mjs';
const BROWSER_TESTS = 'tests/browser';
const WHERE = { cwd: ROOT, env: process.env };
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

async function runPart(part: Part, filters: readonly string[]): Promise<Tally> {
  const file = join(ROOT, 'reports', `${part}.json`);
  rmSync(file, { force: true });
  const which = PARTS[part].map((project) => `--project=${project}`);
  const args = [VITEST, 'run', ...which, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  // A part that has none of the tests that are named is as good as one of which all have passed.
  const none = filters.length > 0 ? ['--passWithNoTests'] : [];
  const code = await runVisibly(process.execPath, [...args, ...none, ...filters], WHERE);
  return tallyOf(parseTestReport(readIfThere(file)), code);
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

async function runAll(): Promise<Tally> {
  const checks = await runChecks(SOURCE_CHECKS);
  const hasBrowsers = await readyForBrowsers();
  const unit = await runPart('unit', []);
  const browser = hasBrowsers ? await runPart('browser', []) : NO_BROWSERS;
  const coverage = await runChecks([ruleCoverage(true)]);
  return [checks, unit, browser, coverage].reduce(add, NONE);
}

async function runNamed(filters: readonly string[]): Promise<Tally> {
  const names = filters.filter((filter) => !filter.startsWith('-'));
  const wantsBrowsers = names.length === 0 || names.some((name) => name.includes(BROWSER_TESTS));
  const hasBrowsers = wantsBrowsers && (await readyForBrowsers());
  const unit = await runPart('unit', filters);
  const browser = hasBrowsers ? await runPart('browser', filters) : wantsBrowsers ? NO_BROWSERS : NONE;
  return [unit, browser].reduce(add, NONE);
}

async function run(args: readonly string[]): Promise<Tally> {
  if (args.length === 0) return runAll();
  if (args.includes('--checks')) return runChecks([...SOURCE_CHECKS, ruleCoverage(false)]);
  return runNamed(args);
}

// Logs are read as plain text, whatever CI makes programs believe.
if (!process.stdout.isTTY) process.env['NO_COLOR'] = '1';

const { passed, failed } = await run(process.argv.slice(2));
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
