import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CaseCoverage, parseCases } from './case-coverage.ts';
import { caseTables, isOn, rulePages } from './rule-files.ts';
import { faultsOfRulebook, parseRulebook, rulingsIn, testsLine, withTestsLines } from './rulebook.ts';
import { ROOT } from './toolchain.mjs';

const FILE = 'packages/siege/SPEC.md';

const covered = (number: string, files: readonly string[], reason?: string): CaseCoverage => ({
  system: 'standard',
  number,
  tests: files.map((file) => ({ file, title: `[${number}] …` })),
  reason,
});
const ZONES = covered('6.11', ['packages/siege/src/cases/zones.test.ts', 'packages/siege/src/perft.test.ts']);
const MAGIC = covered('8.51', [], 'not yet: magic');

const PAGE = `# The rules

Some words.

#### 6.11 Stop

One stops. [G-12, W-4]

| a | b |
|---|---|

Tests: [cases/zones](src/cases/zones.test.ts), [perft](src/perft.test.ts).

## Magic

#### 8.51 Magic

None. [D-7]

Tests: none, not yet: magic.
`;

describe('a rules page', () => {
  test('is read entry by entry, with other headings between them', () => {
    expect(parseRulebook(PAGE)).toEqual([
      {
        number: '6.11',
        title: 'Stop',
        text: 'One stops. [G-12, W-4]\n\n| a | b |\n|---|---|',
        tests: 'Tests: [cases/zones](src/cases/zones.test.ts), [perft](src/perft.test.ts).',
      },
      { number: '8.51', title: 'Magic', text: 'None. [D-7]', tests: 'Tests: none, not yet: magic.' },
    ]);
  });

  test('of the skirmish has entries of its own numbers, one case each', () => {
    const page =
      '#### S-25 Entering a zone\n\nNot without a charge. [R-2]\n\n#### A-11 Swimming\n\nA die.\n\n#### R-2 A ruling\n';
    expect(parseRulebook(page).map(({ number, title }) => `${number} ${title}`)).toEqual([
      'S-25 Entering a zone',
      'A-11 Swimming',
    ]);
    const zone: CaseCoverage = {
      system: 'skirmish',
      number: 'S-25',
      tests: [{ file: 'packages/skirmish/src/cases/zones.test.ts', title: '[S-25]' }],
      reason: undefined,
    };
    expect(withTestsLines('packages/skirmish/SPEC.md', page, [zone])).toContain(
      'Tests: [cases/zones](src/cases/zones.test.ts).\n\n#### A-11',
    );
  });

  test('links to the tests beside the rules, to others only when there are none', () => {
    expect(testsLine(FILE, covered('6.11', ['apps/cli/src/a.test.ts', 'packages/siege/src/b.test.ts']))).toBe(
      'Tests: [b](src/b.test.ts).',
    );
    expect(testsLine(FILE, covered('6.11', ['apps/cli/src/a.test.ts']))).toBe(
      'Tests: [../../apps/cli/src/a](../../apps/cli/src/a.test.ts).',
    );
  });

  test('says of a case without tests why, and of one tested in part what waits', () => {
    expect(testsLine(FILE, MAGIC)).toBe('Tests: none, not yet: magic.');
    expect(testsLine(FILE, covered('6.11', ['packages/siege/src/b.test.ts'], 'in part: night waits'))).toBe(
      'Tests: [b](src/b.test.ts); in part: night waits.',
    );
  });

  test('is written with current links and is otherwise left as it is', () => {
    expect(withTestsLines(FILE, PAGE, [ZONES, MAGIC])).toBe(PAGE);
    const bare = PAGE.replaceAll(/Tests: .*\n/g, '');
    expect(withTestsLines(FILE, bare, [ZONES, MAGIC])).toBe(PAGE);
  });

  test('is as it should be when every case has its entry and its links are current', () => {
    expect(faultsOfRulebook(FILE, PAGE, [ZONES, MAGIC])).toEqual([]);
  });

  test('is told what is missing, strange, twice there, empty or out of date', () => {
    const page = `${PAGE}\n#### 6.11 Again\n\nAgain.\n\n#### 9.99 Nothing\n`;
    expect(faultsOfRulebook(FILE, page, [ZONES, { ...MAGIC, reason: 'not a rule' }, covered('7.1', [])])).toEqual([
      `${FILE} has no entry for 7.1.`,
      `${FILE} has an entry for what is no case: 9.99.`,
      `${FILE} has more than one entry for 6.11.`,
      `${FILE} says nothing of 9.99.`,
      `${FILE} does not link to the tests that there are (npm run coverage:rules -- --write-spec-links) for 8.51, 6.11.`,
    ]);
  });

  test('may tell again what another page tells, once and with its links', () => {
    expect(faultsOfRulebook(FILE, PAGE, [ZONES], [MAGIC, covered('8.52', [])])).toEqual([]);
    expect(faultsOfRulebook(FILE, PAGE.replace('not yet: magic', 'soon'), [ZONES], [MAGIC])).toEqual([
      `${FILE} does not link to the tests that there are (npm run coverage:rules -- --write-spec-links) for 8.51.`,
    ]);
  });

  test('has no line that nobody reads to its end', () => {
    const page = PAGE.replace('Some words.', 'word '.repeat(201));
    expect(faultsOfRulebook(FILE, page, [ZONES, MAGIC])).toEqual([`${FILE} has 201 words in line 3: more than 200.`]);
  });

  test('names rulings in brackets, and links are none', () => {
    expect(rulingsIn('Text. [G-12, W-4] [a link](x) [7.55] G-1 [D-7]\n[D-7]')).toEqual(['G-12', 'W-4', 'D-7']);
  });
});

describe.each(rulePages(ROOT))('the rules page $file', (of) => {
  const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
  const page = read(of.file);
  const rulings = read('docs/rulings.md');
  const rows = [...rulings.matchAll(/^\| ([DGHW]-\d+) \|/gm)].map(([, number]) => number);

  test('has every case of its systems once', () => {
    const cases = caseTables(ROOT).flatMap((table) => parseCases(read(table.cases)));
    const onPage = cases.filter((each) => isOn(of, each)).map(({ number }) => number);
    const retold = cases.filter(({ system }) => of.retold.includes(system)).map(({ number }) => number);
    expect(onPage.length).toBeGreaterThan(0);
    const told = parseRulebook(page).map(({ number }) => number);
    expect(told.filter((number) => !retold.includes(number)).toSorted()).toEqual(onPage.toSorted());
    expect(told.length).toBe(new Set(told).size);
  });

  test('leans on no ruling that is not written down, and none is written down twice', () => {
    expect(rulingsIn(page).filter((number) => !rows.includes(number))).toEqual([]);
    expect(rows.filter((number, i) => rows.indexOf(number) !== i)).toEqual([]);
  });

  test('links to files that are there', () => {
    const links = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href);
    expect(links.filter((href) => !existsSync(join(ROOT, dirname(of.file), href)))).toEqual([]);
  });
});
