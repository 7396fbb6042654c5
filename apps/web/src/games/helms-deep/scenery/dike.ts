/** The dike: a bank of earth on the upper hexes, a ditch below it, strokes that run down into the ditch. */
import { chanceOf } from '../../../board/stage/chance.ts';
import { group, line, num, path } from '../../../board/stage/ink.ts';
import type { Layer } from '../../../board/hex/painter/scenery.ts';
import { type DrawnSide, drawnSide, type Sheet } from '../../../board/hex/painter/sheet.ts';
import { between, type Point } from '../../../board/stage/plane.ts';

function beside({ a, b, out }: DrawnSide, reach: number): string {
  return line([a, b].map(({ x, y }: Point) => ({ x: x + out.x * reach, y: y + out.y * reach })));
}

/** Strokes of uneven length, as an engraver makes them. */
function strokes({ a, b, out }: DrawnSide, count: number, start: number, end: number, name: string): string {
  const chance = chanceOf(`${name} ${num(a.x)} ${num(a.y)} ${num(b.x)}`);
  let d = '';
  for (let i = 0; i < count; i++) {
    const { x, y } = between(a, b, (i + 0.2 + chance() * 0.6) / count);
    const reach = start + (end - start) * (0.65 + chance() * 0.35);
    d += `M${num(x + out.x * start)} ${num(y + out.y * start)}L${num(x + out.x * reach)} ${num(y + out.y * reach)}`;
  }
  return d;
}

function paintDike(sheet: Sheet): string {
  const sides = sheet.sides('dike').map((side) => drawnSide(sheet, side));
  const all = (reach: number): string => sides.map((side) => beside(side, reach)).join('');
  const rise = sides.map((side) => strokes(side, 10, -7, -20, 'rise')).join('');
  const fall = sides.map((side) => strokes(side, 11, 4, 19, 'fall')).join('');
  const counterscarp = sides.map((side) => strokes(side, 8, 14, 23, 'counterscarp')).join('');
  return group(
    'dike',
    path(all(-9), { stroke: '#c9b17c', width: 17, opacity: 0.55 }) +
      path(all(11), { stroke: '#6b5430', width: 17, opacity: 0.5 }) +
      path(rise, { stroke: '#8a6b3a', width: 1.3, opacity: 0.8 }) +
      path(all(9.5), { stroke: '#33240f', width: 7.5, opacity: 0.85 }) +
      path(fall, { stroke: '#3b2910', width: 1.8, opacity: 0.95 }) +
      path(counterscarp, { stroke: '#4b3617', width: 1.4, opacity: 0.7 }) +
      path(all(0), { stroke: '#4f3715', width: 11 }) +
      path(all(-0.6), { stroke: '#8d6630', width: 8 }) +
      path(all(-2), { stroke: '#c59a58', width: 3.2 }),
  );
}

export const dike: Layer = { sides: ['dike'], paint: paintDike };
