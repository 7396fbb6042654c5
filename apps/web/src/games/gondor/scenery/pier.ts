/** [15.24] The pier of rock that splits the city, and the tunnels through it. */
import { HEX_RADIUS } from '../../../board/hex/geometry.ts';
import { chanceOf } from '../../../board/stage/chance.ts';
import { group, line, num, path } from '../../../board/stage/ink.ts';
import { whole } from '../../../board/hex/painter/masonry.ts';
import type { Layer } from '../../../board/hex/painter/scenery.ts';
import { drawnSide, type Sheet } from '../../../board/hex/painter/sheet.ts';
import { between, type Point } from '../../../board/stage/plane.ts';

function crags(sheet: Sheet, hex: string): string {
  const chance = chanceOf(`pier ${hex}`);
  const { x, y } = sheet.geometry.center(hex);
  return Array.from({ length: 16 }, () => {
    const [angle, far, size] = [chance() * 2 * Math.PI, Math.sqrt(chance()) * HEX_RADIUS * 0.74, 5 + chance() * 7];
    const at = { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far };
    return `M${num(at.x - size)} ${num(at.y + size * 0.5)}L${num(at.x)} ${num(at.y - size * 0.65)}L${num(at.x + size)} ${num(at.y + size * 0.5)}`;
  }).join('');
}

/** From every mouth of a hex to the first of them, bending through its middle. */
function passages(sheet: Sheet, hex: string): string {
  const middle = sheet.geometry.center(hex);
  const mouths = sheet
    .sides('arch', 'gate')
    .filter(({ hexes }) => hexes.includes(hex))
    .map(({ hexes }) => {
      const [a, b] = sheet.geometry.side(...hexes);
      return between(a, b, 0.5);
    });
  const [first, ...others] = mouths;
  if (!first) return '';
  const bend: Point = { x: middle.x + 14, y: middle.y };
  return others
    .map(({ x, y }) => `M${num(first.x)} ${num(first.y)}Q${num(bend.x)} ${num(bend.y)} ${num(x)} ${num(y)}`)
    .join('');
}

export const pier: Layer = {
  paint(sheet) {
    const hexes = sheet.zone('tunnel-hexes');
    const tubes = hexes.map((hex) => passages(sheet, hex)).join('');
    return group(
      'pier',
      path(whole(sheet, hexes), { fill: '#85765f' }) +
        path(hexes.map((hex) => crags(sheet, hex)).join(''), { fill: '#a39581', stroke: '#4d4234', width: 1.2 }) +
        path(tubes, { stroke: '#1f1810', width: 23, cap: 'butt' }) +
        path(tubes, { stroke: '#4d3d2c', width: 17, cap: 'butt' }) +
        path(tubes, { stroke: '#e8cf8e', width: 1.8, dash: '3 5' }),
    );
  },
};

/** Faces of rock that nobody crosses. */
export const faces: Layer = {
  sides: ['cliff'],
  paint(sheet) {
    const edges = sheet
      .sides('cliff')
      .map((side) => drawnSide(sheet, side))
      .map(({ a, b }) => line([a, b]))
      .join('');
    return group(
      'rock-faces',
      path(edges, { stroke: '#2a2118', width: 8.5 }) + path(edges, { stroke: '#85755e', width: 3, dash: '4 6' }),
    );
  },
};
