import spec from '@warbeacon/siege/SPEC.md?raw';
import gondor from '@warbeacon/siege/gondor/SPEC.md?raw';
import { describe, expect, test } from 'vitest';
import { findCase, readInlines, readRules } from './rules-text.ts';

const PAGES = [
  { name: 'the first game', spec },
  { name: 'Gondor', spec: gondor },
].map((page) => ({ ...page, rules: readRules(page.spec) }));

describe.each(PAGES)('the page of rules of $name', ({ spec, rules }) => {
  const cases = rules.chapters.flatMap((chapter) => chapter.cases);
  test('has every case of the file under its number, and each number once', () => {
    const written = [...spec.matchAll(/^#### (\S+)/gm)].map(([, number]) => number);
    expect(cases.map(({ number }) => number).filter((number) => number !== '')).toEqual(written);
    expect(new Set(written).size).toBe(written.length);
  });
  test('leaves no case without words, and no mark of the file in them', () => {
    for (const { number, blocks } of cases) expect(blocks.length, number).toBeGreaterThan(0);
    expect(JSON.stringify(rules)).not.toMatch(/Tests:|\*\*|\]\(|\|\|/);
  });
  test('speaks to players: of no file, no program, no test and nobody’s notes', () => {
    const said = wordsOf([rules.title, rules.intro, rules.chapters]);
    expect(said).toMatch(/die/);
    const ofTheHouse =
      /\b(?:programs?|tests?|files?|folders?|json|schema|protocol|server|client|rulings?)\b|`|\.(?:ts|md)\b/i;
    // Towers stand “in file”, and nothing else does.
    expect(ofTheHouse.exec(said)?.[0]).toBeUndefined();
    expect(/\[?[A-Z]-\d+/.exec(said)?.[0]).toBeUndefined();
  });
  test('reads tables by rows and columns', () => {
    const turn = cases.find(({ number }) => number === '3.0');
    const table = turn?.blocks.find(({ type }) => type === 'table');
    expect(table?.type === 'table' && table.rows.every((row) => row.length === table.head.length)).toBe(true);
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

test('numbers of cases become links, other numbers do not; house values are marked, rulings left out', () => {
  expect(readInlines('See 7.42 and 1.5: 12 ladders (*house value*). [D-1, H-55]', new Set(['7.42']))).toEqual([
    { type: 'text', text: 'See ' },
    { type: 'case', number: '7.42' },
    { type: 'text', text: ' and 1.5: 12 ladders (' },
    { type: 'house', text: 'house value' },
    { type: 'text', text: ').' },
  ]);
});
