/** The checks that are no tests. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { collect } from './run.mjs';
import type { Tally } from './tally.ts';
import { ROOT } from './toolchain.mjs';

interface Check {
  readonly name: string;
  /** Node programs that all must succeed: a file of ours or of a package, and its arguments. */
  readonly programs: readonly (readonly string[])[];
  /** Variables for them besides our own. */
  readonly env?: Readonly<Record<string, string>>;
  /** What to do when it fails. */
  readonly advice: string;
}

/** As many programs at once as the smallest machine has cores that we test on. */
const AT_ONCE = 2;
const TSC = 'node_modules/typescript/bin/tsc';

/** Checks of the sources alone. */
export const SOURCE_CHECKS: readonly Check[] = [
  {
    name: 'types',
    // One checker each: several would each work out the same types of the schemas, for three times the work.
    programs: typedProjects().map((project) => [TSC, '-p', project, '--checkers', '1']),
    advice: 'Mend the types.',
  },
  {
    name: 'lint',
    programs: [['node_modules/oxlint/bin/oxlint']],
    // Its type checker, too, does on two cores twice the work that it does on one.
    env: { GOMAXPROCS: '1' },
    advice: 'Mend what is named; .oxlintrc.json says which rules hold where.',
  },
  {
    name: 'format',
    programs: [['node_modules/@biomejs/biome/bin/biome', 'format', '.']],
    advice: 'Run `npm run format`.',
  },
  {
    name: 'dead code',
    programs: [['node_modules/knip/bin/knip.js', '--no-progress']],
    advice: 'Remove what nothing uses, or use it.',
  },
];

/** Whether every rule case has a test: one that passed in the run before, or, with no run, one that is there. */
export function ruleCoverage(afterTests: boolean): Check {
  return {
    name: 'rule coverage',
    programs: [['scripts/coverage-rules.ts', '--faults', ...(afterTests ? ['--reports'] : [])]],
    advice:
      'Give the case a test with its number in the title, or a reason in the cases-without-tests.tsv of its package. ' +
      'Links of the rules pages: `npm run coverage:rules -- --write-spec-links`.',
  };
}

/** Runs checks, a few programs at once, says of each how it went, and counts them. */
export async function runChecks(checks: readonly Check[]): Promise<Tally> {
  const slot = slots(AT_ONCE);
  const results = await Promise.all(
    checks.map(async ({ name, programs, env, advice }) => {
      const began = Date.now();
      const ended = await Promise.all(
        programs.map((program) =>
          slot(() => collect(process.execPath, program, { cwd: ROOT, env: { ...process.env, ...env } })),
        ),
      );
      const complaints = ended.filter(({ code }) => code !== 0).map(({ output }) => `${output.trimEnd()}\n`);
      const ok = complaints.length === 0;
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      process.stdout.write(`${ok ? '✓' : '✗'} ${name} (${seconds} s)\n`);
      if (!ok) process.stdout.write(`${complaints.join('')}${advice}\n\n`);
      return ok;
    }),
  );
  const passed = results.filter((ok) => ok).length;
  return { passed, failed: results.length - passed };
}

/** Every package, app and folder of ours can have several: what runs in a browser knows less than its tests. */
function typedProjects(): string[] {
  const members = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(ROOT, group)).map((name) => join(group, name)),
  );
  return [...members, 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => /^tsconfig(\.[a-z]+)?\.json$/.test(name))
      .map((name) => join(folder, name)),
  );
}

/** Lets at most `count` pieces of work run at once; the others wait for their turn. */
function slots(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
