/** The stream in its bed, the wet ground beside it, and the banks that cost a step. */
import type { HexId } from '../../../board/hex/model.ts';
import { chanceOf } from '../../../board/stage/chance.ts';
import { curve, group, line, num, path } from '../../../board/stage/ink.ts';
import { OFF_THE_EDGE, winding } from '../../../board/hex/painter/road.ts';
import type { Layer } from '../../../board/hex/painter/scenery.ts';
import { drawnSide, type Sheet } from '../../../board/hex/painter/sheet.ts';
import { water } from '../../../board/hex/painter/water.ts';
import type { Point } from '../../../board/stage/plane.ts';

function straight(sheet: Sheet, hex: HexId, dx: number): Point {
  const { x, y } = sheet.geometry.center(hex);
  return { x: x + dx, y };
}

/** The stream's hexes run in order; where the next is no neighbour, it goes on underground. */
function reaches(sheet: Sheet): HexId[][] {
  const parts: HexId[][] = [];
  for (const hex of sheet.zone('stream')) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    if (part && last !== undefined && sheet.geometry.neighbours(last).includes(hex)) part.push(hex);
    else parts.push([hex]);
  }
  return parts;
}

function courses(sheet: Sheet): string[] {
  const { width } = sheet.geometry;
  const culverts = new Set(sheet.zone('culvert'));
  return reaches(sheet).map((reach) => {
    const points = winding(sheet, reach, 19);
    const [first, last] = [reach[0] as HexId, reach.at(-1) as HexId];
    const under = (hex: HexId): HexId | undefined => sheet.geometry.neighbours(hex).find((next) => culverts.has(next));
    const [before, after] = [under(first), under(last)];
    // Into the pipe and out of it the water runs straight.
    if (after !== undefined) points.splice(-1, 1, straight(sheet, last, 0), straight(sheet, after, 0));
    else points.push({ x: width + OFF_THE_EDGE, y: (points.at(-1) as Point).y + 5 });
    if (before !== undefined) points.splice(0, 1, straight(sheet, before, 0), straight(sheet, first, 0));
    else points.unshift({ x: -OFF_THE_EDGE, y: (points[0] as Point).y - 4 });
    return curve(points);
  });
}

/** Reeds and wet stones along the water. */
function reeds(sheet: Sheet): string {
  let [blades, stones] = ['', ''];
  for (const hex of sheet.zone('stream')) {
    const chance = chanceOf(`reeds ${hex}`);
    const { x, y } = sheet.geometry.center(hex);
    for (let i = 0; i < 5; i++) {
      const [dx, side] = [(chance() - 0.5) * 62, chance() < 0.5 ? -1 : 1];
      const at = { x: x + dx, y: y + side * (19 + chance() * 12) };
      for (let k = -1; k <= 1; k++)
        blades += `M${num(at.x + k * 1.4)} ${num(at.y)}l${num(k * 1.8)} ${num(-4.5 - chance() * 3)}`;
      if (chance() < 0.5) stones += `M${num(at.x + 9)} ${num(at.y)}h${num(1 + chance() * 2)}`;
    }
  }
  return (
    path(blades, { stroke: '#5c7a45', width: 1, opacity: 0.75 }) +
    path(stones, { stroke: '#8d8b78', width: 3, opacity: 0.8 })
  );
}

function paintStream(sheet: Sheet): string {
  const wet = sheet.zone('stream').map(sheet.rough.hex).join('');
  const banks = sheet.sides('bank').map((side) => {
    const { a, b } = drawnSide(sheet, side);
    return line([a, b]);
  });
  const course = courses(sheet).join('');
  return (
    group(
      'water-meadow',
      path(wet, { fill: '#7fa98f', opacity: 0.3 }) +
        path(wet, { stroke: '#5e8f86', width: 2, opacity: 0.2 }) +
        reeds(sheet),
    ) +
    water(course) +
    group('banks', path(banks.join(''), { stroke: '#215a70', width: 2.7, dash: '1 5.4', opacity: 0.95 }))
  );
}

export const stream: Layer = { sides: ['bank'], paint: paintStream };
