/** The road, and how water and feet wind through their hexes. */
import type { Point } from '../../stage/plane.ts';
import type { HexId } from '../model.ts';
import { chanceOf } from './chance.ts';
import { curve, group, path } from './ink.ts';
import type { Sheet } from './sheet.ts';

/** Map units past the edge of the field, so that water and road run off it. */
export const OFF_THE_EDGE = 8;

/** Middles of hexes, each a little astray, as water and feet go. */
export function winding(sheet: Sheet, hexes: readonly HexId[], play: number): Point[] {
  return hexes.map((hex) => {
    const chance = chanceOf(`way ${hex}`);
    const { x, y } = sheet.geometry.center(hex);
    return { x: x + (chance() - 0.5) * play, y: y + (chance() - 0.5) * play };
  });
}

export function paintRoad(sheet: Sheet): string {
  const hexes = sheet.zone('road');
  const first = hexes[0];
  if (first === undefined) return '';
  const points = winding(sheet, hexes, 14);
  const foot = sheet.zone('ramp').at(-1);
  if (foot !== undefined && sheet.geometry.neighbours(first).includes(foot)) {
    const [a, b] = sheet.geometry.side(first, foot);
    points.unshift({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  }
  const last = points.at(-1) as Point;
  points.push({ x: sheet.geometry.width + OFF_THE_EDGE, y: last.y + 3 });
  const d = curve(points);
  return group(
    'road',
    path(d, { stroke: '#5b4a28', width: 17, opacity: 0.25 }) +
      path(d, { stroke: '#72572f', width: 13 }) +
      path(d, { stroke: '#d9bf8d', width: 10 }) +
      path(d, { stroke: '#e8d4a8', width: 4, opacity: 0.9 }) +
      path(d, { stroke: '#a2804d', width: 1.2, dash: '9 5 3 7', opacity: 0.9, transform: 'translate(0 -2.6)' }) +
      path(d, { stroke: '#a2804d', width: 1.2, dash: '6 8 11 4', opacity: 0.9, transform: 'translate(0 2.6)' }),
  );
}
