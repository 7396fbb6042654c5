/** What only Gondor has is named in its own folders and in the lists of games: everything else serves any game. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesIn } from './boundaries.ts';

const ROOT = join(import.meta.dirname, '..');

const NAMES = /gondor|sauron|minas.tirith|pelennor|nazg[uû]l|\bgrond\b|gothmog|m[uû]mak|cauldron|fireball/i;
/** Its folders, and files that bear its name. */
const ITS_OWN = /(?:^|[/-])gondor[./-]/;
/** A game of the same world has people and places of the same names. */
const OF_THE_SKIRMISH = /(?:^|[/-])skirmish[./-]/;
/** Tests, and programs that try or measure. */
const TRYING = /\.(?:test|fixture)\.tsx?$|\/testing\/|\/bench\/|\/chaos\/|^tests\//;

/** The lists of games, of their names, pages and pictures, and of the systems whose cases are counted. */
const LISTS: ReadonlySet<string> = new Set([
  'apps/cli/src/games.ts',
  'apps/server/src/games.ts',
  'apps/web/scripts/make-icons.ts',
  'apps/web/src/games/index.ts',
  'apps/web/src/games/judges.ts',
  'apps/web/src/shell/app.tsx',
  'apps/web/src/shell/routes.ts',
  'packages/bots/src/index.ts',
  'packages/siege/src/index.ts',
  'packages/siege/src/neutral-names.ts',
  'scripts/board-pictures.ts',
  'scripts/case-coverage.ts',
  'scripts/systems.ts',
]);

const sources = ['apps', 'packages', 'scripts'].flatMap((folder) => sourcesIn(ROOT, folder));
const namesIn = (path: string): string[] =>
  readFileSync(join(ROOT, path), 'utf8')
    .split('\n')
    .flatMap((line, i) => (NAMES.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : []));

test('no source that serves every game names Gondor, nor what only Gondor has', () => {
  const shared = sources.filter(
    (path) => ![ITS_OWN, OF_THE_SKIRMISH, TRYING].some((others) => others.test(path)) && !LISTS.has(path),
  );
  expect(shared.length).toBeGreaterThan(400);
  expect(shared.flatMap(namesIn)).toEqual([]);
});

test('in its own folders it is named, so the names are the right ones', () => {
  const its = sources.filter((path) => ITS_OWN.test(path));
  expect(its).toContain('packages/siege/src/gondor/game.ts');
  expect(its.flatMap(namesIn).length).toBeGreaterThan(100);
});

test('what is on the list is there', () => {
  expect([...LISTS].filter((path) => !sources.includes(path))).toEqual([]);
});
