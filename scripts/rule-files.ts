/** Where the cases of the games are listed, and the pages that tell them to players: found by their folders. */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CaseCoverage, RuleCase } from './case-coverage.ts';
import { COMMON, GAMES, SKIRMISH_PAGE, type System } from './systems.ts';

/** A page, from the root of the checkout, and the systems whose cases it tells. */
export interface RulePage {
  readonly file: string;
  readonly systems: readonly System[];
  /**
   * Systems that this page need not tell, and may tell in part: what its game plays in a way of its own of that which another
   * page tells.
   */
  readonly retold: readonly System[];
}

/** The tables of one package: its cases, and those of them that go without a test. */
export interface CaseTables {
  readonly cases: string;
  readonly reasons: string;
}

export function caseTables(root: string): CaseTables[] {
  return globSync('packages/*/cases.tsv', { cwd: root })
    .toSorted()
    .map((cases) => ({ cases, reasons: join(dirname(cases), 'cases-without-tests.tsv') }));
}

/**
 * The page of a siege game stands in the folder that has its name. That of the first stands beside the package, and tells
 * what the games have in common, too. That of the skirmish stands beside its package.
 */
export function rulePages(root: string): RulePage[] {
  const own = GAMES.flatMap((game): RulePage[] =>
    globSync(`packages/*/src/${game}/SPEC.md`, { cwd: root }).map((file) => ({
      file,
      systems: [game],
      retold: [COMMON],
    })),
  );
  const first = globSync('packages/*/SPEC.md', { cwd: root })
    .toSorted()
    .map((file): RulePage => {
      return file === SKIRMISH_PAGE.file ? SKIRMISH_PAGE : { file, systems: [COMMON, GAMES[0]], retold: [] };
    });
  return [...first, ...own];
}

export const isOn = ({ systems }: RulePage, { system }: RuleCase): boolean => systems.includes(system);

/** The cases that a page may tell again, with the tests of its own game and of what the games share. */
export function retoldOn({ systems, retold }: RulePage, cases: readonly CaseCoverage[]): CaseCoverage[] {
  const others = GAMES.filter((game) => !systems.includes(game));
  return cases
    .filter(({ system }) => retold.includes(system))
    .map((each) => {
      const tests = each.tests.filter(({ file }) => !others.some((game) => file.includes(`/${game}/`)));
      return { ...each, tests };
    });
}

/** Games that are played, since their cases have tests, and of which no page tells. */
export function untold(pages: readonly RulePage[], cases: readonly CaseCoverage[]): string[] {
  return [...GAMES, ...SKIRMISH_PAGE.systems]
    .filter(
      (game) =>
        !pages.some(({ systems }) => systems.includes(game)) &&
        cases.some(({ system, tests }) => system === game && tests.length > 0),
    )
    .map((game) => `${game} has tests, and no page: write ${pageOf(game)}.`);
}

const pageOf = (system: System): string =>
  SKIRMISH_PAGE.systems.some((own) => own === system) ? SKIRMISH_PAGE.file : 'SPEC.md in the folder of that name';
