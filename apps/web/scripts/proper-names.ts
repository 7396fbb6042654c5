/**
 * What may be a proper name in what the games say, found without any list of them: words that have a capital in the middle of a
 * sentence, and of which the house's own prose, in comments and pages, knows no small form.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

const ROOT = join(import.meta.dirname, '../../..');
/** Where the games' texts stand. */
const TEXTS = [
  'apps/web/src/games/**/*.{ts,tsx}',
  'apps/cli/src/games/*.ts',
  'packages/{siege,skirmish}/src/**/*.{ts,json}',
  'packages/{siege,skirmish}/**/SPEC.md',
];
/** Where there is prose besides. */
const PROSE = ['apps/{web,server,cli}/src/**/*.{ts,tsx}', 'docs/*.md'];
const NO_TEXTS = /\.(?:test|fixture)\.tsx?$|\/testing\/|\/node_modules\/|\/neutral-names\.ts$/;

const found = (patterns: readonly string[]): string[] =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter((path) => !NO_TEXTS.test(`/${path}`));

/** Without what is quoted as it is written in files: ids, and addresses of links. */
const spoken = (page: string): string => page.replaceAll(/`[^`]*`|\]\([^)]*\)/g, ' ');

/** What may be read of a file, and what its comments say. */
function readable(path: string): { readonly texts: readonly string[]; readonly comments: readonly string[] } {
  const file = readFileSync(join(ROOT, path), 'utf8');
  if (path.endsWith('.md')) return { texts: [spoken(file)], comments: [] };
  const texts: string[] = [];
  const keep = (text: unknown): void => {
    if (typeof text === 'string') texts.push(text);
  };
  if (path.endsWith('.json')) {
    JSON.parse(file, (key, value: unknown) => key === 'neutral' || keep(value));
    return { texts, comments: [] };
  }
  const { program, comments } = parseSync(path, file);
  new Visitor({
    Literal: ({ value }) => keep(value),
    TemplateElement: ({ value }) => keep(value.cooked),
    JSXText: ({ value }) => keep(value),
  }).visit(program);
  return { texts, comments: comments.map(({ value }) => spoken(value)) };
}

/** Sentences and parts of them; ids in a row, as a diary of a position has them, are none. */
const isProse = (text: string): boolean => / \p{Ll}+ \p{Ll}+ /u.test(text);
/** Within a sentence, or in a list. */
const capitalised = (text: string): string[] => text.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}_])/gu) ?? [];
/** Words as they stand in sentences: ids, which stand alone or in pairs with a hyphen, are none. */
const small = (text: string): string[] => text.match(/(?<=[\s(“‘])\p{Ll}+(?=[\s.,;:)!?’”])/gu) ?? [];

/** Sentences, and parts of sentences, of the games. */
export function proseOfGames(): readonly string[] {
  return found(TEXTS).flatMap((path) => readable(path).texts.filter(isProse));
}

/** Capitalised words of the games without a small form. Takes a second. */
export function wordsLikeNames(): ReadonlySet<string> {
  const ofGames = found(TEXTS).map(readable);
  const english = new Set<string>();
  for (const { texts, comments } of [...ofGames, ...found(PROSE).map(readable)]) {
    for (const text of [...texts.filter(isProse), ...comments])
      for (const word of small(` ${text} `)) english.add(word);
  }
  const capitals = new Set(ofGames.flatMap(({ texts }) => texts.flatMap(capitalised)));
  return new Set([...capitals].filter((word) => !english.has(word.toLowerCase())));
}
