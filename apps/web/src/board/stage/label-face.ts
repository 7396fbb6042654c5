/** A small plate with a number or a word on it. */
import { ICON_SIZE } from '../../art/icons.ts';
import { type Drawing, moved } from '../../art/drawing.ts';
import { canLetter, letter } from '../../art/lettering.ts';
import { roundedRectangle } from '../../art/shapes.ts';

const LABEL_HEIGHT = 24;

/** A small plate with a number on it, and a picture (an outline) before the number if there is one. */
export function labelFace(text: string, tone: 'light' | 'dark' | 'red', picture?: string): Drawing {
  const tones = {
    light: { ground: '#fffbea', ink: '#2b1a06', edge: '#5d4a26' },
    dark: { ground: '#2b1a06', ink: '#fff4d6', edge: '#f0dca8' },
    red: { ground: '#8c1519', ink: '#fff4e6', edge: '#ffe2cf' },
  } as const;
  const { ground, ink, edge } = tones[tone];
  const words = lettered(text);
  const pictureWidth = picture ? 20 : 0;
  const width = Math.max(LABEL_HEIGHT, words.width + pictureWidth + 14);
  const textStart = pictureWidth + (width - pictureWidth - words.width) / 2;
  return {
    width,
    height: LABEL_HEIGHT,
    shapes: [
      { d: roundedRectangle(0.5, 0.5, width - 1, LABEL_HEIGHT - 1, 8), fill: edge },
      { d: roundedRectangle(1.8, 1.8, width - 3.6, LABEL_HEIGHT - 3.6, 7), fill: ground },
      ...(picture ? [{ d: picture, fill: ink, transform: moved(4, 3.5, 17 / ICON_SIZE) }] : []),
      ...words.runs.map(({ outline, x }) => ({ d: outline, fill: ink, transform: moved(textStart + x, 18) })),
    ],
  };
}

/** Numbers stand in bold; a word that the bold face cannot write stands in italics as a whole. */
function lettered(text: string) {
  const runs: { readonly outline: string; readonly x: number }[] = [];
  let width = 0;
  for (const part of text.split(/(?<=\s)(?=\S)/)) {
    const face = canLetter(part.trim(), 'bold') ? 'bold' : 'italic';
    const { outline, width: wide } = letter(part, { face, size: 18, anchor: 'start' });
    runs.push({ outline, x: width });
    width += wide;
  }
  return { runs, width };
}
