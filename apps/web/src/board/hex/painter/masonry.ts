/** What is paved or built as ground: courts, the wide wall, the ramp, the stair. */
import { between, type Point } from '../../stage/plane.ts';
import type { HexId } from '../model.ts';
import { area, bristles, group, line, num, path, unit } from './ink.ts';
import { drawnSide, type Sheet } from './sheet.ts';

export const MASONRY_DEFS = `
<pattern id="flags-outer" width="34" height="24" patternUnits="userSpaceOnUse"><rect width="34" height="24" fill="#c4b79d"/><path d="M0 .5H17V12H0zM17 12.5H34V24H17z" fill="#bcae93"/><path d="M24 .5H34V12H24z" fill="#cdc1a9"/><path d="M0 0H34M0 12H34M17 0V12M27 0V12M7 12V24M22 12V24" stroke="#97896f" stroke-width="1" fill="none"/></pattern>
<pattern id="flags-inner" width="28" height="28" patternUnits="userSpaceOnUse"><rect width="28" height="28" fill="#e2d7bd"/><path d="M0 0H14V14H0zM14 14H28V28H14z" fill="#d9ccaf"/><path d="M0 0H28M0 14H28M14 0V14M7 14V28M21 14V28" stroke="#b9aa8b" stroke-width="1" fill="none"/></pattern>
<pattern id="flags-keep" width="20" height="20" patternUnits="userSpaceOnUse"><rect width="20" height="20" fill="#efe5cc"/><path d="M0 10L10 0L20 10L10 20Z" fill="#e4d7b8" stroke="#c6b68f" stroke-width="0.9"/></pattern>
<pattern id="dressed-stone" width="26" height="16" patternUnits="userSpaceOnUse"><rect width="26" height="16" fill="#aa9f8b"/><path d="M0 0H13V8H0zM19 8H26V16H19z" fill="#b4a994"/><path d="M0 0H26M0 8H26M13 0V8M6 8V16M19 8V16" stroke="#7d715e" stroke-width="1" fill="none"/></pattern>
<pattern id="wall-walk" width="18" height="12" patternUnits="userSpaceOnUse"><rect width="18" height="12" fill="#cfc4ae"/><path d="M0 0H18M0 6H18M9 0V6M3 6V12M14 6V12" stroke="#a2957e" stroke-width="0.8" fill="none"/></pattern>`;

function hexes(sheet: Sheet, list: readonly HexId[]): string {
  return list.map((hex) => area(sheet.geometry.corners(hex))).join('');
}

function courts(sheet: Sheet): string {
  const levels: readonly (readonly [zone: string, fill: string])[] = [
    ['hornburg-1', 'url(#flags-outer)'],
    ['hornburg-2', 'url(#flags-inner)'],
    ['central-tower', 'url(#flags-keep)'],
  ];
  return levels.map(([zone, fill]) => path(hexes(sheet, sheet.zone(zone)), { fill })).join('');
}

/** Where each ring of walls throws its shadow: south-east, on the court below. */
function shadows(sheet: Sheet): string {
  const cast = sheet
    .sides('wall', 'tower', 'gate', 'main-gate')
    .map((side) => drawnSide(sheet, side))
    .filter(({ out }) => out.x + out.y > 0.2)
    .map(({ a, b, out }) => {
      const reach = 7 + 6 * (out.x + out.y);
      return area([a, b, { x: b.x + reach, y: b.y + reach }, { x: a.x + reach, y: a.y + reach }]);
    });
  return path(cast.join(''), { fill: '#1d1509', opacity: 0.26 });
}

/** The Deeping Wall is a hex thick: rampart of dressed stone with a walk along its top. */
function deepingWall(sheet: Sheet): string {
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
  const rampart = hexes(sheet, wall);
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

function ramp(sheet: Sheet): string {
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
    path(hexes(sheet, way), { fill: '#b3a184' }) +
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

/** Steps from a low gate down to open ground. */
function stairs(sheet: Sheet): string {
  return sheet
    .sides('gate')
    .filter((side) => side.hexes.some((hex) => hex !== side.upper && sheet.terrain(hex) === 'clear'))
    .map((side) => {
      const { middle, out } = drawnSide(sheet, side);
      const across = { x: -out.y, y: out.x };
      const at = (down: number, aside: number): Point => ({
        x: middle.x + out.x * down + across.x * aside,
        y: middle.y + out.y * down + across.y * aside,
      });
      const steps = [5, 10, 15, 20, 25, 30, 35].map((down) => line([at(down, -12), at(down, 12)])).join('');
      return (
        path(area([at(0, -15), at(38, -14), at(38, 14), at(0, 15)]), {
          fill: '#1d1509',
          opacity: 0.25,
          transform: 'translate(3 4)',
        }) +
        path(area([at(0, -14), at(38, -13), at(38, 13), at(0, 14)]), {
          fill: '#cfc2a8',
          stroke: '#3f3528',
          width: 2.4,
        }) +
        path(steps, { stroke: '#75684f', width: 1.8, cap: 'butt' })
      );
    })
    .join('');
}

export function paintMasonry(sheet: Sheet): string {
  return (
    group('courts', courts(sheet)) +
    group('ramp', ramp(sheet)) +
    group('deeping-wall', deepingWall(sheet)) +
    group('stairs', stairs(sheet)) +
    group('wall-shadows', shadows(sheet))
  );
}
