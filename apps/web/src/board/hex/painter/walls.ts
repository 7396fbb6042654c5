/** Walls, towers, arches, gates: everything that stands on a hexside or is a building. */
import { ICON_SIZE } from '../../../art/icons.ts';
import { circle, rectangle } from '../../../art/shapes.ts';
import { between, type Point } from '../../stage/plane.ts';
import type { BoardSide, HexId } from '../board-map.ts';
import { area, group, line, num, path } from '../../stage/ink.ts';
import type { Layer } from './scenery.ts';
import { type DrawnSide, drawnSide, placed, type Sheet } from './sheet.ts';

/** What a wall is built of, and how thick. */
export interface Battlement {
  /** Thickness of the wall in map units. */
  readonly thick: number;
  readonly merlons: number;
  readonly merlon: number;
  readonly stone: string;
  readonly lit: string;
}

const WALL: Battlement = { thick: 11, merlons: 6, merlon: 4.6, stone: '#8f8471', lit: '#c4b8a0' };
const TOWER: Battlement = { thick: 13.5, merlons: 6, merlon: 5.2, stone: '#a09379', lit: '#e0d3b4' };

/** Square teeth along the outer edge. */
function merlons({ a, b, out }: DrawnSide, kind: Battlement, grow: number): string {
  const along = { x: (b.x - a.x) / 44, y: (b.y - a.y) / 44 };
  const half = kind.merlon / 2 + grow;
  const [near, far] = [kind.thick / 2 - 2, kind.thick / 2 + 3.2 + grow];
  let d = '';
  for (let i = 0; i < kind.merlons; i++) {
    const { x, y } = between(a, b, (i + 0.5) / kind.merlons);
    const corner = (side: number, reach: number): Point => ({
      x: x + along.x * side * half + out.x * reach,
      y: y + along.y * side * half + out.y * reach,
    });
    d += area([corner(-1, near), corner(1, near), corner(1, far), corner(-1, far)]);
  }
  return d;
}

/** A wall along these hexsides, its teeth towards what lies below. */
export function battlements(sides: readonly DrawnSide[], kind: Battlement): string {
  const course = sides.map(({ a, b }) => line([a, b])).join('');
  const lit = sides
    .map(({ a, b, out }) => line([a, b].map(({ x, y }) => ({ x: x - out.x * 2.4, y: y - out.y * 2.4 }))))
    .join('');
  return (
    path(sides.map((side) => merlons(side, kind, 1.5)).join(''), { fill: '#1c1610' }) +
    path(course, { stroke: '#1c1610', width: kind.thick + 2.6 }) +
    path(course, { stroke: kind.stone, width: kind.thick - 1.2 }) +
    path(course, { stroke: '#4d4435', width: kind.thick - 1.2, dash: '1.1 6.2', cap: 'butt', opacity: 0.75 }) +
    path(lit, { stroke: kind.lit, width: 3 }) +
    path(sides.map((side) => merlons(side, kind, 0)).join(''), { fill: kind.lit })
  );
}

function arch(side: DrawnSide): string {
  return placed(
    side,
    path('M-22 0H22', { stroke: '#1c1610', width: 9 }) +
      path('M-22 0H22', { stroke: '#a09379', width: 5.4 }) +
      path('M-12-6.5H12A6.5 6.5 0 0 1 12 6.5H-12A6.5 6.5 0 0 1-12-6.5Z', {
        fill: '#f6eeda',
        stroke: '#1c1610',
        width: 2,
      }) +
      path('M-9 0H9', { stroke: '#7b6b50', width: 1.6, dash: '2.4 2.2', cap: 'butt' }),
  );
}

function gate(side: DrawnSide, main: boolean): string {
  const [half, thick] = main ? [18, 9.5] : [14, 7];
  const planks = [-0.6, -0.3, 0.3, 0.6].map((t) => `M${num(half * t)} ${-thick + 2}V${thick - 2}`).join('');
  return placed(
    side,
    path('M-23 0H23', { stroke: '#1c1610', width: main ? 14 : 12, cap: 'butt' }) +
      path(`M-21-${main ? 4.5 : 3.5}H21`, { stroke: '#b7aa90', width: 3 }) +
      path(rectangle(-half - 3, -thick - 2.5, 6, thick * 2 + 5) + rectangle(half - 3, -thick - 2.5, 6, thick * 2 + 5), {
        fill: '#c9bc9f',
        stroke: '#1c1610',
        width: 1.8,
      }) +
      path(rectangle(-half, -thick, half * 2, thick * 2), {
        fill: main ? '#8f2717' : '#8b5622',
        stroke: '#f3e4bd',
        width: 2,
      }) +
      path(planks, { stroke: main ? '#3d0b05' : '#42240b', width: 1.2 }) +
      path(`M0 ${-thick + 1}V${thick - 1}`, { stroke: '#1c0d04', width: 2 }) +
      path(`M${-half + 2} ${-thick / 2}H${half - 2}M${-half + 2} ${thick / 2}H${half - 2}`, {
        stroke: '#2a1a0c',
        width: 1.7,
      }) +
      path(circle(-3.2, 0, 1.5) + circle(3.2, 0, 1.5), { fill: '#f0cf6a' }),
  );
}

/** A round tower in the middle of its hex, seen from above; the keep is wider and bears a sign. */
function tower(at: Point, sign: string | undefined): string {
  const keep = sign !== undefined;
  const r = keep ? 29 : 24;
  const teeth = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * 2 * Math.PI;
    const edge = (turn: number, reach: number): Point => ({
      x: at.x + Math.cos(angle + turn) * reach,
      y: at.y + Math.sin(angle + turn) * reach,
    });
    return area([edge(-0.13, r - 5), edge(-0.13, r - 0.6), edge(0.13, r - 0.6), edge(0.13, r - 5)]);
  });
  const [x, y] = [at.x, at.y];
  return (
    path(circle(x + 6, y + 7, r + 1), { fill: '#140e06', opacity: 0.3 }) +
    path(circle(x, y, r + 2), { fill: '#1c1610' }) +
    path(circle(x, y, r), { fill: '#8f8471' }) +
    path(teeth.join(''), { fill: '#e3d8bd' }) +
    path(circle(x, y, r - 5.5), { fill: '#1c1610', opacity: 0.8 }) +
    path(circle(x, y, r - 7), { fill: keep ? '#ecd79a' : '#c2b69d' }) +
    path(`M${num(x - r + 8)} ${num(y)}A${r - 8} ${r - 8} 0 0 1 ${num(x)} ${num(y - r + 8)}`, {
      stroke: '#5d5139',
      width: 3,
      opacity: 0.35,
    }) +
    (keep
      ? path(sign, {
          fill: '#5c370c',
          transform: `translate(${num(x - 15)} ${num(y - 15)}) scale(${(30 / ICON_SIZE).toFixed(4)})`,
        })
      : path(
          Array.from({ length: 6 }, (_, i) => {
            const angle = (i / 6) * 2 * Math.PI;
            return `M${num(x + Math.cos(angle) * 5)} ${num(y + Math.sin(angle) * 5)}L${num(x + Math.cos(angle) * (r - 7.5))} ${num(y + Math.sin(angle) * (r - 7.5))}`;
          }).join('') + circle(x, y, 5),
          { stroke: '#8b7e66', width: 1.1 },
        ))
  );
}

const drawn = (sheet: Sheet, kind: string): DrawnSide[] => sheet.sides(kind).map((side) => drawnSide(sheet, side));

/** Walls; `besides` are sides of other kinds that bear a wall too. */
export function walls(besides: readonly BoardSide[] = []): Layer {
  return {
    sides: ['wall'],
    paint: (sheet) =>
      group('walls', battlements([...drawn(sheet, 'wall'), ...besides.map((side) => drawnSide(sheet, side))], WALL)),
  };
}

export function towerSides(): Layer {
  return { sides: ['tower'], paint: (sheet) => group('tower-sides', battlements(drawn(sheet, 'tower'), TOWER)) };
}

/** A tower on each hex of a zone; the one on the hex of the keep bears its sign, an outline. */
export function towers(zone: string, keep?: { readonly hex: HexId; readonly sign: string }): Layer {
  return {
    grounds: ['tower'],
    paint: (sheet) =>
      group(
        'towers',
        sheet
          .zone(zone)
          .map((hex) => tower(sheet.geometry.center(hex), hex === keep?.hex ? keep?.sign : undefined))
          .join(''),
      ),
  };
}

/** One drawing on the middle of each hexside of a kind. */
export function onSides(kind: string, part: string, draw: (side: DrawnSide) => string): Layer {
  return { sides: [kind], paint: (sheet) => group(part, drawn(sheet, kind).map(draw).join('')) };
}

export const arches = (): Layer => onSides('arch', 'arches', arch);
export const gates = (): Layer => onSides('gate', 'gates', (side) => gate(side, false));
export const mainGates = (): Layer => onSides('main-gate', 'main-gate', (side) => gate(side, true));
