import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseCoverage } from './case-coverage.ts';
import { caseTables, isOn, retoldOn, type RulePage, rulePages, untold } from './rule-files.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'warbeacon-rules-'));
  for (const file of [
    'packages/siege/cases.tsv',
    'packages/siege/SPEC.md',
    'packages/siege/src/gondor/SPEC.md',
    'packages/siege/src/notation/SPEC.md',
    'packages/skirmish/cases.tsv',
    'packages/skirmish/SPEC.md',
    'packages/kernel/package.json',
  ]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const PAGES: readonly RulePage[] = [
  { file: 'packages/siege/SPEC.md', systems: ['standard', 'helms-deep'], retold: [] },
  {
    file: 'packages/skirmish/SPEC.md',
    systems: ['skirmish', 'skirmish-advanced'],
    retold: ['skirmish-house', 'skirmish-geometry'],
  },
  { file: 'packages/siege/src/gondor/SPEC.md', systems: ['gondor'], retold: ['standard'] },
];

describe('the rules of the games', () => {
  test('are told on a page in the folder of each, those of the first beside the package', () => {
    expect(rulePages(root)).toEqual(PAGES);
  });

  test('have their cases beside the package', () => {
    expect(caseTables(root)).toEqual([
      { cases: 'packages/siege/cases.tsv', reasons: 'packages/siege/cases-without-tests.tsv' },
      { cases: 'packages/skirmish/cases.tsv', reasons: 'packages/skirmish/cases-without-tests.tsv' },
    ]);
  });

  test('stand on one page each', () => {
    const pagesOf = (system: RulePage['systems'][number]): string[] =>
      PAGES.filter((page) => isOn(page, { system, number: '15.21' })).map(({ file }) => file);
    expect(pagesOf('standard')).toEqual(['packages/siege/SPEC.md']);
    expect(pagesOf('gondor')).toEqual(['packages/siege/src/gondor/SPEC.md']);
    expect(pagesOf('skirmish-advanced')).toEqual(['packages/skirmish/SPEC.md']);
    expect(pagesOf('skirmish-house')).toEqual([]);
  });

  test('may tell again what the games have in common, without the tests of other games', () => {
    const test = (file: string) => ({ file, title: '[7.12]' });
    const files = ['src/standard/missiles.test.ts', 'src/helms-deep/perft.test.ts', 'src/gondor/bows.test.ts'];
    const range: CaseCoverage = { system: 'standard', number: '7.12', tests: files.map(test), reason: undefined };
    const ram: CaseCoverage = { system: 'helms-deep', number: '20.4', tests: [], reason: undefined };
    const [first, , own] = PAGES.map((page) => retoldOn(page, [range, ram]));
    expect(first).toEqual([]);
    expect(own).toEqual([{ ...range, tests: [files[0], files[2]].map((file = '') => test(file)) }]);
  });

  test('must be told as soon as one of their cases has a test', () => {
    const cases = (files: readonly string[]): CaseCoverage[] => [
      {
        system: 'gondor',
        number: '15.21',
        tests: files.map((file) => ({ file, title: '[15.21]' })),
        reason: undefined,
      },
    ];
    expect(untold(PAGES.slice(0, 1), cases([]))).toEqual([]);
    expect(untold(PAGES, cases(['a.test.ts']))).toEqual([]);
    const zone = {
      system: 'skirmish',
      number: 'S-25',
      tests: [{ file: 'a.test.ts', title: '' }],
      reason: undefined,
    } as const;
    expect(untold(PAGES, [zone])).toEqual([]);
    expect(untold(PAGES.slice(0, 1), [zone])).toEqual([
      'skirmish has tests, and no page: write packages/skirmish/SPEC.md.',
    ]);
    // Nobody plays by a law of measuring alone.
    expect(untold(PAGES.slice(0, 1), [{ ...zone, system: 'skirmish-geometry', number: 'M-14' }])).toEqual([]);
    expect(untold(PAGES.slice(0, 1), cases(['a.test.ts']))).toEqual([
      'gondor has tests, and no page: write SPEC.md in the folder of that name.',
    ]);
  });
});
