/**
 * Writes src/art/glyphs.ts: outlines of the letters that the map and the counters are lettered with. A picture made of
 * outlines looks the same wherever it is drawn (an SVG inside an `<img>` may not use the page's fonts) and stays sharp.
 * Run after changing the list: `node apps/web/scripts/make-glyphs.ts`.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SMALL = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';

/** The file of each face, and the letters wanted of it: no more, for they are sent to every player. */
const FACES: Readonly<Record<string, readonly [file: string, letters: string]>> = {
  // Titles on the map, all in capitals.
  display: ['@fontsource/cinzel/files/cinzel-latin-700-normal.woff', `${CAPITALS} .,'’–-&ÉËÔÛÚÁÍÂ`],
  // Strengths, hex numbers, odds.
  bold: ['@fontsource/eb-garamond/files/eb-garamond-latin-700-normal.woff', `${CAPITALS}e${DIGITS} .,+–-%!?½″/`],
  // Names on the map, words that rise from it.
  italic: [
    '@fontsource/eb-garamond/files/eb-garamond-latin-600-italic.woff',
    `${CAPITALS}${SMALL}${DIGITS} .,'’–-&!?()éëôûúáíâÉ`,
  ],
};

/** Outlines are written in this many parts of the type size: enough for a title at the closest look. */
const EM = 200;
const require = createRequire(import.meta.url);

/** Pairs whose spacing differs by less, in the same parts, are left as they are. */
const KERNING_WORTH_KEEPING = 6;

const COMMANDS: Readonly<Record<string, string>> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/** The outline in steps from point to point, which is the shortest way to write it. */
function outlineOf(commands: readonly fontkit.Path['commands'][number][], round: (value: number) => number): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  let outline = '';
  for (const { command, args } of commands) {
    const points = args.map((value, i) => (i % 2 === 0 ? round(value) : -round(value)));
    const steps = points.map((value, i) => value - (i % 2 === 0 ? x : y));
    if (command === 'lineTo' && steps.every((step) => step === 0)) continue;
    outline += (COMMANDS[command] ?? '') + steps.join(' ').replaceAll(' -', '-');
    [x, y] = command === 'closePath' ? [startX, startY] : [points.at(-2) ?? x, points.at(-1) ?? y];
    if (command === 'moveTo') [startX, startY] = [x, y];
  }
  return outline;
}

function face(file: string, wanted: string): string {
  const font = fontkit.openSync(require.resolve(file));
  if (!('layout' in font)) throw new Error(`a collection, not a font: ${file}`);
  const scale = EM / font.unitsPerEm;
  const round = (value: number): number => Math.round(value * scale);
  const letters = [...wanted].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

  const glyphs = letters.map((letter) => {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    return `    ${JSON.stringify(letter)}: [${round(glyph.advanceWidth)}, '${outlineOf(glyph.path.commands, round)}'],`;
  });

  const kerning: string[] = [];
  for (const left of letters) {
    for (const right of letters) {
      const run = font.layout(left + right, { liga: false, clig: false, dlig: false, calt: false });
      const first = run.glyphs.length === 2 ? run.positions[0] : undefined;
      const kern = first ? round(first.xAdvance - font.glyphForCodePoint(left.codePointAt(0) ?? 0).advanceWidth) : 0;
      if (Math.abs(kern) >= KERNING_WORTH_KEEPING) kerning.push(`${JSON.stringify(left + right)}: ${kern}`);
    }
  }
  const rows: string[] = [];
  for (let i = 0; i < kerning.length; i += 12) rows.push(`    ${kerning.slice(i, i + 12).join(', ')},`);
  return `{\n  letters: {\n${glyphs.join('\n')}\n  },\n  kerning: {\n${rows.join('\n')}\n  },\n}`;
}

const faces = Object.entries(FACES).map(
  ([name, [file, letters]]) => `const ${name}: Typeface = ${face(file, letters)};\n`,
);
writeFileSync(
  new URL('../src/art/glyphs.ts', import.meta.url),
  `/**
 * Letters as outlines: Cinzel (Natanael Gama) and EB Garamond (Georg Duffner, Octavio Pardo), both under the SIL Open
 * Font License 1.1. Written by scripts/make-glyphs.ts: change the list there.
 */
/** Parts of the type size in which everything is measured. */
export const EM = ${EM};

export interface Typeface {
  /** Advance and outline of each letter. The outline starts on the base line, y downwards. */
  readonly letters: Readonly<Record<string, readonly [advance: number, outline: string]>>;
  /** What to add between two letters. */
  readonly kerning: Readonly<Record<string, number>>;
}

${faces.join('\n')}
export const FACES = { ${Object.keys(FACES).join(', ')} } as const;
export type FaceName = keyof typeof FACES;
`,
);
