/**
 * `npm run coverage:rules`: every rule case with its tests; fails when a case has neither a test nor a reason to have
 * none. With `--reports` it counts the tests that passed in the last `npm test`, else all that there are; with
 * `--faults` it prints only what is wrong and the summary. The rules pages link to the tests of each case: with
 * `--write-spec-links` the links are brought up to date, else they are checked.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { coverageOf, makeReport, parseCases, parseReasons, summaryOf, type TestTitle } from './case-coverage.ts';
import { caseTables, isOn, retoldOn, rulePages, untold } from './rule-files.ts';
import { faultsOfRulebook, withTestsLines } from './rulebook.ts';
import { collect } from './run.mjs';
import { parseTestList, parseTestReport } from './test-reports.ts';
import { ROOT } from './toolchain.mjs';

const LIST = 'reports/list.json';
/** Each part of the tests, and the second try of what failed in it. */
const REPORTS = ['unit', 'unit-again', 'browser', 'browser-again'].map((name) => `reports/${name}.json`);

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

function passedTests(): TestTitle[] {
  const passed = REPORTS.filter((path) => existsSync(join(ROOT, path)))
    .flatMap((path) => parseTestReport(read(path)).tests)
    .filter(({ passed }) => passed);
  // Most tests of a second try had passed before.
  return [...new Map(passed.map((test) => [`${test.file} ${test.title}`, test])).values()];
}

async function allTests(): Promise<TestTitle[]> {
  // Titles made from tables are known only once the test files have been run through.
  const args = ['node_modules/vitest/vitest.mjs', 'list', `--json=${LIST}`, '--no-static-parse'];
  const { code, output } = await collect(process.execPath, args, { cwd: ROOT, env: process.env });
  if (code !== 0) throw new Error(`The tests could not be listed.\n${output}`);
  return parseTestList(read(LIST));
}

const flags = process.argv.slice(2);
const tests = flags.includes('--reports') ? passedTests() : await allTests();
// Tests of the repository's own tools are full of case numbers, and test no rule.
const titles = tests
  .map(({ file, title }) => ({ file: relative(ROOT, file), title }))
  .filter(({ file }) => file.startsWith('packages/') || file.startsWith('apps/'));
const tables = caseTables(ROOT);
const coverage = coverageOf(
  tables.flatMap(({ cases }) => parseCases(read(cases))),
  tables.flatMap(({ reasons }) => parseReasons(read(reasons))),
  titles,
);

const pages = rulePages(ROOT);
const faultsOfPages = pages.flatMap((page) => {
  const { file } = page;
  const onPage = coverage.cases.filter((each) => isOn(page, each));
  const retold = retoldOn(page, coverage.cases);
  if (flags.includes('--write-spec-links')) {
    writeFileSync(join(ROOT, file), withTestsLines(file, read(file), [...onPage, ...retold]));
  }
  return faultsOfRulebook(file, read(file), onPage, retold);
});
const faults = [...coverage.faults, ...faultsOfPages, ...untold(pages, coverage.cases)];

const report = flags.includes('--faults') ? summaryOf(coverage.cases).join('\n') : makeReport(coverage);
process.stdout.write(`${report}\n${faults.map((fault) => `✗ ${fault}\n`).join('')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
