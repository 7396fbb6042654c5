/** Text as outlines, for pictures that must look the same everywhere. */
import { EM, FACES, type FaceName, type Typeface } from './glyphs.ts';

export interface Lettering {
  /** Outline with the base line at y 0, in the units of `size`. */
  readonly outline: string;
  readonly width: number;
}

export interface LetteringStyle {
  readonly face: FaceName;
  /** Type size. */
  readonly size: number;
  /** Added after each letter, in the same units. */
  readonly spacing?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

const NUMBER = /-?\d+(?:\.\d+)?/g;

function scaled(outline: string, scale: number): string {
  return outline.replace(NUMBER, (number) => ` ${Number((Number(number) * scale).toFixed(2))}`);
}

/** Letters the face lacks are left out; names on the map are chosen with the letters at hand. */
export function letter(text: string, style: LetteringStyle): Lettering {
  const face: Typeface = FACES[style.face];
  const scale = style.size / EM;
  const spacing = style.spacing ?? 0;
  const placed: { x: number; outline: string }[] = [];
  let x = 0;
  let before = '';
  for (const character of text) {
    const glyph = face.letters[character];
    if (!glyph) continue;
    x += (face.kerning[before + character] ?? 0) * scale;
    placed.push({ x, outline: glyph[1] });
    // Letters set apart need their words set apart still more.
    x += glyph[0] * scale + (character === ' ' ? spacing * 2 : spacing);
    before = character;
  }
  const width = Math.max(0, x - spacing);
  const start = style.anchor === 'end' ? -width : style.anchor === 'start' ? 0 : -width / 2;
  const outline = placed
    .filter((glyph) => glyph.outline !== '')
    .map((glyph) => `M${(start + glyph.x).toFixed(2)} 0${scaled(glyph.outline, scale)}`)
    .join('');
  return { outline, width };
}

/** Whether a face can write a text in full. */
export function canLetter(text: string, face: FaceName): boolean {
  return [...text].every((character) => FACES[face].letters[character] !== undefined);
}
