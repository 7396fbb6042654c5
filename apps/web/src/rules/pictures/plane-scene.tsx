/** A small piece of the table for a picture in the rules, seen from above, in the board's own colours: all lengths in inches. */
import type { ReactNode } from 'react';
import { circle } from '../../art/shapes.ts';
import { FACE_RADIUS, FACE_SIZE, figureFace } from '../../board/plane/figures/figure-face.ts';
import { type FigureKind, silhouetteOf } from '../../board/plane/figures/silhouettes.ts';
import type { PlaneLooks } from '../../board/plane/model.ts';
import { Placed } from './scene.tsx';

const LOOKS: PlaneLooks = {
  sides: [
    { field: '#24527d', text: '#eef5fb' },
    { field: '#7a1f1c', text: '#fdeeea' },
  ],
};

/** Pixels of an inch. */
const INCH = 46;
/** Of a base of 25 mm, and of one of 40. */
export const FOOT = 0.49;
const HORSE = 0.79;

export type At = readonly [x: number, y: number];
const px = (inches: number): number => Number((inches * INCH).toFixed(1));
const at = ([x, y]: At): string => `${px(x)} ${px(y)}`;

const INK = { may: '#0f4c81', barred: '#8c1519', shot: '#c2410c', back: '#2f6b1e' } as const;
type Ink = keyof typeof INK;

interface SceneProps {
  readonly w: number;
  readonly h: number;
  /** What is to be seen, for whoever does not see it. */
  readonly label: string;
  /** From the side the sky is behind. */
  readonly ground?: string;
  /** For what is small. */
  readonly zoom?: number;
  readonly children: ReactNode;
}

export function PlaneScene({ w, h, label, ground = '#b4bd83', zoom = 1, children }: SceneProps) {
  return (
    <svg viewBox={`0 0 ${px(w)} ${px(h)}`} width={px(w) * zoom} role="img" aria-label={label}>
      <rect width={px(w)} height={px(h)} fill={ground} />
      {children}
    </svg>
  );
}

interface FigureProps {
  readonly on: At;
  readonly side: 0 | 1;
  readonly kind: FigureKind;
  readonly hero?: boolean;
  readonly prone?: boolean;
  readonly mounted?: boolean;
  /** Where it was, or could be. */
  readonly faint?: boolean;
}

export function Figure({ on: [x, y], side, kind, hero, prone, mounted, faint }: FigureProps) {
  const look = {
    side,
    kind,
    hero: hero === true,
    prone: prone === true,
    banner: false,
    spent: false,
  };
  const scale = ((mounted === true ? HORSE : FOOT) * INCH) / FACE_RADIUS;
  const half = (FACE_SIZE * scale) / 2;
  return (
    <g opacity={faint === true ? 0.45 : undefined}>
      <Placed drawing={figureFace(look, LOOKS)} x={px(x) - half} y={px(y) - half} scale={scale} />
    </g>
  );
}

/** All that is nearer than 1" to a base. */
export function Zone({ on: [x, y], r = FOOT }: { readonly on: At; readonly r?: number }) {
  return (
    <path
      d={circle(px(x), px(y), px(r + 1))}
      fill="#8c1519"
      fillOpacity="0.16"
      stroke="#8c1519"
      strokeWidth="2"
      strokeDasharray="6 5"
    />
  );
}

/** A place that a base may take, or may not. */
export function Spot({ on: [x, y], ink = 'back' }: { readonly on: At; readonly ink?: Ink }) {
  return (
    <path
      d={circle(px(x), px(y), px(FOOT))}
      fill={INK[ink]}
      fillOpacity="0.22"
      stroke={INK[ink]}
      strokeWidth="2.5"
      strokeDasharray="5 4"
    />
  );
}

interface WayProps {
  readonly points: readonly At[];
  readonly ink?: Ink;
  /** It cannot go there: the arrow is broken, and crossed out at its middle. */
  readonly barred?: boolean;
  /** It is broken and no more. */
  readonly doubtful?: boolean;
}

export function Way({ points, ink = 'may', barred = false, doubtful = false }: WayProps) {
  const end = points.at(-1) ?? [0, 0];
  const before = points.at(-2) ?? end;
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0]);
  const wing = (turn: number): At => [end[0] - 0.3 * Math.cos(angle + turn), end[1] - 0.3 * Math.sin(angle + turn)];
  const line = `M${points.map(at).join('L')}`;
  const d = `${line}M${at(wing(0.6))}L${at(end)}L${at(wing(-0.6))}`;
  const colour = barred ? INK.barred : INK[ink];
  return (
    <>
      <path d={d} stroke="#fffaf0" strokeWidth="8" fill="none" strokeLinecap="round" strokeLinejoin="round" />
      <path
        d={d}
        stroke={colour}
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeDasharray={barred || doubtful ? '7 8' : undefined}
      />
      {barred && <Cross on={[(before[0] + end[0]) / 2, (before[1] + end[1]) / 2]} />}
    </>
  );
}

export function Cross({ on: [x, y] }: { readonly on: At }) {
  const d = `M${px(x) - 8} ${px(y) - 8}l16 16M${px(x) + 8} ${px(y) - 8}l-16 16`;
  return (
    <>
      <path d={d} stroke="#fffaf0" strokeWidth="9" fill="none" strokeLinecap="round" />
      <path d={d} stroke={INK.barred} strokeWidth="5" fill="none" strokeLinecap="round" />
    </>
  );
}

/** A few words on a plate, about a point. */
export function Plate({ on: [x, y], text, red = false }: { readonly on: At; readonly text: string; red?: boolean }) {
  const wide = 16 + 8.4 * text.length;
  return (
    <>
      <rect
        x={px(x) - wide / 2}
        y={px(y) - 13}
        width={wide}
        height="26"
        rx="8"
        fill={red ? INK.barred : '#fffbea'}
        stroke={red ? '#ffe2cf' : '#5d4a26'}
        strokeWidth="2"
      />
      <text
        x={px(x)}
        y={px(y) + 6}
        className="rule-picture-words"
        textAnchor="middle"
        fill={red ? '#fff4e6' : '#2b1a06'}
      >
        {text}
      </text>
    </>
  );
}

/** How far it is, between two bars. */
export function Span({ from, to, text }: { readonly from: At; readonly to: At; readonly text: string }) {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
  const [dx, dy] = [Math.cos(angle) * 0.14, Math.sin(angle) * 0.14];
  const bar = ([x, y]: At) => `M${at([x - dx, y - dy])}L${at([x + dx, y + dy])}`;
  return (
    <>
      <path d={`M${at(from)}L${at(to)}${bar(from)}${bar(to)}`} stroke="#fffaf0" strokeWidth="6" strokeLinecap="round" />
      <path d={`M${at(from)}L${at(to)}${bar(from)}${bar(to)}`} stroke="#2b1a06" strokeWidth="2.5" />
      <Plate on={[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]} text={text} />
    </>
  );
}

/** What the fingers of a map draw: ground with an outline of its own. */
export function Patch({ points, fill }: { readonly points: readonly At[]; readonly fill: string }) {
  return <path d={`M${points.map(at).join('L')}Z`} fill={fill} />;
}

export function Fence({ from, to }: { readonly from: At; readonly to: At }) {
  return (
    <>
      <path d={`M${at(from)}L${at(to)}`} stroke="#2b1a06" strokeWidth="9" strokeLinecap="round" />
      <path d={`M${at(from)}L${at(to)}`} stroke="#b58b52" strokeWidth="5" strokeDasharray="9 4" />
    </>
  );
}

interface StandingProps {
  readonly kind: FigureKind;
  /** Where its feet are. */
  readonly feet: At;
  readonly faint?: boolean;
}
/** Of the square of 100 in which it is drawn. */
const SOLES = 95;
const TALL = 88;

/** Seen from the side, so high as an inch and a fifth: men and Orcs are 30 mm high. */
export function Standing({ kind, feet: [x, y], faint = false }: StandingProps) {
  const { back, body, gear, cut } = silhouetteOf(kind);
  const scale = (1.18 * INCH) / TALL;
  const shapes = [
    { d: back ?? '', fill: '#7c8794' },
    { d: gear, fill: '#44566b' },
    { d: body, fill: '#1f2630' },
    { d: cut ?? '', fill: '#f0e7cf' },
  ].filter(({ d }) => d !== '');
  return (
    <g opacity={faint ? 0.4 : undefined}>
      <Placed
        drawing={{ width: 100, height: 100, shapes }}
        x={px(x) - 50 * scale}
        y={px(y) - SOLES * scale}
        scale={scale}
      />
    </g>
  );
}

/** So far from a point, in a direction in degrees: 0 is east, 90 is south. */
export const from = ([x, y]: At, far: number, degrees: number): At => [
  x + far * Math.cos((degrees / 180) * Math.PI),
  y + far * Math.sin((degrees / 180) * Math.PI),
];
/** From middle to middle of two bases that touch. */
export const TOUCH = 2 * FOOT;
