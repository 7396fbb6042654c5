/**
 * `npm run mutation [path…]`: breaks the rules of the siege games in thousands of small ways, one at a time, and looks
 * whether a test notices. Works in a clone of the last commit, since the sources are changed on the spot. What is known
 * from the run before is kept in `.tools/mutation`, so that a second run tries only what has changed since. With
 * paths in `packages/skirmish` or `packages/plane` the tests of these two are run, else those of the siege games; with
 * `TESTS=<folder or file>` only those tests are run: quicker, and the score is then the least it can be.
 *
 * Sentences are left as they are: a refusal is tested by its code and its case, not by its wording.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..');
const RULES = 'packages/siege/src';
/** Packages of which the tests of the siege games know nothing, and whose own tests cover one another. */
const SKIRMISH = /^packages\/(?:plane|skirmish)\//;
const TESTS_OF_SKIRMISH = 'packages/{plane,skirmish}/src';
/** Of a hundred mutants that many must be found out. */
const SCORE_TO_HOLD = 80;
const KEPT = join(ROOT, '.tools', 'mutation', 'known.json');

const reportSchema = z.object({
  files: z.record(
    z.string(),
    z.object({ mutants: z.array(z.object({ status: z.string(), mutatorName: z.string() })) }),
  ),
});

/** What became of the mutants of a folder. */
interface Tally {
  found: number;
  survived: number;
  untested: number;
}

function main(paths: readonly string[]): void {
  const clone = mkdtempSync(join(tmpdir(), 'warbeacon-mutation-'));
  try {
    prepare(clone);
    const report = join(clone, 'mutation.json');
    writeFileSync(join(clone, 'stryker.config.json'), JSON.stringify(settings(paths, report)));
    const ran = spawnSync(process.execPath, [join(clone, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run'], {
      cwd: clone,
      env: { ...process.env, TESTS: testsOf(paths) },
      stdio: 'inherit',
    });
    if (!existsSync(report)) throw new Error(`the run ended without a report (${ran.status ?? ran.signal ?? ''})`);
    mkdirSync(dirname(KEPT), { recursive: true });
    cpSync(report, join(dirname(KEPT), 'report.json'));
    const { files } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
    // What is known of other files from earlier runs is in the report too, and not whole.
    const tallies = tally(
      Object.entries(files).filter(([file]) => chosen(paths).some((path) => file.startsWith(path))),
    );
    process.exitCode = tell(tallies) < SCORE_TO_HOLD ? 1 : 0;
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

/** A clone of the last commit that borrows what has been installed here. */
function prepare(clone: string): void {
  run('git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, clone]);
  symlinkSync(join(ROOT, '.tools'), join(clone, '.tools'));
  symlinkSync(join(ROOT, 'node_modules'), join(clone, 'node_modules'));
  for (const member of ['kernel', 'hexgrid', 'plane', 'siege', 'skirmish', 'protocol', 'bots', 'testkit']) {
    const from = join(ROOT, 'packages', member, 'node_modules');
    // The links within are relative: copied, they lead to the clone's own packages.
    if (existsSync(from)) {
      cpSync(from, join(clone, 'packages', member, 'node_modules'), { recursive: true, verbatimSymlinks: true });
    }
  }
}

function run(program: string, args: readonly string[]): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status}`);
}

/** The files and folders that were asked for, from the root; all rules of the siege games where none were. */
function chosen(paths: readonly string[]): string[] {
  return (paths.length > 0 ? paths : [RULES]).map((path) => relative(ROOT, join(ROOT, path)));
}

/** The tests to run, where that is not left to the configuration. */
function testsOf(paths: readonly string[]): string | undefined {
  const ofSkirmish = chosen(paths).every((path) => SKIRMISH.test(`${path}/`));
  return process.env['TESTS'] ?? (ofSkirmish ? TESTS_OF_SKIRMISH : undefined);
}

function settings(paths: readonly string[], report: string): object {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    mutate: [
      ...chosen(paths).map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.ts`)),
      '!**/*.test.ts',
      '!**/*.fixture.ts',
      '!**/testing/**',
      '!**/*.schema.ts',
    ],
    mutator: { excludedMutations: ['StringLiteral'] },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    // A machine with other work to do is slow now and then, and that is no proof against a mutant.
    timeoutMS: 20_000,
    inPlace: true,
    concurrency: cpus().length,
    incremental: true,
    incrementalFile: KEPT,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: report },
    ignorePatterns: ['.tools', 'apps', 'docs'],
  };
}

type Files = z.infer<typeof reportSchema>['files'];

function tally(files: readonly (readonly [string, Files[string]])[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const [file, { mutants }] of files) {
    const of = tallies.get(file) ?? { found: 0, survived: 0, untested: 0 };
    tallies.set(file, of);
    for (const { status } of mutants) {
      if (status === 'Killed' || status === 'Timeout') of.found++;
      else if (status === 'Survived') of.survived++;
      else if (status === 'NoCoverage') of.untested++;
    }
  }
  return tallies;
}

/** Prints what was found and returns the score of all together, in percent. */
function tell(tallies: ReadonlyMap<string, Tally>): number {
  const score = ({ found, survived, untested }: Tally): number =>
    (100 * found) / Math.max(1, found + survived + untested);
  const all: Tally = { found: 0, survived: 0, untested: 0 };
  for (const [file, of] of [...tallies].sort(([a], [b]) => a.localeCompare(b))) {
    if (of.found + of.survived + of.untested === 0) continue;
    all.found += of.found;
    all.survived += of.survived;
    all.untested += of.untested;
    const left = `${of.survived} survived, ${of.untested} untested`;
    process.stdout.write(`${score(of).toFixed(1).padStart(6)} %  ${file}: ${of.found} found, ${left}\n`);
  }
  process.stdout.write(
    `${score(all).toFixed(1).padStart(6)} %  in all: ${all.found} found, ${all.survived} survived, ${all.untested} untested\n`,
  );
  return score(all);
}

main(process.argv.slice(2));
