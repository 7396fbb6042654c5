/** What lies over a hex: fills, rings, prices, chances. Every kind has a form of its own besides its colour. */
import type { Drawing, Shape } from '../../../art/drawing.ts';
import { hatching, polygon } from '../../../art/shapes.ts';
import type { SideLook } from '../board-face.ts';
import { HEX_RADIUS, HEX_WIDTH } from '../geometry.ts';

/** Room around the hex, in map units. */
const MARGIN = 6;
export const HEX_FACE_WIDTH = HEX_WIDTH + 2 * MARGIN;
export const HEX_FACE_HEIGHT = 2 * HEX_RADIUS + 2 * MARGIN;

export const HEX_FILLS = [
  'reachable',
  'area',
  'missile',
  'melee',
  'retreat',
  'advance',
  'displace',
  'place',
  'marked',
  'cursor',
  'hover',
  'zone first',
  'zone second',
  'zone both',
  'seen',
  'unseen',
  'stop',
] as const;
export type HexFill = (typeof HEX_FILLS)[number];
/** By side. */
export const ZONE_FILLS = ['zone first', 'zone second'] as const;

function hexagon(inset: number): string {
  const [x, y] = [HEX_FACE_WIDTH / 2, HEX_FACE_HEIGHT / 2];
  const r = HEX_RADIUS - inset / Math.cos(Math.PI / 6);
  const w = (Math.sqrt(3) / 2) * r;
  return polygon([
    { x, y: y - r },
    { x: x + w, y: y - r / 2 },
    { x: x + w, y: y + r / 2 },
    { x, y: y + r },
    { x: x - w, y: y + r / 2 },
    { x: x - w, y: y - r / 2 },
  ]);
}

function ring(inset: number, stroke: string, strokeWidth: number, dash?: readonly number[]): Shape {
  const shape = { d: hexagon(inset), stroke, strokeWidth };
  return dash ? { ...shape, dash } : shape;
}

function fill(colour: string, opacity: number, inset = 0): Shape {
  return { d: hexagon(inset), fill: colour, opacity };
}

function hatched(colour: string, opacity: number, gap: number, mirrored = false): Shape {
  const d = hatching(0, 0, HEX_FACE_WIDTH, HEX_FACE_HEIGHT, gap);
  const shape = { d, stroke: colour, strokeWidth: 2.2, opacity, clip: hexagon(1) };
  return mirrored ? { ...shape, transform: [-1, 0, 0, 1, HEX_FACE_WIDTH, 0] } : shape;
}

/** Two strokes through the middle of the hex. */
function cross(reach: number): { readonly d: string } {
  const [x, y] = [HEX_FACE_WIDTH / 2, HEX_FACE_HEIGHT / 2];
  return {
    d: `M${x - reach} ${y - reach}l${2 * reach} ${2 * reach}M${x + reach} ${y - reach}l${-2 * reach} ${2 * reach}`,
  };
}

/** Chevrons that point away from the fight, or into it. */
function chevrons(colour: string, up: boolean): Shape[] {
  const [x, y] = [HEX_FACE_WIDTH / 2, HEX_FACE_HEIGHT / 2];
  const k = up ? -1 : 1;
  const d = [-9, 3, 15].map((at) => `M${x - 15} ${y + k * (at - 9)}l15 ${k * 10}l15 ${-k * 10}`).join('');
  return [
    { d, stroke: '#fffaf0', strokeWidth: 8 },
    { d, stroke: colour, strokeWidth: 4.5 },
  ];
}

type Sides = readonly [SideLook, SideLook];

/** The hatchings of the two sides cross. */
const zoneHatching = (side: SideLook, mirrored = false): Shape => hatched(side.zone.hatching, 0.42, 13, mirrored);

const FILLS: Readonly<Record<HexFill, (sides: Sides) => readonly Shape[]>> = {
  reachable: () => [fill('#fff3a8', 0.16), ring(3, '#fffdf0', 1.2)],
  area: () => [fill('#ffffff', 0.2), hatched('#1d4f8f', 0.5, 10), ring(1.5, '#1d4f8f', 2.2)],
  missile: () => [fill('#ffb27a', 0.3), ring(4, '#fff5e6', 6), ring(4, '#c2410c', 3.4, [2, 7])],
  melee: () => [fill('#ff8a7a', 0.32), ring(4, '#fff0ec', 6.5), ring(4, '#a80f1c', 4)],
  retreat: () => [fill('#bfe3ff', 0.5), ring(4, '#0f4c81', 4), ...chevrons('#0f4c81', false)],
  advance: () => [fill('#d8f5c0', 0.5), ring(4, '#2f6b1e', 4), ...chevrons('#2f6b1e', true)],
  displace: () => [fill('#efe0ff', 0.5), ring(4, '#5a2d91', 4, [10, 7])],
  place: () => [fill('#fff3b8', 0.5), ring(4, '#8a6100', 3.4)],
  marked: () => [ring(3, '#2b1a06', 6), ring(3, '#ffcf3f', 3.2)],
  cursor: () => [ring(2, '#0b0b0b', 7), ring(2, '#ffffff', 4), ring(2, '#0b0b0b', 1.4, [6, 6])],
  hover: () => [fill('#ffffff', 0.14), ring(2, '#ffffff', 2.4), ring(0.6, '#2b1a06', 1)],
  'zone first': ([first]) => [fill(first.zone.fill, first.zone.opacity), zoneHatching(first)],
  'zone second': ([, second]) => [fill(second.zone.fill, second.zone.opacity), zoneHatching(second, true)],
  seen: () => [fill('#eaf6ff', 0.22, 2)],
  unseen: () => [
    fill('#140d05', 0.22),
    { ...cross(15), stroke: '#fff6e0', strokeWidth: 6 },
    { ...cross(15), stroke: '#5d4a3a', strokeWidth: 3 },
  ],
  stop: () => [fill('#140d05', 0.2), ring(11, '#fff0ec', 6), ring(11, '#7a2f10', 3.6, [14, 5])],
  'zone both': ([first, second]) => [fill('#5a3a6a', 0.2), zoneHatching(first), zoneHatching(second, true)],
};

export function hexFace(kind: HexFill, sides: Sides): Drawing {
  return { width: HEX_FACE_WIDTH, height: HEX_FACE_HEIGHT, shapes: FILLS[kind](sides) };
}
