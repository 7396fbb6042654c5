/** The border of the sheet, the shade towards its edges, and the compass with the numbers of the scatter die. */
import { letter } from '../../../art/lettering.ts';
import { circle, rectangle } from '../../../art/shapes.ts';
import { DIRECTIONS } from '../geometry.ts';
import { area, group, line, num, path } from '../../stage/ink.ts';
import type { Scenery } from './scenery.ts';
import type { Sheet } from './sheet.ts';

/** Map units of paper around the hex field. */
export const MAP_MARGIN = 34;

export const FRAME_DEFS = `
<radialGradient id="vignette" cx="0.5" cy="0.5" r="0.75"><stop offset="0.62" stop-color="#2a1c0a" stop-opacity="0"/><stop offset="1" stop-color="#2a1c0a" stop-opacity="0.27"/></radialGradient>`;

export function paintFrame(sheet: Sheet): string {
  const { width, height } = sheet.geometry;
  const m = MAP_MARGIN;
  const ring = (grow: number): string => rectangle(-grow, -grow, width + 2 * grow, height + 2 * grow);
  const paper = ring(m) + `M0 0v${num(height)}h${num(width)}v${num(-height)}z`;
  const corner = (x: number, y: number): string =>
    path(
      area([
        { x: x - 9, y },
        { x, y: y - 9 },
        { x: x + 9, y },
        { x, y: y + 9 },
      ]),
      { fill: '#8f2717', stroke: '#33261a', width: 1.6 },
    ) + path(circle(x, y, 2.6), { fill: '#f0dca8' });
  return group(
    'frame',
    `<rect width="${num(width)}" height="${num(height)}" fill="url(#vignette)"/>` +
      path(paper, { fill: '#e6d8b4' }) +
      path(ring(m - 1.5), { stroke: '#6b5430', width: 3 }) +
      path(ring(2.5), { stroke: '#33261a', width: 5 }) +
      path(ring(10), { stroke: '#33261a', width: 1.4 }) +
      path(ring(22), { stroke: '#8f2717', width: 2.2 }) +
      path(ring(26), { stroke: '#33261a', width: 1 }) +
      [
        [-16, -16],
        [width + 16, -16],
        [-16, height + 16],
        [width + 16, height + 16],
      ]
        .map(([x = 0, y = 0]) => corner(x, y))
        .join(''),
  );
}

export function paintCompass(sheet: Sheet, compass: NonNullable<Scenery['compass']>): string {
  const middle = sheet.geometry.center(compass.hex);
  const at = `translate(${num(middle.x + compass.dx)} ${num(middle.y + compass.dy)})`;
  const star = (long: number, short: number, turn: number): string =>
    area(
      Array.from({ length: 12 }, (_, i) => {
        const angle = ((i * 30 + turn) / 180) * Math.PI;
        const reach = i % 2 === 0 ? long : short;
        return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach };
      }),
    );
  const numbers = DIRECTIONS.map((_, i) => {
    const angle = ((180 + i * 60) / 180) * Math.PI;
    const [x, y] = [Math.cos(angle) * 54, Math.sin(angle) * 54];
    const { outline } = letter(String(i + 1), { face: 'bold', size: 17 });
    return (
      path(circle(x, y, 11.5), { fill: '#7d1c12', stroke: '#f0dca8', width: 1.6 }) +
      path(outline, { fill: '#fff6dc', transform: `translate(${num(x)} ${num(y + 5.6)})` })
    );
  });
  const north = letter('N', { face: 'display', size: 19 }).outline;
  return group(
    'compass',
    path(circle(3, 5, 72), { fill: '#1c150c', opacity: 0.3 }) +
      path(circle(0, 0, 72), { fill: '#e9dcb8', stroke: '#33261a', width: 3 }) +
      path(circle(0, 0, 67), { stroke: '#8f2717', width: 1.4 }) +
      path(circle(0, 0, 34), { stroke: '#33261a', width: 1, opacity: 0.7 }) +
      path(star(44, 9, 0), { fill: '#c9b17c', stroke: '#33261a', width: 1.3 }) +
      path(
        line([
          { x: 0, y: 30 },
          { x: 0, y: -22 },
        ]),
        { stroke: '#33261a', width: 2 },
      ) +
      path('M0-40L6-20L0-24L-6-20Z', { fill: '#33261a' }) +
      path(circle(0, 0, 5), { fill: '#8f2717', stroke: '#33261a', width: 1.2 }) +
      path(north, { fill: '#33261a', stroke: '#e9dcb8', width: 0, transform: 'translate(0 -45)' }) +
      numbers.join(''),
    `transform="${at}"`,
  );
}
