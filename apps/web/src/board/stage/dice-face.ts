/** Dice as they fall, and words that rise from a hex. */
import { type Drawing, moved, type Shape } from '../../art/drawing.ts';
import { letter } from '../../art/lettering.ts';
import { circle, roundedRectangle } from '../../art/shapes.ts';

const DIE = 34;
const GAP = 7;
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

function die(value: number, x: number, y: number): Shape[] {
  const pips = (PIPS[value] ?? [])
    .map(([dx, dy]) => circle(x + DIE / 2 + dx * 8.5, y + DIE / 2 + dy * 8.5, 3.3))
    .join('');
  return [
    { d: roundedRectangle(x + 1.5, y + 2.5, DIE, DIE, 8), fill: '#140c05', opacity: 0.4 },
    { d: roundedRectangle(x, y, DIE, DIE, 8), fill: '#2b1a06' },
    { d: roundedRectangle(x + 1.5, y + 1.5, DIE - 3, DIE - 3, 7), fill: '#fbf3dd' },
    { d: pips, fill: '#2b1a06' },
  ];
}

const TONES = { good: '#2f6b1e', bad: '#8c1519', plain: '#2b1a06' } as const;

/** Dice in a row, and under them what came of it. */
export function diceFace(dice: readonly number[], caption: string, good?: boolean): Drawing {
  const words = letter(caption, { face: 'italic', size: 20 });
  const row = dice.length * (DIE + GAP) - GAP;
  const width = Math.max(row, words.width + 20) + 8;
  const plate = caption === '' ? 0 : 30;
  const tone = TONES[good === undefined ? 'plain' : good ? 'good' : 'bad'];
  return {
    width,
    height: DIE + 8 + plate,
    shapes: [
      ...(caption === ''
        ? []
        : [
            { d: roundedRectangle((width - words.width) / 2 - 10, DIE + 6, words.width + 20, 27, 9), fill: '#fff6dc' },
            { d: roundedRectangle((width - words.width) / 2 - 8.5, DIE + 7.5, words.width + 17, 24, 8), fill: tone },
            { d: words.outline, fill: '#fff6dc', transform: moved(width / 2, DIE + 26) },
          ]),
      ...dice.flatMap((value, i) => die(value, (width - row) / 2 + i * (DIE + GAP), 2)),
    ],
  };
}

export function wordFace(text: string, tone: keyof typeof TONES): Drawing {
  const words = letter(text, { face: 'italic', size: 22 });
  const width = words.width + 26;
  return {
    width,
    height: 34,
    shapes: [
      { d: roundedRectangle(1, 1, width - 2, 31, 10), fill: '#fff6dc' },
      { d: roundedRectangle(2.6, 2.6, width - 5.2, 27.8, 9), fill: TONES[tone] },
      { d: words.outline, fill: '#fff6dc', transform: moved(width / 2, 23.5) },
    ],
  };
}
