/**
 * The faces of counters and leaders. The sides differ in shape (Isengard's corners are cut, Westernesse's are round), in
 * light (dark field, light field) and in the band, so that no colour need be told apart.
 */
import { type Drawing, moved, type Shape } from '../../../art/drawing.ts';
import { ICON_SIZE, ICONS, type IconName } from '../../../art/icons.ts';
import { letter } from '../../../art/lettering.ts';
import { circle, cutRectangle, hatching, roundedRectangle } from '../../../art/shapes.ts';
import type { CounterModel, LeaderModel } from '../model.ts';

/** Drawn sizes, in units of the drawing. The cardboard leaves room around it for its shadow. */
export const FACE_SIZE = 116;
export const CARD_SIZE = 100;
const MARGIN = (FACE_SIZE - CARD_SIZE) / 2;

export const LEADER_WIDTH = 88;
export const LEADER_HEIGHT = 108;

interface Palette {
  readonly field: string;
  readonly wornField: string;
  readonly edge: string;
  readonly light: string;
  readonly figure: string;
  readonly wornFigure: string;
  readonly band: string;
  readonly bandText: string;
}

const WESTERNESSE: Palette = {
  field: '#efe3c2',
  wornField: '#d8cdb0',
  edge: '#1f3a27',
  light: '#fffaf0',
  figure: '#24432f',
  wornFigure: '#5d6b57',
  band: '#2d5f41',
  bandText: '#fff6dc',
};
const ORC: Palette = {
  field: '#2c2725',
  wornField: '#5c534d',
  edge: '#120d0b',
  light: '#6f655d',
  figure: '#efe4cb',
  wornFigure: '#cdc1aa',
  band: '#8a2117',
  bandText: '#fff1d8',
};
const DUNLAND: Palette = {
  ...ORC,
  field: '#50341f',
  wornField: '#77604c',
  edge: '#23140a',
  light: '#94775a',
  band: '#a4541a',
};

function paletteOf(look: Pick<CounterModel, 'side' | 'nation'>): Palette {
  if (look.side === 'westernesse') return WESTERNESSE;
  return look.nation === 'dunland' ? DUNLAND : ORC;
}

/** Only what changes the face of a counter, so that equal faces share one texture. */
export type CounterLook = Pick<
  CounterModel,
  'side' | 'silhouette' | 'cavalry' | 'strengths' | 'reduced' | 'disrupted'
> &
  Partial<Pick<CounterModel, 'nation' | 'carries' | 'carriesFace' | 'formation' | 'out' | 'place'>>;
export type LeaderLook = Pick<LeaderModel, 'side' | 'id' | 'rally' | 'reduced'>;

export function icon(name: IconName, x: number, y: number, size: number, fill: string, opacity = 1): Shape {
  return { d: ICONS[name], fill, opacity, transform: moved(x, y, size / ICON_SIZE) };
}

export function lettering(text: string, x: number, baseline: number, size: number, fill: string, spacing = 0): Shape {
  return { d: letter(text, { face: 'bold', size, spacing }).outline, fill, transform: moved(x, baseline) };
}

function card(side: CounterModel['side'], inset: number, width: number, height: number, x: number, y: number): string {
  const [w, h] = [width - 2 * inset, height - 2 * inset];
  return side === 'isengard'
    ? cutRectangle(x + inset, y + inset, w, h, Math.max(4, 13 - inset))
    : roundedRectangle(x + inset, y + inset, w, h, Math.max(3, 11 - inset));
}

function shadow(side: CounterModel['side'], width: number, height: number): Shape[] {
  return [4.5, 3, 1.5].map((drop, i) => ({
    d: card(side, -1.5 + i, width, height, MARGIN + drop * 0.6, MARGIN + drop),
    fill: '#140c05',
    opacity: 0.24,
  }));
}

/** Cardboard with a lit edge above and a dark one below. */
function cardboard(
  side: CounterModel['side'],
  palette: Palette,
  worn: boolean,
  width: number,
  height: number,
): Shape[] {
  const body = card(side, 0, width, height, MARGIN, MARGIN);
  return [
    ...shadow(side, width, height),
    { d: body, fill: palette.edge },
    { d: card(side, 0, width, height - 2, MARGIN, MARGIN), fill: palette.light, clip: body },
    {
      d: card(side, 0, width - 2.5, height - 3, MARGIN + 1.6, MARGIN + 2),
      fill: worn ? palette.wornField : palette.field,
      clip: body,
    },
  ];
}

function figure(look: CounterLook, palette: Palette): Shape[] {
  const ink = look.reduced ? palette.wornFigure : palette.figure;
  const top = MARGIN + 8;
  if (look.silhouette === 'horse-archer') {
    return [icon('horse-archer', MARGIN + 13, top, 52, ink), icon('bow', MARGIN + 53, top + 6, 35, ink)];
  }
  const size = look.silhouette === 'knight' || look.silhouette === 'horseman' ? 60 : 56;
  return [icon(look.silhouette, MARGIN + 50 - size / 2, top - (size - 56) / 2, size, ink)];
}

/** The worn side: scratched, its band hollow, its strengths in ink on the bare card. */
function band(look: CounterLook, palette: Palette): Shape[] {
  const outline = card(look.side, 5, CARD_SIZE, CARD_SIZE, MARGIN, MARGIN);
  const top = MARGIN + 66;
  const box = `M${MARGIN} ${top}h${CARD_SIZE}v40h${-CARD_SIZE}z`;
  const ink = look.reduced ? palette.figure : palette.bandText;
  const shapes: Shape[] = look.reduced
    ? [
        { d: box, fill: palette.light, opacity: look.side === 'isengard' ? 0.25 : 0.7, clip: outline },
        { d: `M${MARGIN} ${top}h${CARD_SIZE}`, stroke: palette.band, strokeWidth: 3.5, dash: [7, 6], clip: outline },
        { d: outline, stroke: palette.band, strokeWidth: 2.5, dash: [9, 6] },
      ]
    : [
        { d: box, fill: palette.band, clip: outline },
        {
          d: `M${MARGIN} ${top}h${CARD_SIZE}`,
          stroke: palette.bandText,
          strokeWidth: 1.4,
          opacity: 0.7,
          clip: outline,
        },
        { d: outline, stroke: look.side === 'isengard' ? palette.figure : palette.band, strokeWidth: 2, opacity: 0.85 },
      ];
  return [...shapes, lettering(look.strengths, MARGIN + 50, MARGIN + 91, 31, ink, 1.5)];
}

function badge(name: IconName, x: number, y: number, face: CounterModel['carriesFace'] = 'real'): Shape[] {
  return [
    { d: circle(x, y, 16.5), fill: '#1c130b' },
    { d: circle(x, y, 14.5), fill: name === 'blasting-fire' ? '#ffb43c' : '#e7c877' },
    icon(name, x - 10.5, y - 10.5, 21, '#2a1a0a', face === 'dummy' ? 0.4 : 1),
    ...(face === 'dummy'
      ? [{ d: `M${x - 11} ${y + 11}L${x + 11} ${y - 11}`, stroke: '#5b0f06', strokeWidth: 4.5 }]
      : []),
    ...(face === 'hidden'
      ? [{ d: circle(x + 11, y - 11, 9.5), fill: '#1c130b' }, lettering('?', x + 11, y - 5.5, 16, '#fff6dc')]
      : []),
  ];
}

/** The strap that binds the two counters of a formation, in the colour of its kind. */
function strap(look: CounterLook): Shape[] {
  const top = MARGIN - 2;
  const colour = look.formation === 'wedge' ? '#d9a441' : '#b9c3c9';
  return [10, CARD_SIZE - 20].flatMap((x) => [
    { d: `M${MARGIN + x + 5} ${top}v${CARD_SIZE + 4}`, stroke: '#1c130b', strokeWidth: 9 },
    { d: `M${MARGIN + x + 5} ${top}v${CARD_SIZE + 4}`, stroke: colour, strokeWidth: 5.5 },
  ]);
}

/** A ribbon over the corner of a unit that is outside by the sally port. */
function ribbon(): Shape[] {
  const [x, y] = [MARGIN + CARD_SIZE, MARGIN];
  return [
    { d: `M${x - 40} ${y + 1}L${x - 1} ${y + 40}V${y + 20}L${x - 20} ${y + 1}Z`, fill: '#1c130b' },
    { d: `M${x - 36} ${y + 2}L${x - 2} ${y + 36}V${y + 22}L${x - 22} ${y + 2}Z`, fill: '#4d9be0' },
  ];
}

/** The mouth of the passage that the unit stands in. */
function underground(): Shape[] {
  const [x, y] = [MARGIN + 86, MARGIN + 18];
  return [
    { d: `M${x - 17} ${y + 14}V${y}A17 17 0 0 1 ${x + 17} ${y}V${y + 14}Z`, fill: '#1c1610' },
    { d: `M${x - 14.5} ${y + 11.5}V${y}A14.5 14.5 0 0 1 ${x + 14.5} ${y}V${y + 11.5}Z`, fill: '#d6c9ac' },
    { d: `M${x - 9.5} ${y + 11.5}V${y + 1}A9.5 9.5 0 0 1 ${x + 9.5} ${y + 1}V${y + 11.5}Z`, fill: '#0f222d' },
    { d: `M${x - 7} ${y + 8}q3.5-3 7 0t7 0`, stroke: '#7fb6cb', strokeWidth: 2 },
  ];
}

function disrupted(): Shape[] {
  const [x, y] = [MARGIN + 15, MARGIN + 15];
  return [
    { d: circle(x, y, 19), fill: '#2a0503' },
    { d: circle(x, y, 17.5), fill: '#fff3e0' },
    { d: circle(x, y, 15), fill: '#b01f14' },
    lettering('D', x, y + 8, 24, '#fff7ea'),
  ];
}

/** A combat unit, `FACE_SIZE` square. */
export function counterFace(look: CounterLook): Drawing {
  const palette = paletteOf(look);
  const body = card(look.side, 2, CARD_SIZE, CARD_SIZE, MARGIN, MARGIN);
  return {
    width: FACE_SIZE,
    height: FACE_SIZE,
    shapes: [
      ...cardboard(look.side, palette, look.reduced, CARD_SIZE, CARD_SIZE),
      ...(look.reduced
        ? [
            {
              d: hatching(MARGIN, MARGIN, CARD_SIZE, CARD_SIZE, 11),
              stroke: palette.edge,
              strokeWidth: 1.6,
              opacity: 0.3,
              clip: body,
            },
          ]
        : []),
      ...figure(look, palette),
      ...band(look, palette),
      ...(look.place === 'culvert' ? underground() : []),
      ...(look.cavalry && look.place !== 'culvert'
        ? [icon('horseshoe', MARGIN + 76, MARGIN + 8, 16, palette.figure, 0.9)]
        : []),
      ...(look.formation ? strap(look) : []),
      ...(look.out ? ribbon() : []),
      ...(look.carries ? badge(look.carries, MARGIN + 15, MARGIN + 58, look.carriesFace) : []),
      ...(look.formation ? badge(look.formation, MARGIN + 85, MARGIN + 58) : []),
      ...(look.disrupted ? disrupted() : []),
    ],
  };
}

export function counterFaceKey(look: CounterLook): string {
  return [
    'counter',
    look.side,
    look.nation === 'dunland' ? 'dunland' : '',
    look.silhouette,
    look.cavalry ? 'cavalry' : '',
    look.strengths,
    look.reduced ? 'reduced' : '',
    look.disrupted ? 'disrupted' : '',
    look.carries ?? '',
    look.carries ? (look.carriesFace ?? '') : '',
    look.formation ?? '',
    look.out ? 'out' : '',
    look.place ?? '',
  ].join(' ');
}

function portrait(id: string): IconName {
  return id in ICONS ? (id as IconName) : 'captain';
}

/** A leader: portrait in a gilt frame, rally rating on a boss below. */
export function leaderFace(look: LeaderLook): Drawing {
  const palette = look.side === 'westernesse' ? WESTERNESSE : ORC;
  const [width, height] = [LEADER_WIDTH - 2 * MARGIN, LEADER_HEIGHT - 2 * MARGIN];
  const frame = card(look.side, 0, width, height, MARGIN, MARGIN);
  const inner = card(look.side, 6, width, height, MARGIN, MARGIN);
  const gilt = look.reduced ? '#a39a86' : '#d3a64a';
  const middle = MARGIN + width / 2;
  const boss = MARGIN + height - 13;
  return {
    width: LEADER_WIDTH,
    height: LEADER_HEIGHT,
    shapes: [
      ...shadow(look.side, width, height),
      { d: frame, fill: '#3a2509' },
      { d: card(look.side, 1.2, width, height, MARGIN, MARGIN), fill: gilt },
      { d: card(look.side, 2.4, width, height, MARGIN, MARGIN), stroke: '#fff0bd', strokeWidth: 1, opacity: 0.8 },
      { d: inner, fill: look.side === 'westernesse' ? '#2d5f41' : '#7b1d14' },
      { d: inner, stroke: '#3a2509', strokeWidth: 1.6 },
      ...(look.reduced
        ? [
            {
              d: hatching(MARGIN, MARGIN, width, height, 10),
              stroke: '#000',
              strokeWidth: 1.6,
              opacity: 0.3,
              clip: inner,
            },
          ]
        : []),
      icon(portrait(look.id), middle - 26, MARGIN + 9, 52, look.reduced ? '#d5c8a9' : '#fff2d2'),
      { d: circle(middle, boss, 17), fill: '#2b1a06' },
      { d: circle(middle, boss, 15), fill: gilt },
      { d: circle(middle, boss, 12.5), fill: look.reduced ? '#d8cdb0' : palette.bandText },
      lettering(String(look.rally), middle, boss + 7.5, 23, '#2b1a06'),
    ],
  };
}

export function leaderFaceKey(look: LeaderLook): string {
  return ['leader', look.side, portrait(look.id), look.rally, look.reduced ? 'reduced' : ''].join(' ');
}
