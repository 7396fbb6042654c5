/** A base from above, with who stands on it: told by side, kind and state without colour alone. */
import { type Drawing, moved, type Shape } from '../../../art/drawing.ts';
import { circle } from '../../../art/shapes.ts';
import type { FigureModel, PlaneLooks, SideIndex } from '../model.ts';
import { CHEST, CHEST_MARK, LETTER, LETTER_MARK, ROPE, MAN, HEAD, BANNER } from './parts.ts';
import { type FigureKind, silhouetteOf } from './silhouettes.ts';

/** Of a drawing: the base has a radius of 50, and there is room around it for banners and marks. */
export const FACE_RADIUS = 50;
export const FACE_SIZE = 140;
const MIDDLE = FACE_SIZE / 2;

interface Tones {
  readonly ground: string;
  readonly edge: string;
  readonly body: string;
  readonly gear: string;
  readonly back: string;
}
/** Light faces with dark figures on them, and the other way round. */
const TONES: readonly [Tones, Tones] = [
  { ground: '#f0e7cf', edge: '#fffaf0', body: '#1f2630', gear: '#44566b', back: '#7c8794' },
  { ground: '#2b2220', edge: '#0f0b0a', body: '#f0e0c4', gear: '#d09a5b', back: '#96785c' },
];

/** Plain for the one side, cut into teeth for the other. */
function rim(side: SideIndex, colour: string): readonly Shape[] {
  const [x, y] = [MIDDLE, MIDDLE];
  const { edge } = TONES[side];
  const band: Shape = { d: circle(x, y, FACE_RADIUS - 1), fill: colour };
  if (side === 0) return [band, { d: circle(x, y, FACE_RADIUS - 6), stroke: edge, strokeWidth: 1.6 }];
  let teeth = '';
  for (let i = 0; i < 20; i++) {
    const [a, b, c] = [i - 0.26, i, i + 0.26].map((k) => (k / 20) * 2 * Math.PI);
    const at = (angle: number, r: number): string =>
      `${(x + Math.sin(angle) * r).toFixed(1)} ${(y - Math.cos(angle) * r).toFixed(1)}`;
    teeth += `M${at(a ?? 0, FACE_RADIUS - 1)}L${at(b ?? 0, FACE_RADIUS - 9)}L${at(c ?? 0, FACE_RADIUS - 1)}Z`;
  }
  return [band, { d: teeth, fill: edge, opacity: 0.85 }];
}

export interface FigureLook extends Pick<FigureModel, 'side' | 'kind' | 'hero' | 'prone' | 'banner'> {
  readonly spent: boolean;
}

export const figureKey = ({ side, kind, hero, prone, banner, spent }: FigureLook): string =>
  `figure ${side} ${kind} ${[hero && 'hero', prone && 'prone', banner && 'banner', spent && 'spent'].filter(Boolean).join(' ')}`;

export function figureFace(look: FigureLook, looks: PlaneLooks): Drawing {
  const { side, hero, prone, banner, spent } = look;
  const tones = TONES[side];
  const colour = looks.sides[side].field;
  return {
    width: FACE_SIZE,
    height: FACE_SIZE,
    shapes: [
      { d: circle(MIDDLE + 2.5, MIDDLE + 4, FACE_RADIUS), fill: '#000', opacity: 0.35 },
      { d: circle(MIDDLE, MIDDLE, FACE_RADIUS), fill: '#100b06' },
      ...rim(side, colour),
      ...(hero
        ? [
            { d: circle(MIDDLE, MIDDLE, FACE_RADIUS - 3), stroke: '#e7b93c', strokeWidth: 4 },
            { d: circle(MIDDLE, MIDDLE, FACE_RADIUS - 5.4), stroke: '#6b4a08', strokeWidth: 1 },
          ]
        : []),
      { d: circle(MIDDLE, MIDDLE, FACE_RADIUS - 10), fill: tones.ground },
      ...(prone ? [{ d: circle(MIDDLE, MIDDLE, FACE_RADIUS - 10), stroke: colour, strokeWidth: 3, dash: [5, 5] }] : []),
      ...standing(look.kind, tones, prone),
      ...(banner ? flag(colour, tones) : []),
      ...(spent ? [{ d: circle(MIDDLE, MIDDLE, FACE_RADIUS - 10), fill: tones.ground, opacity: 0.45 }] : []),
    ],
  };
}

/** A figure keeps its head above the rim: the drawing of one on foot is a little larger than the face. */
function standing(kind: FigureKind, tones: Tones, prone: boolean): readonly Shape[] {
  const { back, body, gear, cut } = silhouetteOf(kind);
  const size = /horse|warg|knight|rider/.test(kind) ? 0.86 : 0.85;
  const half = (100 * size) / 2;
  const transform = prone
    ? moved(MIDDLE + half, MIDDLE - half, size, 90)
    : moved(MIDDLE - half, MIDDLE - half - 2, size);
  const halo = { stroke: tones.ground, strokeWidth: 3.2, transform };
  return [
    ...(back ? [{ d: back, fill: tones.back, ...halo }] : []),
    { d: gear, fill: tones.gear, ...halo },
    { d: body, fill: tones.body, ...halo, strokeWidth: 1.6 },
    { d: gear, fill: tones.gear, transform },
    ...(cut ? [{ d: cut, fill: tones.ground, transform }] : []),
  ].filter(({ d }) => d !== '');
}

const flag = (colour: string, { edge }: Tones): readonly Shape[] => {
  const transform = moved(MIDDLE - 62, MIDDLE - 68, 0.95);
  return [
    { d: BANNER, fill: edge, stroke: '#100b06', strokeWidth: 5, transform },
    { d: BANNER, fill: colour, stroke: edge, strokeWidth: 2, transform },
  ];
};

/** Things that lie on the table or are carried, on a plain base. */
export function objectFace(kind: 'chest' | 'letter' | 'captive'): Drawing {
  const outline = { chest: CHEST, letter: LETTER, captive: MAN + HEAD }[kind];
  const transform = moved(MIDDLE - 36, MIDDLE - 38, 0.72);
  return {
    width: FACE_SIZE,
    height: FACE_SIZE,
    shapes: [
      { d: circle(MIDDLE + 2.5, MIDDLE + 4, FACE_RADIUS), fill: '#000', opacity: 0.35 },
      { d: circle(MIDDLE, MIDDLE, FACE_RADIUS), fill: '#100b06' },
      { d: circle(MIDDLE, MIDDLE, FACE_RADIUS - 2), fill: '#d9a92f' },
      { d: circle(MIDDLE, MIDDLE, FACE_RADIUS - 7), fill: '#f6e7b4' },
      { d: outline, fill: '#5b3410', transform },
      { d: { chest: CHEST_MARK, letter: LETTER_MARK, captive: ROPE }[kind], fill: '#f6e7b4', transform },
    ],
  };
}

const BADGE = 34;
type Badge = FigureModel['marks'][number];
/** Small round plates at the rim, each with a form of its own. */
const BADGES: Readonly<Record<Badge, readonly [ground: string, ink: string, outline: string, thick: number]>> = {
  engaged: ['#8c1519', '#fff4e6', 'M10 10L24 24M24 10L10 24', 3.4],
  moved: ['#3c4a35', '#f3ffe6', 'M10 17l5 6l10 -12', 3.4],
  held: ['#1c4f7a', '#e6f4ff', 'M17 8v18M9 12.5l16 9M25 12.5l-16 9', 2.6],
  wounded: ['#fff1ea', '#b01820', 'M17 7Q25 17 24 21Q22 27 17 27Q12 27 10 21Q9 17 17 7', 4],
  carries: ['#d9a92f', '#4a2b0b', 'M9 14h16v11h-16zM13 14q4 -8 8 0', 2.6],
  rider: ['#e9dfc4', '#3b2a12', 'M9 22q8 -14 16 0M17 8v4', 3],
  trapped: ['#c11d24', '#ffffff', 'M17 8v11M17 24v1.6', 4],
  sentry: ['#2e2a4a', '#f7f0ff', 'M8 17q9 -9 18 0q-9 9 -18 0M17 15v4', 2.4],
  bound: ['#6b5134', '#fff0d8', 'M8 13h18M8 21h18', 3],
};

export function badgeFace(mark: Badge): Drawing {
  const [ground, ink, outline, thick] = BADGES[mark];
  return {
    width: BADGE,
    height: BADGE,
    shapes: [
      { d: circle(BADGE / 2, BADGE / 2, BADGE / 2 - 1), fill: '#100b06' },
      { d: circle(BADGE / 2, BADGE / 2, BADGE / 2 - 3), fill: ground },
      { d: outline, stroke: ink, strokeWidth: thick },
    ],
  };
}
