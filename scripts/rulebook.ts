/**
 * The rules page of a game: one entry for each case, a heading with its number, the rule, and a line that links to its
 * tests. Those lines are written by `npm run coverage:rules -- --write-spec-links`, and checked with the coverage.
 */
import { posix } from 'node:path';
import type { CaseCoverage } from './case-coverage.ts';

export interface RuleEntry {
  /** `6.11`; `A7.55` for an amendment; `S-25` in the skirmish. */
  readonly number: string;
  readonly title: string;
  /** The rule, with its table and its rulings, without the line of tests. */
  readonly text: string;
  /** The line that tells of its tests; empty when there is none. */
  readonly tests: string;
}

/** Longer lines nobody reads. */
const WORDS_A_LINE = 200;
const ENTRY = /^#### (A?\d+\.\d+|[SAXM]-\d+) (\S.*)$/;
const HEADING = /^#{1,6} /;
const TESTS = 'Tests: ';

/** The page cut into what is no entry and what is one, in order; put together again it is the page. */
function cut(page: string): (string[] & { readonly entry?: RuleEntry })[] {
  const parts: string[][] = [];
  for (const line of page.replace(/\n$/, '').split('\n')) {
    if (parts.length === 0 || HEADING.test(line)) parts.push([]);
    parts[parts.length - 1]?.push(line);
  }
  return parts.map((lines) => {
    const [, number, title] = ENTRY.exec(lines[0] ?? '') ?? [];
    if (number === undefined || title === undefined) return lines;
    const tests = lines.filter((line) => line.startsWith(TESTS)).join('\n');
    const text = lines
      .slice(1)
      .filter((line) => !line.startsWith(TESTS))
      .join('\n')
      .trim();
    return Object.assign(lines, { entry: { number, title, text, tests } });
  });
}

/** The entries in the order of the page. */
export function parseRulebook(page: string): RuleEntry[] {
  return cut(page).flatMap(({ entry }) => (entry ? [entry] : []));
}

/**
 * What the line of an entry must say: links to the test files that carry its number, or why there are none. `file` is
 * the page; links are relative to it. Tests beside the rules come before all others, which are named only without them.
 */
export function testsLine(file: string, { tests, reason }: CaseCoverage): string {
  const folder = posix.dirname(file);
  const files = [...new Set(tests.map((test) => test.file))].sort();
  const beside = files.filter((name) => name.startsWith(`${folder}/`));
  const links = (beside.length > 0 ? beside : files).map((name) => {
    const path = posix.relative(folder, name);
    return `[${path.replace(/^src\//, '').replace(/\.test\.tsx?$/, '')}](${path})`;
  });
  if (links.length === 0) return `${TESTS}none, ${reason ?? 'for now'}.`;
  return `${TESTS}${links.join(', ')}${reason === undefined ? '' : `; ${reason}`}.`;
}

/** The page with the line of each entry as it must be. */
export function withTestsLines(file: string, page: string, cases: readonly CaseCoverage[]): string {
  const parts = cut(page).map((part) => {
    const { entry } = part;
    const of = cases.find(({ number }) => number === entry?.number);
    if (!entry || !of) return part.join('\n');
    return `${part[0] ?? ''}\n\n${entry.text}\n\n${testsLine(file, of)}\n`;
  });
  return `${parts.join('\n').trimEnd()}\n`;
}

/**
 * What is wrong with the page, in sentences: every case is an entry exactly once, with a rule and current links. Those
 * that may be told again need not be.
 */
export function faultsOfRulebook(
  file: string,
  page: string,
  cases: readonly CaseCoverage[],
  retold: readonly CaseCoverage[] = [],
): string[] {
  const entries = parseRulebook(page);
  const numbers = entries.map(({ number }) => number);
  const known = [...cases, ...retold].map(({ number }) => number);
  const missing = cases.map(({ number }) => number).filter((number) => !numbers.includes(number));
  const strange = numbers.filter((number) => !known.includes(number));
  const twice = [...new Set(numbers.filter((number, i) => numbers.indexOf(number) !== i))];
  const empty = entries.filter(({ text }) => text === '').map(({ number }) => number);
  const stale = entries.filter(({ number, tests }) => {
    const of = [...cases, ...retold].find((each) => each.number === number);
    return of !== undefined && tests !== testsLine(file, of);
  });
  const long = page
    .split('\n')
    .map((line, i) => ({ line: i + 1, words: line.split(/\s+/).filter((word) => /\w/.test(word)).length }))
    .filter(({ words }) => words > WORDS_A_LINE);
  const say = (list: readonly string[], what: string): string[] => {
    return list.length === 0 ? [] : [`${file} ${what} ${list.join(', ')}.`];
  };
  return [
    ...say(missing, 'has no entry for'),
    ...say(strange, 'has an entry for what is no case:'),
    ...say(twice, 'has more than one entry for'),
    ...say(empty, 'says nothing of'),
    ...say(
      stale.map(({ number }) => number),
      'does not link to the tests that there are (npm run coverage:rules -- --write-spec-links) for',
    ),
    ...long.map(({ line, words }) => `${file} has ${words} words in line ${line}: more than ${WORDS_A_LINE}.`),
  ];
}

/** The numbers of decisions, readings and rulings that a text names in square brackets: `D-13`, `G-9`, `H-44`, `W-2`. */
export function rulingsIn(text: string): string[] {
  const brackets = [...text.matchAll(/\[([DGHW]-\d+(?:,\s*[DGHW]-\d+)*)\]/g)];
  return [...new Set(brackets.flatMap(([, inside = '']) => inside.split(/,\s*/)))];
}
