/** How much script a visitor loads, of the client as it was built for these tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { measureSizes } from '../../scripts/bench/sizes.ts';

const GAMES = join(import.meta.dirname, '../../apps/web/src/games');
const games = readdirSync(GAMES).filter((name) => existsSync(join(GAMES, name, 'card.ts')));

const figures = measureSizes();

test('the lobby is measured, and a match of every game', () => {
  expect(games).toContain('helms-deep');
  for (const place of ['the lobby', ...games.map((game) => `a match of ${game} `)]) {
    expect(figures.filter(({ what }) => what.includes(place))).toHaveLength(1);
  }
});

test.each(figures.map((figure) => [figure.what, figure] as const))(
  '%s: no more than we allow ourselves',
  (_, figure) => {
    expect(figure.wanted).toMatch(/^at most/);
    expect(figure.held, `${figure.found}, ${figure.wanted}`).toBe(true);
  },
);

const MANIFEST = join(import.meta.dirname, '../../apps/web/dist/.vite/manifest.json');

/** The files that come with one, by what it imports. */
function filesWith(entry: string): ReadonlySet<string> {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { imports?: string[] } | undefined>;
  const found = new Set([entry]);
  for (const name of found) for (const next of manifest[name]?.imports ?? []) found.add(next);
  return found;
}

test.each(games)('%s has no file of another game in its own', (game) => {
  const files = [...filesWith(`src/games/${game}/face.ts`)];
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => games.some((other) => other !== game && file.includes(other)))).toEqual([]);
});
