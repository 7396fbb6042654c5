/** The road, from the foot of the Ramp to the eastern edge. */
import { OFF_THE_EDGE, road, winding } from '../../../board/hex/painter/road.ts';
import type { Sheet } from '../../../board/hex/painter/sheet.ts';
import type { Point } from '../../../board/stage/plane.ts';

function way(sheet: Sheet): readonly Point[] {
  const hexes = sheet.map.roads?.[0] ?? [];
  const first = hexes[0];
  if (first === undefined) return [];
  const points = winding(sheet, hexes, 14);
  const foot = sheet.zone('ramp').at(-1);
  if (foot !== undefined && sheet.geometry.areNeighbours(first, foot)) {
    const [a, b] = sheet.geometry.side(first, foot);
    points.unshift({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  }
  const last = points.at(-1) as Point;
  points.push({ x: sheet.geometry.width + OFF_THE_EDGE, y: last.y + 3 });
  return points;
}

export const deepingRoad = road((sheet) => [way(sheet)]);
