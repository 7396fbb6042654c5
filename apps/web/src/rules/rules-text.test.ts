import spec from '@warbeacon/siege/SPEC.md?raw';
import gondor from '@warbeacon/siege/gondor/SPEC.md?raw';
import skirmish from '@warbeacon/skirmish/SPEC.md?raw';
import { describe, expect, test } from 'vitest';
import { findCase, isCaseNumber, readInlines, readRules } from './rules-text.ts';
import { forPlayers } from './skirmish-text.ts';

const PAGES = [
  { name: 'the first game', spec },
  { name: 'Gondor', spec: gondor },
  { name: 'the skirmish', spec: forPlayers(skirmish) },
].map((page) => ({ ...page, rules: readRules(page.spec) }));

describe.each(PAGES)('the page of rules of $name', ({ name, spec, rules }) => {
  const cases = rules.chapters.flatMap((chapter) => chapter.cases);
  test('has every case of the file under its number, and each number once', () => {
    const written = [...spec.matchAll(/^#### (\S+)/gm)].map(([, number]) => number);
    expect(cases.map(({ number }) => number).filter((number) => number !== '')).toEqual(written);
    expect(new Set(written).size).toBe(written.length);
  });
  test('leaves no case without words, and no mark of the file in them', () => {
    for (const { number, blocks } of cases) if (number !== '') expect(blocks.length, number).toBeGreaterThan(0);
    expect(JSON.stringify(rules)).not.toMatch(/Tests:|\*\*|\]\(|\|\|/);
  });
  test('speaks to players: of no file, no program, no test and nobody’s notes', () => {
    const said = wordsOf([rules.title, rules.intro, rules.chapters]);
    expect(said).toMatch(/die/);
    const ofTheHouse = /\b(?:programs?|files?|folders?|json|schema|protocol|server|client|rulings?)\b|`|\.(?:ts|md)\b/i;
    // Towers stand “in file”, and nothing else does.
    expect(ofTheHouse.exec(said)?.[0]).toBeUndefined();
    // Warriors are tested for their courage.
    expect(name === 'the skirmish' ? undefined : /\btests?\b/i.exec(said)?.[0]).toBeUndefined();
    expect(/\[?\b[RMDH]-\d+/.exec(said)?.[0]).toBeUndefined();
  });
  test('reads tables by rows and columns', () => {
    const tables = cases.flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'table'));
    expect(tables.length).toBeGreaterThan(1);
    for (const table of tables)
      expect(table.type === 'table' && table.rows.every((row) => row.length === table.head.length)).toBe(true);
  });
});

/** All that is to be read. */
function wordsOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (Array.isArray(part)) return part.map(wordsOf).join(' ');
  if (typeof part !== 'object' || part === null) return '';
  return Object.entries(part)
    .filter(([name]) => !['type', 'id', 'href'].includes(name))
    .map(([, value]) => wordsOf(value))
    .join(' ');
}

describe('a case', () => {
  const rules = readRules(spec);
  test('is found by its number, as its amendment, or as the first of its family', () => {
    expect(findCase(rules, '20.61')).toBe('20.61');
    expect(findCase(rules, '8.1')).toBe('8.1');
    expect(findCase(rules, '2.3')).toBe('A2.3');
    expect(findCase(rules, '22.1')).toBe('22.11');
    expect(findCase(rules, '7.55-HD')).toBe('A7.55');
    expect(findCase(rules, 'nowhere')).toBeUndefined();
  });
  test('is found on the page of its game, if that tells it', () => {
    expect(findCase(readRules(gondor), '16.74')).toBe('16.74');
    expect(findCase(readRules(gondor), '7.12')).toBe('7.12');
    expect(findCase(readRules(gondor), '7.41')).toBeUndefined();
  });
});

describe('a case of the skirmish', () => {
  const rules = readRules(forPlayers(skirmish));
  const cases = new Map(rules.chapters.flatMap((chapter) => chapter.cases).map((each) => [each.number, each]));
  test('has the number that a refusal names, of whichever list', () => {
    const many = (letter: string, last: number) => Array.from({ length: last }, (_, i) => `${letter}-${i + 1}`);
    for (const number of [...many('S', 181), ...many('A', 62), ...many('T', 10), ...many('X', 40)]) {
      expect(findCase(rules, number), number).toBe(number);
      expect(isCaseNumber(number)).toBe(true);
      expect(cases.get(number)?.title, number).toMatch(/^\w/);
    }
    expect(findCase(rules, 'S-999')).toBeUndefined();
    // Rulings and measures are told where something leans on them.
    expect(
      ['R-40', 'R-76', 'R-109', 'R-118', 'M-5', 'M-24', 'M-29', 'M-30'].map((each) => findCase(rules, each)),
    ).toEqual(['S-177', 'how-to-read-this', 'S-55', 'A-56', 'S-21', 'X-4', 'S-177', 'A-35']);
    expect(isCaseNumber('house-values')).toBe(false);
  });
  test('of the house says what is usual, and under which name a match may change it', () => {
    const said = wordsOf(cases.get('X-8')?.blocks);
    expect(said).toMatch(/As printed: forbid\. In full: roll\..*house value.*“Partly hidden”/);
  });
  test('links to others of either list', () => {
    expect(readInlines('before it moves (S-168), or swims (A-4). [R-1]', new Set(['S-168', 'A-4']))).toEqual([
      { type: 'text', text: 'before it moves (' },
      { type: 'case', number: 'S-168' },
      { type: 'text', text: '), or swims (' },
      { type: 'case', number: 'A-4' },
      { type: 'text', text: ').' },
    ]);
  });
  test('tells profiles and forces by names, and by nothing that only programs read', () => {
    const forces = rules.chapters
      .flatMap((chapter) => chapter.cases)
      .find(({ number, title }) => number === '' && title === 'Forces');
    expect(wordsOf(forces?.blocks)).toMatch(/1 Gandalf the White; 1 Peregrin, Guard of the Citadel; 8 Warrior/);
  });
});

test('numbers of cases become links, other numbers do not; house values are marked, rulings left out', () => {
  expect(readInlines('See 7.42 and 1.5: 12 ladders (*house value*). [D-1, H-55]', new Set(['7.42']))).toEqual([
    { type: 'text', text: 'See ' },
    { type: 'case', number: '7.42' },
    { type: 'text', text: ' and 1.5: 12 ladders (' },
    { type: 'house', text: 'house value' },
    { type: 'text', text: ').' },
  ]);
});
