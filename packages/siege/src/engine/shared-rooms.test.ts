/** The engine, the standard rules and the notation are for every game: they know none, nor a rule that is one game's own. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const GAMES = globSync('*/game.ts', { cwd: SOURCES, exclude: ['engine/**'] }).map((path) => path.split('/')[0] ?? '');

/** Rules from 12.0 on are exclusive: each game numbers its own. */
const EXCLUSIVE_NUMBER = /\b(?:1[2-9]|2[0-3])\.\d/;
const NAMES = [
  /isengard|westernesse|helm's|hornburg|culvert|\bdike\b|\brocks?\b|\bhorn\b|\bram\b|blasting|sortie|caves|théoden/i,
  /gondor|sauron|minas tirith|pelennor|nazg|gandalf|gothmog|\brohan|grond|m[uû]mak|cauldron|\boil\b|catapult|fireball|banner/i,
  /warden|raider/i,
];

const shared = globSync('{engine,standard,notation}/**/*.ts', { cwd: SOURCES })
  .filter((path) => !/\.(?:test|fixture)\.ts$/.test(path))
  .map((path) => ({ path, lines: readFileSync(join(SOURCES, path), 'utf8').split('\n') }));

const where = (isWrong: (line: string) => boolean): string[] =>
  shared.flatMap(({ path, lines }) =>
    lines.flatMap((line, i) => (isWrong(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
  );

describe('what every siege shares', () => {
  test('is there, and games beside it', () => {
    expect(shared.length).toBeGreaterThan(100);
    expect(GAMES).toContain('helms-deep');
  });

  test('imports no game', () => {
    expect(where((line) => GAMES.some((game) => line.includes(`/${game}/`)))).toEqual([]);
  });

  test('has no number of an exclusive rule', () => {
    expect(where((line) => EXCLUSIVE_NUMBER.test(line))).toEqual([]);
  });

  test('has no name of a side, a place or a thing that one game has', () => {
    expect(where((line) => NAMES.some((names) => names.test(line)))).toEqual([]);
  });
});
