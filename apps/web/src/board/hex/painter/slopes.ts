/** Where the ground falls away at a hexside: a brow, and strokes that run down from it, as on old maps. */
import { bristles, group, line, path } from '../../stage/ink.ts';
import type { Layer } from './scenery.ts';
import { drawnSide, type Sheet } from './sheet.ts';

function paintSlopes(sheet: Sheet): string {
  const sides = sheet.sides('slope').map((side) => drawnSide(sheet, side));
  if (sides.length === 0) return '';
  const brow = sides.map(({ a, b }) => line([a, b])).join('');
  const long = sides.map(({ a, b, out }) => bristles(a, b, out, 7, 0, 15)).join('');
  const short = sides.map(({ a, b, out }) => bristles(a, b, out, 15, 0, 8)).join('');
  return group(
    'slopes',
    path(brow, { stroke: '#e2d6a4', width: 6, opacity: 0.6 }) +
      path(short, { stroke: '#6b5430', width: 1.2, opacity: 0.7 }) +
      path(long, { stroke: '#4f3d1f', width: 1.6, opacity: 0.8 }) +
      path(brow, { stroke: '#5b4727', width: 1.8, opacity: 0.85 }),
  );
}

/** The upper hex of a slope is the one that its hexside names. */
export const slopes = (): Layer => ({ sides: ['slope'], paint: paintSlopes });
