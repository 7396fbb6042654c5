/** Which tests cover which rule case. A test covers a case when its title carries the number in square brackets. */
import { COMMON, gameOf, LAST_COMMON_CHAPTER, skirmishSystem, type System, SYSTEMS } from './systems.ts';

export interface RuleCase {
  readonly system: System;
  /** `6.11`; `A7.55` where a game amends a case that the games have in common; `S-25` in the skirmish. */
  readonly number: string;
}

export interface TestTitle {
  /** From the root of the checkout. */
  readonly file: string;
  /** With the titles of the blocks around it. */
  readonly title: string;
}

export interface CaseCoverage extends RuleCase {
  readonly tests: readonly TestTitle[];
  /** Why it needs no test, as the list of such cases says. */
  readonly reason: string | undefined;
}

export interface Coverage {
  readonly cases: readonly CaseCoverage[];
  /** What is wrong, in sentences. */
  readonly faults: readonly string[];
}

/**
 * A case may go without a test because it tells a player nothing to obey, or because what it needs is still to come; or
 * be tested in part, while the rest of it waits.
 */
const REASON = /^(not a rule|not yet: \S.*|in part: \S.*)$/;
/** Part of the case is tested; the reason says what waits. */
const IN_PART = 'in part: ';

/** The cases that have to be covered: a head line, then a system and a number on each line, a tab between them. */
export function parseCases(table: string): RuleCase[] {
  return rowsOf(table, 2).map(([system = '', number = '']) => ({ system: parseSystem(system), number }));
}

/** The cases that go without a test, with the reason. */
export function parseReasons(table: string): (RuleCase & { readonly reason: string })[] {
  return rowsOf(table, 3).map(([system = '', number = '', reason = '']) => {
    return { system: parseSystem(system), number, reason };
  });
}

function rowsOf(table: string, columns: number): string[][] {
  const lines = table.split('\n').filter((line) => line !== '');
  return lines.slice(1).map((line) => {
    const cells = line.split('\t');
    if (cells.length !== columns) throw new Error(`a line of ${cells.length} columns in place of ${columns}: ${line}`);
    return cells;
  });
}

function parseSystem(text: string): System {
  const system = SYSTEMS.find((name) => name === text);
  if (!system) throw new Error(`no system of rules is called '${text}'`);
  return system;
}

/** A case of the skirmish, or a ruling on one. */
const OF_SKIRMISH = /^[SAXMRT]-[1-9]\d*$/;

/**
 * The cases that a title names: `[6.11]`, `[A7.55, 15.72]`, `[S-25]`, `[A-11, R-48]`. Numbers up to 10 are what the games have in common; higher ones
 * and amendments are of the game in whose folder the file stands, or which the bracket begins with: `[gondor 15.21]`.
 * Brackets that hold anything else are not about cases.
 */
export function casesIn({ file, title }: TestTitle): RuleCase[] {
  const game = gameOf(file);
  return [...title.matchAll(/\[([^[\]]+)\]/g)].flatMap(([, inside = '']) => {
    const [first, ...others] = inside.split(/[\s,]+/).filter((word) => word !== '');
    if (first !== undefined && [first, ...others].every((word) => OF_SKIRMISH.test(word)))
      return [first, ...others].flatMap((number): RuleCase[] => {
        const system = skirmishSystem(number);
        return system === undefined ? [] : [{ system, number }];
      });
    const named = SYSTEMS.find((system) => system === first);
    const numbers = named ? others : [first ?? '', ...others];
    if (numbers.length === 0 || !numbers.every((number) => /^A?\d+\.\d+$/.test(number))) return [];
    return numbers.map((number): RuleCase => {
      const common = !number.startsWith('A') && Number.parseInt(number, 10) <= LAST_COMMON_CHAPTER;
      return { system: named ?? (common ? COMMON : game), number };
    });
  });
}

const keyOf = ({ system, number }: RuleCase): string => `${system} ${number}`;

export function coverageOf(
  cases: readonly RuleCase[],
  reasons: readonly (RuleCase & { readonly reason: string })[],
  titles: readonly TestTitle[],
): Coverage {
  const testsOf = new Map<string, TestTitle[]>(cases.map((each) => [keyOf(each), []]));
  for (const title of titles) {
    const keys = new Set(casesIn(title).map(keyOf));
    for (const key of keys) testsOf.get(key)?.push(title);
  }
  const reasonOf = new Map(reasons.map((each) => [keyOf(each), each.reason]));
  const covered = cases.map((each): CaseCoverage => {
    return { ...each, tests: testsOf.get(keyOf(each)) ?? [], reason: reasonOf.get(keyOf(each)) };
  });
  const faults = [
    ...repeated(cases.map(keyOf)).map((key) => `${key} is twice among the cases.`),
    ...repeated(reasons.map(keyOf)).map((key) => `${key} is twice among the cases without tests.`),
    ...reasons
      .filter((each) => !testsOf.has(keyOf(each)))
      .map((each) => `${keyOf(each)} is no case, but has a reason.`),
    ...reasons
      .filter(({ reason }) => !REASON.test(reason))
      .map(
        (each) =>
          `${keyOf(each)} has the reason '${each.reason}': write 'not a rule', 'not yet: what it waits for' or 'in part: what waits'.`,
      ),
    ...covered
      .filter(({ tests, reason }) => tests.length > 0 && reason !== undefined && !reason.startsWith(IN_PART))
      .map((each) => `${keyOf(each)} has tests, so it needs no reason: ${each.tests[0]?.title}`),
    ...covered
      .filter(({ tests, reason }) => tests.length === 0 && reason?.startsWith(IN_PART))
      .map((each) => `${keyOf(each)} is said to be tested in part, and has no test.`),
    ...SYSTEMS.flatMap((system) => missingOf(covered, system)),
  ];
  return { cases: covered, faults };
}

/** One sentence for all cases of a system that nobody has thought of. */
function missingOf(cases: readonly CaseCoverage[], system: System): string[] {
  const missing = cases.filter((each) => {
    return each.system === system && each.tests.length === 0 && each.reason === undefined;
  });
  const numbers = missing.map(({ number }) => number).join(', ');
  return missing.length === 0 ? [] : [`${system} has neither a test nor a reason for ${numbers}.`];
}

function repeated(keys: readonly string[]): string[] {
  return [...new Set(keys.filter((key, i) => keys.indexOf(key) !== i))];
}

/** Every case with its tests, system by system, and a summary. */
export function makeReport({ cases }: Coverage): string {
  return [...SYSTEMS.flatMap((system) => [system, ...sectionOf(cases, system), '']), ...summaryOf(cases)].join('\n');
}

function sectionOf(cases: readonly CaseCoverage[], system: System): string[] {
  return cases
    .filter((each) => each.system === system)
    .flatMap(({ number, tests, reason }) => {
      if (tests.length === 0) return [`  ${number.padEnd(6)} ${reason ?? 'NO TEST'}`];
      const lines = tests.map(({ file, title }, i) => `  ${(i === 0 ? number : '').padEnd(6)} ${file} › ${title}`);
      return reason === undefined ? lines : [...lines, `         (${reason})`];
    });
}

/** One line for each system. */
export function summaryOf(cases: readonly CaseCoverage[]): string[] {
  return SYSTEMS.map((system) => {
    const own = cases.filter((each) => each.system === system);
    const covered = own.filter(({ tests }) => tests.length > 0);
    const inPart = covered.filter(({ reason }) => reason !== undefined);
    const waived = own.filter(({ tests, reason }) => tests.length === 0 && reason !== undefined);
    const waiting = waived.filter(({ reason }) => reason?.startsWith('not yet'));
    return (
      `${system}: ${covered.length} of ${own.length} cases have tests (${inPart.length} in part), ${waiting.length} wait for what is to come, ` +
      `${waived.length - waiting.length} are no rules, ${own.length - covered.length - waived.length} are missing`
    );
  });
}
