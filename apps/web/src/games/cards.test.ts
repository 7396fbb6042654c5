/** Cards tell what is so, with pictures that are some. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { plainFace as gondor } from './gondor/plain-face.ts';
import { plainFace as helmsDeep } from './helms-deep/plain-face.ts';
import { cards, GAME_IDS, titles } from './index.ts';
import { plainFace as skirmish } from './skirmish/plain-face.ts';
import { plainFace as theFord } from './the-ford/plain-face.ts';

const FACES = [helmsDeep, gondor, theFord, skirmish];

beforeAll(() => Promise.all([cards.load(GAME_IDS), titles.load(GAME_IDS)]));

test('every game has a card', () => {
  expect(FACES.map(({ title }) => title.id)).toEqual(GAME_IDS);
  expect(GAME_IDS.map((id) => cards.of(id)?.id)).toEqual(GAME_IDS);
});

describe.each(FACES.map((face) => [face.title.id, face] as const))('the card of %s', (id, { title, turns }) => {
  test('has as many turns as the game, and its name and sides', () => {
    const card = cards.of(id);
    expect(card?.turns).toBe(turns.last(null));
    expect([card?.title, card?.sides, card?.Arms]).toEqual([title.title, title.sides, title.Arms]);
  });

  const picture = readFileSync(join(import.meta.dirname, id, 'picture.webp'));

  test('has a picture twice as wide as high, of 60 kB at most, and words for what is on it', () => {
    // How large its canvas is, less one, stands in three bytes each.
    expect(picture.toString('latin1', 8, 16)).toBe('WEBPVP8X');
    const [width, height] = [picture.readUIntLE(24, 3) + 1, picture.readUIntLE(27, 3) + 1];
    expect(width).toBe(2 * height);
    expect(picture.length).toBeLessThan(60_000);
    expect(cards.of(id)?.pictureWords).toMatch(/^The board: .+\.$/);
  });

  test('what the house has chosen is told in words', async () => {
    const lines = (await titles.of(id)?.house?.()) ?? [];
    // Ids begin with a small letter.
    expect(lines.filter(({ what, value }) => !/^[A-Z]/.test(what) || value === '')).toEqual([]);
    expect(lines.length > 0).toBe(id === 'helms-deep' || id === 'gondor');
  });
});
