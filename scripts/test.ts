/**
 * `npm test`: the checks, the unit tests, the browser tests on a freshly built web client; ends with one line,
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

/** `projects`: all those of Vitest whose names begin so; their report is named after it. */
async function runTests(projects: 'unit' | 'browser', filters: readonly string[] = []): Promise<Tally> {
  const file = join(ROOT, 'reports', `${projects}.json`);
  rmSync(file, { force: true });
  const options = ['--project', `${projects}*`, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = [VITEST, 'run', ...options, ...filters];
  const code = await runVisibly(process.execPath, args, { cwd: ROOT, env: process.env });
  return tallyOf(parseTestReport(readIfThere(file)), code);
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

async function runBrowserTests(filters: readonly string[] = []): Promise<Tally> {
  try {
    await ensureWebClient({ node: process.execPath, env: process.env });
    await ensureChromium();
  } catch (error) {
    sayTrouble(error);
    return { passed: 0, failed: 1 };
  }
  return runTests('browser', filters);
}

async function runAll(): Promise<Tally> {
  const checks = await runChecks(SOURCE_CHECKS);
  const unit = await runTests('unit');
  const browser = await runBrowserTests();
  const coverage = await runChecks([ruleCoverage(true)]);
  return [checks, unit, browser, coverage].reduce(add, NONE);
}

async function runNamed(filters: readonly string[]): Promise<Tally> {
  const names = filters.filter((filter) => !filter.startsWith('-'));
  const browser = names.length === 0 || names.some((name) => name.includes(BROWSER_TESTS));
  const unit = names.length === 0 || names.some((name) => !name.includes(BROWSER_TESTS));
  return add(unit ? await runTests('unit', filters) : NONE, browser ? await runBrowserTests(filters) : NONE);
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
