/** The three roads of the Pelennor, and the hexes of the East Road that decide the battle. */
import { HEX_RADIUS, HEX_WIDTH, parseHex } from '../../../board/hex/geometry.ts';
import { area, group, path } from '../../../board/stage/ink.ts';
import { road, winding } from '../../../board/hex/painter/road.ts';
import type { Layer } from '../../../board/hex/painter/scenery.ts';
import type { Sheet } from '../../../board/hex/painter/sheet.ts';
import { circle } from '../../../art/shapes.ts';
import type { Point } from '../../../board/stage/plane.ts';

/** From the gate or the crossing to the edge, and off it. */
function way(sheet: Sheet, hexes: readonly string[]): readonly Point[] {
  const points = winding(sheet, hexes, 9);
  const [first, last] = [points[0], points.at(-1)];
  const [from, to] = [hexes[0], hexes.at(-1)];
  if (!first || !last || from === undefined || to === undefined) return points;
  const { row, column } = parseHex(to);
  const { rows, columns } = sheet.geometry;
  if (sheet.inZone('main-gate', from)) points.unshift({ x: first.x - HEX_WIDTH / 2, y: first.y });
  if (column === columns) points.push({ x: last.x + HEX_WIDTH, y: last.y });
  else if (row === 1) points.push({ x: last.x - 12, y: last.y - HEX_RADIUS * 1.3 });
  else if (row === rows) points.push({ x: last.x + 12, y: last.y + HEX_RADIUS * 1.3 });
  return points;
}

export const roads = road((sheet) => (sheet.map.roads ?? []).map((hexes) => way(sheet, hexes)));

/** [20.1] A star on a milestone. */
function milestone({ x, y }: Point): string {
  const star = Array.from({ length: 10 }, (_, i) => {
    const [angle, reach] = [(i * 36 - 90) * (Math.PI / 180), i % 2 === 0 ? 9 : 3.8];
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach };
  });
  return (
    path(circle(x + 1, y + 2, 14), { fill: '#1c150c', opacity: 0.35 }) +
    path(circle(x, y, 13.5), { fill: '#f6ecc9', stroke: '#7a1f16', width: 2.6 }) +
    path(area(star), { fill: '#7a1f16' })
  );
}

export const milestones: Layer = {
  paint: (sheet) => group('milestones', sheet.zone('road-control').map(sheet.geometry.center).map(milestone).join('')),
};
