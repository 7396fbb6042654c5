/** Walls, towers, arches, gates, caves: everything that stands on a hexside or is a building. */
import { ICON_SIZE, ICONS } from '../../../art/icons.ts';
import { circle, rectangle } from '../../../art/shapes.ts';
import { culvertMouth } from '../../../games/helms-deep/scenery/culvert.ts';
import { between, type Point } from '../../stage/plane.ts';
import { chanceOf } from './chance.ts';
import { area, group, line, num, path } from './ink.ts';
import { type DrawnSide, drawnSide, placed, type Sheet } from './sheet.ts';

interface Battlement {
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

function battlements(sides: readonly DrawnSide[], kind: Battlement): string {
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

/** A round tower in the middle of its hex, seen from above. */
function tower(at: Point, keep: boolean): string {
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
      ? path(ICONS.horn, {
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

/** Dark mouths at the western edge, with a glitter in them. */
function caves(sheet: Sheet): string {
  return sheet
    .zone('glittering-caves-entry')
    .map((hex) => {
      const { y } = sheet.geometry.center(hex);
      const chance = chanceOf(`cave ${hex}`);
      const glints = ['#f6e7a5', '#bfe4ee', '#e9c2e6', '#fff8e0'].map((colour) => {
        const stars = Array.from({ length: 4 }, () =>
          circle(2 + chance() * 20, y - 14 + chance() * 34, 0.7 + chance() * 1.2),
        ).join('');
        return path(stars, { fill: colour });
      });
      return (
        path(`M-2 ${num(y - 31)}C30 ${num(y - 33)} 40 ${num(y + 6)} 33 ${num(y + 29)}L-2 ${num(y + 30)}Z`, {
          fill: '#85796a',
          stroke: '#2a221a',
          width: 2,
        }) +
        path(`M-2 ${num(y - 24)}C23 ${num(y - 26)} 31 ${num(y + 8)} 25 ${num(y + 25)}L-2 ${num(y + 26)}Z`, {
          fill: '#17121f',
          stroke: '#46394f',
          width: 2.4,
        }) +
        glints.join('')
      );
    })
    .join('');
}

export function paintWalls(sheet: Sheet): string {
  const drawn = (...kinds: Parameters<Sheet['sides']>): DrawnSide[] =>
    sheet.sides(...kinds).map((side) => drawnSide(sheet, side));
  const overCulvert = sheet.sides('culvert').filter((side) => side.over === 'wall');
  const keep = sheet.zone('central-tower')[0];
  return (
    group('caves', caves(sheet)) +
    group('walls', battlements([...drawn('wall'), ...overCulvert.map((side) => drawnSide(sheet, side))], WALL)) +
    group('tower-sides', battlements(drawn('tower'), TOWER)) +
    group(
      'towers',
      sheet
        .zone('towers')
        .map((hex) => tower(sheet.geometry.center(hex), hex === keep))
        .join(''),
    ) +
    group('arches', drawn('arch').map(arch).join('')) +
    group('culvert', drawn('culvert').map(culvertMouth).join('')) +
    group(
      'gates',
      drawn('gate')
        .map((side) => gate(side, false))
        .join(''),
    ) +
    group(
      'main-gate',
      drawn('main-gate')
        .map((side) => gate(side, true))
        .join(''),
    )
  );
}
