/** The client of a site with neutral names, as it is built: not one proper name is left in it. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { NEUTRAL_NAMES, rename } from './neutral-names.ts';
import { proseOfGames, wordsLikeNames } from './proper-names.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CLIENT = join(ROOT, 'apps/web/dist-neutral');
const NAMES = Object.keys(NEUTRAL_NAMES);

/** Words of the language that the games write with a capital within a sentence, and nobody has yet written without one. */
const ENGLISH: ReadonlySet<string> = new Set(
  (
    'Active Aura Backing Backs Battering Blasting Clash Combats Compel Dart Divine Dwarf Elven Evil Expert Fate Harbinger ' +
    'Hero Immobilise Lieutenant Main Monster Monsters Multiple Orc Priority Prone Raid Scouts Sentries Sentry Shielding ' +
    'Shieldwall Sorcerous Staff Stair Terrifying Terror Transfix Transfixed Trapped Troll'
  ).split(' '),
);

/** One pattern for words that stand alone, as people read them, and in no id or path. */
const wordsOf = (words: readonly string[], ends = String.raw`[\p{L}\p{N}_]`): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}_/-])(?:${words.map(escaped).join('|')})(?!${ends})`, 'gu');
const escaped = (word: string): string =>
  word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll("'", String.raw`(?:['’]|\\u2019|\\')`);

const found = (pattern: RegExp, text: string): string[] => [...new Set(text.match(pattern) ?? [])];

describe('the tables', () => {
  const likeNames = wordsLikeNames();
  test('have another name for every name that the games say', () => {
    for (const name of ['Hornburg', 'Imrahil', 'Ringwraith']) expect(likeNames).toContain(name);
    const known = new Set([...ENGLISH, ...NAMES.flatMap((name) => name.match(/\p{L}+/gu) ?? [])]);
    const unknown = [...likeNames].filter((word) => !known.has(word));
    expect(unknown, 'needs another name in a neutral-names.ts, or is an English word: say so above').toEqual([]);
  });
  test('leave none in what the games say, written small or not', () => {
    const alone = NAMES.filter((name) => /^\p{Lu}[\p{L}-]+$/u.test(name));
    const pattern = wordsOf([...NAMES, ...alone.map((name) => name.toLowerCase())], String.raw`[\p{L}\p{N}_/-]`);
    const prose = proseOfGames();
    expect(prose.filter((text) => found(pattern, text).length > 0).length).toBeGreaterThan(100);
    expect(prose.flatMap((text) => found(pattern, rename(text)))).toEqual([]);
  });
  test('name nothing anew that has got a neutral name already', () => {
    for (const other of Object.values(NEUTRAL_NAMES)) expect(rename(other)).toBe(other);
  });
});

describe('the neutral client', { timeout: 180_000 }, () => {
  let files: readonly string[];
  beforeAll(() => {
    // Takes some seconds when something has changed since it was built, and else none.
    const env = { ...process.env, WARBEACON_NAMES: 'neutral', NODE_ENV: 'production' };
    execFileSync(process.execPath, ['scripts/dev.mjs', 'build'], { cwd: ROOT, env, stdio: 'ignore' });
    files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' });
  }, 180_000);

  test('has no proper name in any script, style, picture of lines or page', () => {
    const pattern = wordsOf([...NAMES, ...NAMES.map((name) => name.toUpperCase())]);
    const texts = files.filter((file) => /\.(?:js|css|html|svg|json)$/.test(file));
    expect(texts.length).toBeGreaterThan(100);
    const left = texts.flatMap((file) => {
      const text = readFileSync(join(CLIENT, file), 'utf8');
      const read = text.replaceAll(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)));
      return found(pattern, read).map((name) => `${file}: ${name}`);
    });
    expect(left).toEqual([]);
  });
  test('has the neutral ones, and the ids as they are', () => {
    const scripts = files.filter((file) => file.endsWith('.js'));
    const all = scripts.map((file) => readFileSync(join(CLIENT, file), 'utf8')).join('\n');
    for (const word of ["King's Vale", 'Irontower', 'Osric', 'Great Orc', 'War elephants']) expect(all).toContain(word);
    for (const id of ['helms-deep', 'isengard', 'theoden', 'uruk-infantry', 'mumak']) expect(all).toContain(id);
  });
  test('shows no sketch of a map, which has its names as pixels', () => {
    expect(files.filter((file) => /sketch.*\.webp$/.test(file))).toEqual([]);
    expect(files.filter((file) => /picture.*\.webp$/.test(file)).length).toBeGreaterThan(2);
  });
});
