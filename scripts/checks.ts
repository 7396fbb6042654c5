/** The checks that are no tests. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { collect } from './run.mjs';
import { ROOT } from './toolchain.mjs';

interface Check {
  readonly name: string;
  /** Node programs that all must succeed: a file of ours or of a package, and its arguments. */
  readonly programs: readonly (readonly string[])[];
  /** What to do when it fails. */
  readonly advice: string;
}

/** As many programs at once as the smallest machine has cores that we test on. */
const AT_ONCE = 2;
const TSC = 'node_modules/typescript/bin/tsc';

const CHECKS: readonly Check[] = [
  {
    name: 'types',
    programs: typedFolders().map((folder) => [TSC, '-p', folder]),
    advice: 'Mend the types.',
  },
  {
    name: 'lint',
    programs: [['node_modules/oxlint/bin/oxlint']],
    advice: 'Mend what is named; .oxlintrc.json says which rules hold where.',
  },
  {
    name: 'format',
    programs: [['node_modules/@biomejs/biome/bin/biome', 'format', '.']],
    advice: 'Run `npm run format`.',
  },
  {
    name: 'dead code',
    programs: [['node_modules/knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors']],
    advice: 'Remove what nothing uses, or use it.',
  },
  {
    name: 'rule coverage',
    programs: [['scripts/coverage-rules.ts', '--faults']],
    advice: 'Give the case a test with its number in the title, or a reason in packages/siege/cases-without-tests.tsv.',
  },
];

/** Runs every check and says of each how it went. Resolves to the number of failed ones and of all. */
export async function runChecks(): Promise<{ passed: number; failed: number }> {
  const slot = slots(AT_ONCE);
  const results = await Promise.all(
    CHECKS.map(async ({ name, programs, advice }) => {
      const began = Date.now();
      const ended = await Promise.all(
        programs.map((program) => slot(() => collect(process.execPath, program, { cwd: ROOT, env: process.env }))),
      );
      const complaints = ended.filter(({ code }) => code !== 0).map(({ output }) => output.trimEnd());
      report(name, complaints.length === 0, Date.now() - began);
      for (const complaint of complaints) process.stdout.write(`${complaint}\n`);
      if (complaints.length > 0) process.stdout.write(`${advice}\n\n`);
      return complaints.length === 0;
    }),
  );
  const failed = results.filter((ok) => !ok).length;
  return { passed: results.length - failed, failed };
}

function report(name: string, ok: boolean, milliseconds: number): void {
  process.stdout.write(`${ok ? '✓' : '✗'} ${name} (${(milliseconds / 1000).toFixed(1)} s)\n`);
}

function typedFolders(): string[] {
  const members = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(ROOT, group)).map((name) => join(group, name)),
  );
  return [...members, 'scripts', 'tests'].filter((folder) => existsSync(join(ROOT, folder, 'tsconfig.json')));
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
