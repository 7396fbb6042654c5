/**
 * The faces of counters and leaders. The sides differ in shape (the first one's corners are cut, the second one's are
 * round), so that no colour need be told apart.
 */
import { type Drawing, moved, type Shape } from '../../../art/drawing.ts';
import { ICON_SIZE, ICONS } from '../../../art/icons.ts';
import { letter } from '../../../art/lettering.ts';
import { circle, cutRectangle, hatching, roundedRectangle } from '../../../art/shapes.ts';
import type { CardColours, Figure, Looks, MarkerLook } from '../board-face.ts';
import type { CounterModel, LeaderModel, SideIndex } from '../model.ts';

/** Drawn sizes, in units of the drawing. The cardboard leaves room around it for its shadow. */
export const FACE_SIZE = 116;
export const CARD_SIZE = 100;
const MARGIN = (FACE_SIZE - CARD_SIZE) / 2;

export const LEADER_WIDTH = 88;
export const LEADER_HEIGHT = 108;

function coloursOf(look: Pick<CounterModel, 'side' | 'nation'>, { nations, sides }: Looks): CardColours {
  return nations?.[look.nation ?? ''] ?? sides[look.side].card;
}

/** Only what changes the face of a counter, so that equal faces share one texture. */
export type CounterLook = Pick<
  CounterModel,
  'side' | 'silhouette' | 'cavalry' | 'strengths' | 'reduced' | 'disrupted'
> &
  Partial<Pick<CounterModel, 'nation' | 'carries' | 'carriesFace' | 'formation' | 'out' | 'place'>>;
export type LeaderLook = Pick<LeaderModel, 'side' | 'id' | 'rally' | 'reduced'>;

/** An outline in a square of `ICON_SIZE`, at a size of `size`. */
export function icon(outline: string, x: number, y: number, size: number, fill: string, opacity = 1): Shape {
  return { d: outline, fill, opacity, transform: moved(x, y, size / ICON_SIZE) };
}

export function lettering(text: string, x: number, baseline: number, size: number, fill: string, spacing = 0): Shape {
  return { d: letter(text, { face: 'bold', size, spacing }).outline, fill, transform: moved(x, baseline) };
}

function card(side: SideIndex, inset: number, width: number, height: number, x: number, y: number): string {
  const [w, h] = [width - 2 * inset, height - 2 * inset];
  return side === 0
    ? cutRectangle(x + inset, y + inset, w, h, Math.max(4, 13 - inset))
    : roundedRectangle(x + inset, y + inset, w, h, Math.max(3, 11 - inset));
}

function shadow(side: SideIndex, width: number, height: number): Shape[] {
  return [4.5, 3, 1.5].map((drop, i) => ({
    d: card(side, -1.5 + i, width, height, MARGIN + drop * 0.6, MARGIN + drop),
    fill: '#140c05',
    opacity: 0.24,
  }));
}

/** Cardboard with a lit edge above and a dark one below. */
function cardboard(side: SideIndex, colours: CardColours, worn: boolean, width: number, height: number): Shape[] {
  const body = card(side, 0, width, height, MARGIN, MARGIN);
  return [
    ...shadow(side, width, height),
    { d: body, fill: colours.edge },
    { d: card(side, 0, width, height - 2, MARGIN, MARGIN), fill: colours.light, clip: body },
    {
      d: card(side, 0, width - 2.5, height - 3, MARGIN + 1.6, MARGIN + 2),
      fill: worn ? colours.wornField : colours.field,
      clip: body,
    },
  ];
}

/** One picture in the middle of the card, above the band. */
export function standing(outline: string, size = 56): Figure {
  return [{ icon: outline, x: 50 - size / 2, y: 36 - size / 2, size }];
}

/** What a counter shows whose silhouette nobody has drawn. */
const UNKNOWN: Figure = standing(ICONS.melee);

function figure(look: CounterLook, colours: CardColours, { figures }: Looks): Shape[] {
  const ink = look.reduced ? colours.wornFigure : colours.figure;
  const pictures = figures?.[look.silhouette] ?? UNKNOWN;
  return pictures.map(({ icon: outline, x, y, size }) => icon(outline, MARGIN + x, MARGIN + y, size, ink));
}

/** The worn side: scratched, its band hollow, its strengths in ink on the bare card. */
function band(look: CounterLook, colours: CardColours): Shape[] {
  const outline = card(look.side, 5, CARD_SIZE, CARD_SIZE, MARGIN, MARGIN);
  const top = MARGIN + 66;
  const box = `M${MARGIN} ${top}h${CARD_SIZE}v40h${-CARD_SIZE}z`;
  const ink = look.reduced ? colours.figure : colours.bandText;
  const shapes: Shape[] = look.reduced
    ? [
        { d: box, fill: colours.light, opacity: colours.wornBand, clip: outline },
        { d: `M${MARGIN} ${top}h${CARD_SIZE}`, stroke: colours.band, strokeWidth: 3.5, dash: [7, 6], clip: outline },
        { d: outline, stroke: colours.band, strokeWidth: 2.5, dash: [9, 6] },
      ]
    : [
        { d: box, fill: colours.band, clip: outline },
        {
          d: `M${MARGIN} ${top}h${CARD_SIZE}`,
          stroke: colours.bandText,
          strokeWidth: 1.4,
          opacity: 0.7,
          clip: outline,
        },
        { d: outline, stroke: colours.line, strokeWidth: 2, opacity: 0.85 },
      ];
  return [...shapes, lettering(look.strengths, MARGIN + 50, MARGIN + 91, 31, ink, 1.5)];
}

const BADGE = '#e7c877';

function badge(
  outline: string,
  x: number,
  y: number,
  ground: string = BADGE,
  face: CounterModel['carriesFace'] = 'real',
): Shape[] {
  return [
    { d: circle(x, y, 16.5), fill: '#1c130b' },
    { d: circle(x, y, 14.5), fill: ground },
    icon(outline, x - 10.5, y - 10.5, 21, '#2a1a0a', face === 'dummy' ? 0.4 : 1),
    ...(face === 'dummy'
      ? [{ d: `M${x - 11} ${y + 11}L${x + 11} ${y - 11}`, stroke: '#5b0f06', strokeWidth: 4.5 }]
      : []),
    ...(face === 'hidden'
      ? [{ d: circle(x + 11, y - 11, 9.5), fill: '#1c130b' }, lettering('?', x + 11, y - 5.5, 16, '#fff6dc')]
      : []),
  ];
}

function load(look: CounterLook, marker: MarkerLook | undefined): Shape[] {
  return badge(marker?.icon ?? '', MARGIN + 15, MARGIN + 58, marker?.badge, look.carriesFace);
}

/** The strap that binds the counters of a formation, in the colour of its kind, and its sign. */
function bond(kind: string, { formations }: Looks): { readonly strap: readonly Shape[]; readonly sign: Shape[] } {
  const { icon: outline = '', strap = '#b9c3c9' } = formations?.[kind] ?? {};
  const top = MARGIN - 2;
  return {
    strap: [10, CARD_SIZE - 20].flatMap((x) => [
      { d: `M${MARGIN + x + 5} ${top}v${CARD_SIZE + 4}`, stroke: '#1c130b', strokeWidth: 9 },
      { d: `M${MARGIN + x + 5} ${top}v${CARD_SIZE + 4}`, stroke: strap, strokeWidth: 5.5 },
    ]),
    sign: badge(outline, MARGIN + 85, MARGIN + 58),
  };
}

/** A ribbon over the corner. */
function ribbon(): Shape[] {
  const [x, y] = [MARGIN + CARD_SIZE, MARGIN];
  return [
    { d: `M${x - 40} ${y + 1}L${x - 1} ${y + 40}V${y + 20}L${x - 20} ${y + 1}Z`, fill: '#1c130b' },
    { d: `M${x - 36} ${y + 2}L${x - 2} ${y + 36}V${y + 22}L${x - 22} ${y + 2}Z`, fill: '#4d9be0' },
  ];
}

/** The sign of the place below the hex that the unit stands in. */
function below(place: string, { places }: Looks): Shape[] {
  return (places?.[place] ?? []).map((shape) => ({ ...shape, transform: moved(MARGIN + 86, MARGIN + 18) }));
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
export function counterFace(look: CounterLook, looks: Looks): Drawing {
  const colours = coloursOf(look, looks);
  const body = card(look.side, 2, CARD_SIZE, CARD_SIZE, MARGIN, MARGIN);
  const formation = look.formation === undefined ? undefined : bond(look.formation, looks);
  return {
    width: FACE_SIZE,
    height: FACE_SIZE,
    shapes: [
      ...cardboard(look.side, colours, look.reduced, CARD_SIZE, CARD_SIZE),
      ...(look.reduced
        ? [
            {
              d: hatching(MARGIN, MARGIN, CARD_SIZE, CARD_SIZE, 11),
              stroke: colours.edge,
              strokeWidth: 1.6,
              opacity: 0.3,
              clip: body,
            },
          ]
        : []),
      ...figure(look, colours, looks),
      ...band(look, colours),
      ...(look.place === undefined ? [] : below(look.place, looks)),
      ...(look.cavalry && look.place === undefined
        ? [icon(ICONS.horseshoe, MARGIN + 76, MARGIN + 8, 16, colours.figure, 0.9)]
        : []),
      ...(formation?.strap ?? []),
      ...(look.out ? ribbon() : []),
      ...(look.carries === undefined ? [] : load(look, looks.markers?.[look.carries])),
      ...(formation?.sign ?? []),
      ...(look.disrupted ? disrupted() : []),
    ],
  };
}

export function counterFaceKey(look: CounterLook, { nations }: Looks): string {
  return [
    'counter',
    look.side,
    look.nation !== undefined && nations?.[look.nation] ? look.nation : '',
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

/** A leader: portrait in a gilt frame, rally rating on a boss below. Whom nobody has drawn wears a crown. */
export function leaderFace(look: LeaderLook, { sides, portraits }: Looks): Drawing {
  const { card: colours, portrait } = sides[look.side];
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
      { d: inner, fill: portrait },
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
      icon(portraits?.[look.id] ?? ICONS.captain, middle - 26, MARGIN + 9, 52, look.reduced ? '#d5c8a9' : '#fff2d2'),
      { d: circle(middle, boss, 17), fill: '#2b1a06' },
      { d: circle(middle, boss, 15), fill: gilt },
      { d: circle(middle, boss, 12.5), fill: look.reduced ? '#d8cdb0' : colours.bandText },
      lettering(String(look.rally), middle, boss + 7.5, 23, '#2b1a06'),
    ],
  };
}

export function leaderFaceKey(look: LeaderLook, { portraits }: Looks): string {
  const portrait = portraits?.[look.id] ? look.id : '';
  return ['leader', look.side, portrait, look.rally, look.reduced ? 'reduced' : ''].join(' ');
}
