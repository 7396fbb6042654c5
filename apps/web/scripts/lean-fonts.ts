/**
 * Builds a client whose fonts have all of their characters and, of what a font can do besides, only what a page asks for: the
 * tables of small capitals, swashes, fractions and other languages are a sixth of what fonts weigh.
 */
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Kerning and ligatures, which every text has, and the figures that style sheets ask for (`font-variant-numeric`). */
const KEPT = ['kern', 'liga', 'lnum', 'tnum'];
const IS_FONT = /\.woff2$/;

/** A WOFF2 file in, a smaller one out; fails if it is no font. */
export async function leanFont(font: Buffer): Promise<Buffer> {
  const whole = create(font);
  if (!('characterSet' in whole)) throw new Error('a collection of fonts is not one font');
  const characters = String.fromCodePoint(...whole.characterSet);
  // The package's types are older than it is, and do not know of the last two.
  const how = { targetFormat: 'woff2', keepFeatures: KEPT, noHinting: true } as const;
  return await subsetFont(font, characters, how);
}

export const leanFonts: Plugin = {
  name: 'lean-fonts',
  apply: 'build',
  // The hash in a name is of the whole font: with what is kept in it too, no browser shows an older one than was built.
  outputOptions: (options) => ({
    ...options,
    assetFileNames: ({ names: [name = ''] }) =>
      IS_FONT.test(name) ? `assets/[name]-[hash]-${KEPT.join('-')}.[ext]` : 'assets/[name]-[hash].[ext]',
  }),
  async generateBundle(_, bundle) {
    const fonts = Object.values(bundle).filter((file) => file.type === 'asset' && IS_FONT.test(file.fileName));
    await Promise.all(
      fonts.map(async (file) => {
        if (file.type === 'asset') file.source = await leanFont(Buffer.from(file.source));
      }),
    );
  },
};
