/** Round tokens, ladders and what becomes of gates. */
import { type Drawing, moved, type Shape } from '../../../art/drawing.ts';
import { circle, cutRectangle, polygon, rectangle } from '../../../art/shapes.ts';
import type { Looks, SideLook } from '../board-face.ts';
import type { BreachState, MarkerModel, SideIndex } from '../model.ts';
import { icon, lettering } from './counter-face.ts';

export const TOKEN_SIZE = 60;

/** What lies there of which nothing is known but that it lies there. */
const PLAIN = { icon: '', ground: '#b9ab93', ink: '#241f19' } as const;

/** `hidden` bears a question mark, `dummy` is struck through. */
export function markerFace(
  marker: Pick<MarkerModel, 'kind' | 'face' | 'state' | 'note' | 'selected'>,
  { markers }: Looks,
): Drawing {
  const { icon: outline, ground, ink } = markers?.[marker.kind] ?? PLAIN;
  const middle = TOKEN_SIZE / 2;
  const shapes: Shape[] = [
    { d: circle(middle + 1.5, middle + 3, 26), fill: '#140c05', opacity: 0.35 },
    { d: circle(middle, middle, 26), fill: '#1b1209' },
    ...(marker.selected ? [{ d: circle(middle, middle, 29), fill: '#ffcf4a' }] : []),
    { d: circle(middle, middle, 24), fill: '#f4e6c3' },
    { d: circle(middle, middle, 21.5), fill: ground },
    icon(outline, middle - 16, middle - 16, 32, ink, marker.face === 'dummy' || marker.state === 'spent' ? 0.45 : 1),
  ];
  if (marker.face === 'dummy') {
    shapes.push({
      d: `M${middle - 16} ${middle + 16}L${middle + 16} ${middle - 16}`,
      stroke: '#f4e6c3',
      strokeWidth: 5,
    });
  }
  if (marker.face === 'hidden') {
    shapes.push({ d: circle(middle + 17, middle - 16, 12), fill: '#1b1209' });
    shapes.push({ d: circle(middle + 17, middle - 16, 10.5), fill: '#f4e6c3' });
    shapes.push(lettering('?', middle + 17, middle - 9.5, 20, '#1b1209'));
  }
  if (marker.state === 'ready') {
    shapes.push({ d: circle(middle - 17, middle + 16, 12), fill: '#1b1209' });
    shapes.push({ d: circle(middle - 17, middle + 16, 10.5), fill: '#cfe8b0' });
    shapes.push({ d: `M${middle - 22} ${middle + 16}l4 5l7-9`, stroke: '#1f4a12', strokeWidth: 3.4 });
  }
  if (marker.note !== undefined) {
    shapes.push({ d: circle(middle + 17, middle + 16, 12), fill: '#1b1209' });
    shapes.push({ d: circle(middle + 17, middle + 16, 10.5), fill: '#ffe3a0' });
    shapes.push(lettering(marker.note, middle + 17, middle + 22.5, 18, '#1b1209'));
  }
  return { width: TOKEN_SIZE, height: TOKEN_SIZE, shapes };
}

const RUNGS = Array.from({ length: 8 }, (_, i) => `M7 ${7 + i * 7}h16`).join('');

/** A ladder seen from above, its top at y 0. */
export const LADDER: Drawing = {
  width: 30,
  height: 64,
  shapes: [
    { d: `M10 5v55M26 5v55${RUNGS}`, stroke: '#140c05', strokeWidth: 4.5, opacity: 0.35, transform: moved(1, 2) },
    { d: `M7 3v57M23 3v57${RUNGS}`, stroke: '#2d1a08', strokeWidth: 5.5 },
    { d: `M7 3v57M23 3v57${RUNGS}`, stroke: '#d6aa69', strokeWidth: 2.8 },
  ],
};

export const GATE_WIDTH = 64;
export const GATE_HEIGHT = 34;

/** Who controls a gate: a shield with cut corners for the first side, a round one for the second. */
export function controlFace(side: SideIndex, { card, shield }: SideLook): Drawing {
  const size = 36;
  const middle = size / 2;
  return {
    width: size,
    height: size,
    shapes:
      side === 0
        ? [
            { d: cutRectangle(3, 3, 30, 30, 8), fill: shield.edge },
            { d: cutRectangle(4.5, 4.5, 27, 27, 7), fill: card.bandText },
            { d: cutRectangle(7, 7, 22, 22, 6), fill: card.band },
            icon(shield.icon, middle - 8, middle - 8, 16, card.bandText),
          ]
        : [
            { d: circle(middle, middle, 15), fill: shield.edge },
            { d: circle(middle, middle, 13.5), fill: card.bandText },
            { d: circle(middle, middle, 11), fill: card.band },
            icon(shield.icon, middle - 7, middle - 7, 14, card.bandText),
          ],
  };
}

const RUBBLE: readonly (readonly [number, number, number])[] = [
  [10, 20, 7],
  [20, 11, 5],
  [27, 24, 8],
  [37, 13, 6],
  [44, 22, 7],
  [54, 14, 5],
  [33, 17, 4],
  [15, 28, 4],
  [50, 28, 4],
];

function rubble(): Shape[] {
  return RUBBLE.flatMap(([x, y, r]) => {
    const stone = polygon(
      [0.1, 1.2, 2.4, 3.3, 4.5, 5.5].map((angle, i) => ({
        x: x + Math.cos(angle) * r * (i % 2 ? 1 : 0.8),
        y: y + Math.sin(angle) * r * 0.8,
      })),
    );
    return [
      { d: stone, fill: '#2a2119', transform: moved(1, 1.6) },
      { d: stone, fill: '#b9ab93', stroke: '#2a2119', strokeWidth: 1.4 },
    ];
  });
}

/** Splintered door leaves, hanging at either end of the opening. */
const LEFT_LEAF = 'M8 6H23L19 10L25 13L18 16L23 21L17 23L20 28H8Z';
const RIGHT_LEAF = 'M56 6H43L46 11L40 13L45 17L41 21L47 24L44 28H56Z';

/** A gap where a side was, along x: passable if breached, a heap of stones if collapsed. */
export function breachFace(state: BreachState): Drawing {
  const gap: Shape[] =
    state === 'breached'
      ? [
          { d: rectangle(8, 6, 48, 22), fill: '#1c1008' },
          { d: rectangle(9.5, 8, 45, 18), fill: '#cdb687' },
          { d: LEFT_LEAF, fill: '#6b3413', stroke: '#1c1008', strokeWidth: 1.6 },
          { d: RIGHT_LEAF, fill: '#6b3413', stroke: '#1c1008', strokeWidth: 1.6 },
          { d: 'M11 11h8M11 22h6M53 12h-7M53 22h-9', stroke: '#2a1a0c', strokeWidth: 1.6 },
          { d: 'M24 24l7-5M36 10l4 4M29 9l-2 4', stroke: '#6b3413', strokeWidth: 2.6 },
          ...rubble().filter((_, i) => [6, 7, 12, 13].includes(i)),
        ]
      : [{ d: rectangle(6, 8, 52, 18), fill: '#5a4a38' }, ...rubble()];
  return { width: GATE_WIDTH, height: GATE_HEIGHT, shapes: gap };
}
