/** The river along its hexsides, and stones to cross it by. */
import { chanceOf } from '../../../board/stage/chance.ts';
import { curve, group, num, path } from '../../../board/stage/ink.ts';
import { OFF_THE_EDGE } from '../../../board/hex/painter/road.ts';
import type { Layer } from '../../../board/hex/painter/scenery.ts';
import { type DrawnSide, drawnSide, type Sheet } from '../../../board/hex/painter/sheet.ts';
import { water } from '../../../board/hex/painter/water.ts';

/** From the northern edge to the southern. */
function course(sheet: Sheet, sides: readonly DrawnSide[]): string {
  const points = sides.map(({ middle }) => middle).toSorted((one, other) => one.y - other.y);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const { height } = sheet.geometry;
  return curve([{ x: first.x - 6, y: -OFF_THE_EDGE }, ...points, { x: last.x + 6, y: height + OFF_THE_EDGE }]);
}

/** Flat stones in a row, from bank to bank. */
function stones({ middle, out }: DrawnSide): string {
  const chance = chanceOf(`stones ${num(middle.x)} ${num(middle.y)}`);
  return [-13, -4.5, 4, 12.5]
    .map((reach) => {
      const [x, y] = [middle.x + out.x * reach, middle.y + out.y * reach + (chance() - 0.5) * 5];
      const size = 3.2 + chance() * 1.4;
      return `M${num(x - size)} ${num(y)}a${num(size)} ${num(size * 0.7)} 0 1 0 ${num(2 * size)} 0a${num(size)} ${num(size * 0.7)} 0 1 0 ${num(-2 * size)} 0z`;
    })
    .join('');
}

function paintFord(sheet: Sheet): string {
  const sides = sheet.sides('ford').map((side) => drawnSide(sheet, side));
  const steps = sides.map(stones).join('');
  return (
    water(course(sheet, sides)) +
    group(
      'stones',
      path(steps, { fill: '#1d2f38', opacity: 0.5, transform: 'translate(1 2.4)' }) +
        path(steps, { fill: '#c4bda9', stroke: '#544c3c', width: 1 }),
    )
  );
}

export const ford: Layer = { sides: ['ford'], paint: paintFord };
