/** The Deeping Wall is a hex thick: rampart of dressed stone with a walk along its top. */
import { bristles, group, line, path, unit } from '../../../board/stage/ink.ts';
import { whole } from '../../../board/hex/painter/masonry.ts';
import type { Layer } from '../../../board/hex/painter/scenery.ts';
import { drawnSide, type Sheet } from '../../../board/hex/painter/sheet.ts';
import type { Point } from '../../../board/stage/plane.ts';

function paintDeepingWall(sheet: Sheet): string {
  const wall = sheet.zone('deeping-wall');
  const first = wall[0];
  const last = wall.at(-1);
  if (first === undefined || last === undefined) return '';
  const points = wall.map(sheet.geometry.center);
  const gate = sheet.sides('gate').find((side) => side.hexes.includes(first));
  if (gate) points.unshift(drawnSide(sheet, gate).middle);
  // The southern end runs into the cliff.
  const end = points.at(-1) as Point;
  const before = points.at(-2) ?? end;
  const on = unit(before, end);
  points.push({ x: end.x + on.x * 44, y: end.y + on.y * 44 });
  const walk = line(points);
  const inside = new Set(wall);
  // The rear is open: a low kerb, with steps where the ground meets it.
  let [kerb, steps] = ['', ''];
  for (const hex of wall) {
    for (const next of sheet.geometry.neighbours(hex)) {
      if (inside.has(next) || sheet.sideBetween(hex, next) || sheet.isMountain(next)) continue;
      const [a, b] = sheet.geometry.side(hex, next);
      const out = unit(sheet.geometry.center(hex), sheet.geometry.center(next));
      kerb += line([a, b]);
      steps += bristles(a, b, out, 7, 1.5, 6);
    }
  }
  const rampart = whole(sheet, wall);
  return (
    path(rampart, { fill: 'url(#dressed-stone)' }) +
    path(rampart, { stroke: '#5d5342', width: 1, opacity: 0.5 }) +
    path(steps, { stroke: '#4a4032', width: 2.4, opacity: 0.65, cap: 'butt' }) +
    path(kerb, { stroke: '#4a4032', width: 5 }) +
    path(kerb, { stroke: '#c9bda6', width: 2.4 }) +
    path(walk, { stroke: '#3f3528', width: 33, opacity: 0.9, cap: 'butt' }) +
    path(walk, { stroke: '#8d8170', width: 30, cap: 'butt' }) +
    path(walk, { stroke: 'url(#wall-walk)', width: 24, cap: 'butt' }) +
    path(walk, { stroke: '#f1e8d4', width: 1.2, opacity: 0.55, dash: '7 6', cap: 'butt' })
  );
}

export const deepingWall: Layer = {
  grounds: ['wall', 'culvert'],
  paint: (sheet) => group('deeping-wall', paintDeepingWall(sheet)),
};
