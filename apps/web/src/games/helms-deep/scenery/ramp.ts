/** The Ramp up to the Main Gate, with a parapet on either side. */
import { bristles, group, line, num, path } from '../../../board/stage/ink.ts';
import { whole } from '../../../board/hex/painter/masonry.ts';
import type { Layer } from '../../../board/hex/painter/scenery.ts';
import { drawnSide, type Sheet } from '../../../board/hex/painter/sheet.ts';
import { between, type Point } from '../../../board/stage/plane.ts';

function paintRamp(sheet: Sheet): string {
  const way = sheet.zone('ramp');
  const [top, bottom] = [way[0], way.at(-1)];
  const [above, below] = [sheet.zone('main-gate-hex')[0], sheet.zone('ramp-foot')[0]];
  if (top === undefined || bottom === undefined || above === undefined || below === undefined) return '';
  const middle = ([a, b]: readonly [Point, Point]): Point => between(a, b, 0.5);
  const points = [
    middle(sheet.geometry.side(top, above)),
    ...way.map(sheet.geometry.center),
    middle(sheet.geometry.side(bottom, below)),
  ];
  const d = line(points);
  const arrows = points.slice(1).map((from, i) => {
    const to = points[i] as Point;
    const at = between(from, to, 0.5);
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    return path('M-5-8L5 0L-5 8', {
      stroke: '#6a4a26',
      width: 3,
      transform: `translate(${num(at.x)} ${num(at.y)}) rotate(${num(angle)})`,
    });
  });
  const sides = sheet.sides('ramp-side').map((side) => drawnSide(sheet, side));
  const parapet = sides.map(({ a, b }) => line([a, b])).join('');
  const drop = sides.map(({ a, b, out }) => bristles(a, b, out, 9, 3, 11)).join('');
  return (
    path(whole(sheet, way), { fill: '#b3a184' }) +
    path(d, { stroke: '#1d1509', width: 50, opacity: 0.2, cap: 'butt', transform: 'translate(4 6)' }) +
    path(d, { stroke: '#4d4030', width: 46, cap: 'butt' }) +
    path(d, { stroke: '#dccdb0', width: 41, cap: 'butt' }) +
    path(d, { stroke: '#a99878', width: 41, dash: '1.5 8.5', cap: 'butt' }) +
    path(d, { stroke: '#cdb88d', width: 13, opacity: 0.75, cap: 'butt' }) +
    arrows.join('') +
    path(drop, { stroke: '#33281a', width: 1.7, opacity: 0.75 }) +
    path(parapet, { stroke: '#2a2016', width: 7 }) +
    path(parapet, { stroke: '#cbbb9a', width: 3.2 }) +
    path(parapet, { stroke: '#5a4a35', width: 3.2, dash: '1 6', cap: 'butt' })
  );
}

export const ramp: Layer = {
  grounds: ['ramp'],
  sides: ['ramp-side'],
  paint: (sheet) => group('ramp', paintRamp(sheet)),
};
