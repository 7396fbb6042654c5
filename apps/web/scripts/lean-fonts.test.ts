/** The fonts of the built client are lean, and write everything that the whole ones do. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { leanFont } from './lean-fonts.ts';

const { resolve } = createRequire(import.meta.url);
const FONTS = ['eb-garamond/files/eb-garamond-latin-400-normal', 'cinzel/files/cinzel-latin-600-normal'];

function fontOf(file: Buffer): Font {
  const font = create(file);
  if (!('characterSet' in font)) throw new Error('a collection of fonts');
  return font;
}

describe.each(FONTS)('%s', (name) => {
  const file = readFileSync(resolve(`@fontsource/${name}.woff2`));
  const whole = fontOf(file);

  test('keeps all characters, as wide and as close to each other as they were', async () => {
    const lean = fontOf(await leanFont(file));
    expect([...lean.characterSet].toSorted((a, b) => a - b)).toEqual([...whole.characterSet].toSorted((a, b) => a - b));
    for (const text of ['AVATAR To Wave', 'The Deeping Coomb, 1815', 'Théoden, Éowyn, Barad-dûr', 'first office flag'])
      expect(lean.layout(text, ['kern', 'liga']).advanceWidth).toBe(whole.layout(text, ['kern', 'liga']).advanceWidth);
  });
  test('writes figures in a line and in columns, where it has such', async () => {
    const lean = fontOf(await leanFont(file));
    for (const features of [['lnum'], ['lnum', 'tnum']]) {
      const [ours, theirs] = [lean, whole].map((font) => font.layout('1470 and 2689', features));
      expect(ours?.glyphs.map(({ advanceWidth }) => advanceWidth)).toEqual(
        theirs?.glyphs.map(({ advanceWidth }) => advanceWidth),
      );
    }
  });
});

test('a file that is no font is refused', async () => {
  await expect(leanFont(Buffer.from('no font'))).rejects.toThrow(/font/i);
});

test('the built client has no other, named by what is kept in them', () => {
  const assets = join(import.meta.dirname, '../dist/assets');
  const fonts = readdirSync(assets).filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(4);
  for (const file of fonts) {
    expect(file).toMatch(/-kern-liga-lnum-tnum\.woff2$/);
    expect(readFileSync(join(assets, file)).length, file).toBeLessThan(21_000);
  }
});
