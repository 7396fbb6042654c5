/** How much script a visitor loads, of the client as it was built for these tests. */
import { existsSync, readdirSync } from 'node:fs';
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
