/**
 * `npm test`: the checks, the unit tests, the browser tests on a freshly built web client; ends with one line,
 * `N passed, N failed`, in which each check counts as one. With `--checks` only the checks; with other arguments only
 * the tests that these name to Vitest.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './checks.ts';
import { ensureChromium } from './install-chromium.ts';
import { runVisibly } from './run.mjs';
import { sayTrouble } from './say.mjs';
import { add, NONE, ONE_FAILED, type Tally, tallyOf } from './tally.ts';
import { ROOT } from './toolchain.mjs';
import { ensureWebClient } from './web-client.mjs';

const VITEST = 'node_modules/vitest/vitest.mjs';
const BROWSER_TESTS = 'tests/browser';

async function runTests(project: string, filters: readonly string[]): Promise<Tally> {
  const report = join(ROOT, 'reports', `${project}.json`);
  rmSync(report, { force: true });
  const options = ['--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [VITEST, 'run', ...options, ...filters];
  const code = await runVisibly(process.execPath, args, { cwd: ROOT, env: process.env });
  return tallyOf(readReport(report), code);
}

function readReport(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

async function runBrowserTests(filters: readonly string[]): Promise<Tally> {
  try {
    await ensureWebClient({ node: process.execPath, env: process.env });
    await ensureChromium();
  } catch (error) {
    sayTrouble(error);
    return ONE_FAILED;
  }
  return runTests('browser', filters);
}

async function main(args: readonly string[]): Promise<void> {
  let tally = NONE;
  if (args.length === 0 || args.includes('--checks')) tally = add(tally, await runChecks());
  if (!args.includes('--checks')) {
    const named = args.filter((arg) => !arg.startsWith('-'));
    const browser = named.length === 0 || named.some((name) => name.includes(BROWSER_TESTS));
    const unit = named.length === 0 || named.some((name) => !name.includes(BROWSER_TESTS));
    if (unit) tally = add(tally, await runTests('unit', args));
    if (browser) tally = add(tally, await runBrowserTests(args));
  }
  if (tally.passed + tally.failed === 0) tally = ONE_FAILED;
  process.stdout.write(`${tally.passed} passed, ${tally.failed} failed\n`);
  process.exitCode = tally.failed === 0 ? 0 : 1;
}

await main(process.argv.slice(2));
