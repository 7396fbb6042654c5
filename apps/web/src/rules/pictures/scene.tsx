/** A small piece of the map for a picture in the rules, in the board's own colours: hexes, walls, counters, and what is marked. */
import type { ReactNode } from 'react';
import { type Drawing, moved } from '../../art/drawing.ts';
import { ICONS } from '../../art/icons.ts';
import { letter } from '../../art/lettering.ts';
import type { Looks } from '../../board/hex/board-face.ts';
import { FIGURES, sideLook } from '../../board/hex/looks.ts';
import { HEX_RADIUS, HEX_WIDTH, ROW_HEIGHT } from '../../board/hex/geometry.ts';
import { counterFace, FACE_SIZE, LEADER_WIDTH, leaderFace } from '../../board/hex/pieces/counter-face.ts';
import { HEX_FACE_HEIGHT, HEX_FACE_WIDTH, type HexFill, hexFace } from '../../board/hex/pieces/highlight-face.ts';
import { labelFace } from '../../board/stage/label-face.ts';
import { LADDER } from '../../board/hex/pieces/marker-face.ts';
import { Shapes } from '../../lessons/picture.tsx';

/** Cut corners attack, round ones defend, as in every game. */
export const LOOKS: Looks = {
  sides: [
    sideLook({ field: '#2c2725', figure: '#efe4cb', band: '#8a2117', bandText: '#fff1d8', icon: ICONS.skull }),
    sideLook({ field: '#efe3c2', figure: '#24432f', band: '#2d5f41', bandText: '#fff6dc', icon: ICONS.guard }),
  ],
  figures: FIGURES,
};

/** Column and row, from 0; odd rows are shoved right by half a hex. */
export type At = readonly [column: number, row: number];

const MARGIN = 10;
const middle = ([column, row]: At) => ({
  x: MARGIN + HEX_WIDTH * (column + (row % 2 === 0 ? 0.5 : 1)),
  y: MARGIN + HEX_RADIUS + ROW_HEIGHT * row,
});

const GROUNDS = { field: '#bcc487', wall: '#cfc4ae', mountain: '#8f8b86' } as const;
type Ground = keyof typeof GROUNDS;

/** Clockwise from the north. */
const corners = (at: At) => {
  const { x, y } = middle(at);
  const w = HEX_WIDTH / 2;
  const r = HEX_RADIUS;
  return [
    { x, y: y - r },
    { x: x + w, y: y - r / 2 },
    { x: x + w, y: y + r / 2 },
    { x, y: y + r },
    { x: x - w, y: y + r / 2 },
    { x: x - w, y: y - r / 2 },
  ];
};
const outline = (at: At): string =>
  `M${corners(at)
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}Z`;

interface SceneProps {
  readonly columns: number;
  readonly rows: number;
  /** What is to be seen, for whoever does not see it. */
  readonly label: string;
  readonly grounds?: Readonly<Record<string, Ground>>;
  readonly children: ReactNode;
}

/** `grounds` by `column row`. */
export function Scene({ columns, rows, label, grounds = {}, children }: SceneProps) {
  const width = 2 * MARGIN + HEX_WIDTH * (columns + (rows > 1 ? 0.5 : 0));
  const height = 2 * MARGIN + 2 * HEX_RADIUS + ROW_HEIGHT * (rows - 1);
  const all = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column): At => [column, row]),
  );
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} role="img" aria-label={label}>
      {all.flat().map((at) => (
        <path
          key={at.join(' ')}
          d={outline(at)}
          fill={GROUNDS[grounds[at.join(' ')] ?? 'field']}
          stroke="#6f6b4a"
          strokeWidth="1.4"
        />
      ))}
      {children}
    </svg>
  );
}

interface PlacedProps {
  readonly drawing: Drawing;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly degrees?: number;
}

/** With the middle of its upper left corner at a point. */
export function Placed({ drawing, x, y, scale = 1, degrees = 0 }: PlacedProps) {
  return (
    <g transform={`matrix(${moved(x, y, scale, degrees).join(' ')})`}>
      <Shapes drawing={drawing} />
    </g>
  );
}

export function Lit({ at, as }: { readonly at: At; readonly as: HexFill }) {
  const { x, y } = middle(at);
  return <Placed drawing={hexFace(as, LOOKS.sides)} x={x - HEX_FACE_WIDTH / 2} y={y - HEX_FACE_HEIGHT / 2} />;
}

interface UnitProps {
  readonly at: At;
  readonly side: 0 | 1;
  readonly figure: string;
  readonly strengths: string;
  readonly worn?: boolean;
  readonly disrupted?: boolean;
  /** Shoved aside, in map units, where several share a hex. */
  readonly dx?: number;
}
const UNIT = 0.56;

export function Unit({ at, side, figure, strengths, worn = false, disrupted = false, dx = 0 }: UnitProps) {
  const { x, y } = middle(at);
  const drawing = counterFace(
    { side, silhouette: figure, cavalry: figure === 'knight', strengths, reduced: worn, disrupted },
    LOOKS,
  );
  const half = (FACE_SIZE * UNIT) / 2;
  return <Placed drawing={drawing} x={x - half + dx} y={y - half} scale={UNIT} />;
}

export function Leader({ at, side, dx = 0 }: { readonly at: At; readonly side: 0 | 1; readonly dx?: number }) {
  const { x, y } = middle(at);
  const drawing = leaderFace({ id: '', side, reduced: false, rally: 5 }, LOOKS);
  return <Placed drawing={drawing} x={x - (LEADER_WIDTH * 0.42) / 2 + dx} y={y - 22} scale={0.42} />;
}

/** A number or a word on a plate. */
export function Plate({ at, text, dy = 0, red = false }: { at: At; text: string; dy?: number; red?: boolean }) {
  const { x, y } = middle(at);
  const drawing = labelFace(text, red ? 'red' : 'light');
  return <Placed drawing={drawing} x={x - drawing.width / 2} y={y - 12 + dy} />;
}

/** Between the corners of a hex, clockwise from the north: `from` 0 `to` 2 are its two sides to the east. */
export function Wall({ at, from, to }: { readonly at: At; readonly from: number; readonly to: number }) {
  const all = corners(at);
  const points = Array.from({ length: to - from + 1 }, (_, i) => all[(from + i) % 6] ?? { x: 0, y: 0 });
  const d = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return (
    <>
      <path d={d} stroke="#1c1610" strokeWidth="13" fill="none" strokeLinejoin="round" />
      <path d={d} stroke="#8f8471" strokeWidth="10" fill="none" strokeLinejoin="round" />
      <path d={d} stroke="#c4b8a0" strokeWidth="5" strokeDasharray="7 5" fill="none" />
    </>
  );
}

interface ArrowProps {
  readonly from: At;
  readonly to: At;
  /** It cannot go there: the arrow is broken and crossed out. */
  readonly barred?: boolean;
  readonly colour?: string;
}

export function Arrow({ from, to, barred = false, colour = '#0f4c81' }: ArrowProps) {
  const [a, b] = [middle(from), middle(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  // From the edge of the counter where the way is long, over its edge where it is one step.
  const start = { x: a.x + ux * 20, y: a.y + uy * 20 };
  const end = { x: b.x - ux * 12, y: b.y - uy * 12 };
  const head = { x: end.x - ux * 14, y: end.y - uy * 14 };
  const tip = `M${head.x - uy * 9} ${head.y + ux * 9}L${end.x} ${end.y}L${head.x + uy * 9} ${head.y - ux * 9}`;
  const d = `M${start.x} ${start.y}L${end.x} ${end.y}${tip}`;
  const mid = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const ink = barred ? '#8c1519' : colour;
  return (
    <>
      <path d={d} stroke="#fffaf0" strokeWidth="9" fill="none" strokeLinecap="round" />
      <path
        d={d}
        stroke={ink}
        strokeWidth="4.5"
        fill="none"
        strokeDasharray={barred ? '7 8' : undefined}
        strokeLinecap="round"
      />
      {barred && (
        <path
          d={`M${mid.x - 10} ${mid.y - 10}l20 20M${mid.x + 10} ${mid.y - 10}l-20 20`}
          stroke={ink}
          strokeWidth="6"
          fill="none"
          strokeLinecap="round"
        />
      )}
    </>
  );
}

/** Leans from the middle of a hex against the one to its west. */
export function LadderWest({ at }: { readonly at: At }) {
  const { x, y } = middle(at);
  return <Placed drawing={LADDER} x={x - HEX_WIDTH / 2 - 14} y={y + 13} scale={0.86} degrees={-90} />;
}

/** Words as outlines, as on the board; said by the picture's label. */
export function Words({
  x,
  y,
  text,
  size = 22,
  fill = '#2b1a06',
}: {
  x: number;
  y: number;
  text: string;
  size?: number;
  fill?: string;
}) {
  const { outline: d } = letter(text, { face: 'bold', size });
  return <path d={d} fill={fill} transform={`translate(${x} ${y})`} />;
}
