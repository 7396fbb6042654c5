/** What is paved or built as ground: courts, stairs, and the shadows of walls on them. */
import type { Point } from '../../stage/plane.ts';
import type { HexId } from '../board-map.ts';
import { area, group, line, path } from '../../stage/ink.ts';
import type { Layer } from './scenery.ts';
import { drawnSide, type Sheet } from './sheet.ts';

/** Patterns of stone, for whoever paves: `fill: url(#flags-inner)`. */
export const MASONRY_DEFS = `
<pattern id="flags-outer" width="34" height="24" patternUnits="userSpaceOnUse"><rect width="34" height="24" fill="#c4b79d"/><path d="M0 .5H17V12H0zM17 12.5H34V24H17z" fill="#bcae93"/><path d="M24 .5H34V12H24z" fill="#cdc1a9"/><path d="M0 0H34M0 12H34M17 0V12M27 0V12M7 12V24M22 12V24" stroke="#97896f" stroke-width="1" fill="none"/></pattern>
<pattern id="flags-inner" width="28" height="28" patternUnits="userSpaceOnUse"><rect width="28" height="28" fill="#e2d7bd"/><path d="M0 0H14V14H0zM14 14H28V28H14z" fill="#d9ccaf"/><path d="M0 0H28M0 14H28M14 0V14M7 14V28M21 14V28" stroke="#b9aa8b" stroke-width="1" fill="none"/></pattern>
<pattern id="flags-keep" width="20" height="20" patternUnits="userSpaceOnUse"><rect width="20" height="20" fill="#efe5cc"/><path d="M0 10L10 0L20 10L10 20Z" fill="#e4d7b8" stroke="#c6b68f" stroke-width="0.9"/></pattern>
<pattern id="dressed-stone" width="26" height="16" patternUnits="userSpaceOnUse"><rect width="26" height="16" fill="#aa9f8b"/><path d="M0 0H13V8H0zM19 8H26V16H19z" fill="#b4a994"/><path d="M0 0H26M0 8H26M13 0V8M6 8V16M19 8V16" stroke="#7d715e" stroke-width="1" fill="none"/></pattern>
<pattern id="wall-walk" width="18" height="12" patternUnits="userSpaceOnUse"><rect width="18" height="12" fill="#cfc4ae"/><path d="M0 0H18M0 6H18M9 0V6M3 6V12M14 6V12" stroke="#a2957e" stroke-width="0.8" fill="none"/></pattern>`;

/** Whole hexes, as the grid has them. */
export function whole(sheet: Sheet, list: readonly HexId[]): string {
  return list.map((hex) => area(sheet.geometry.corners(hex))).join('');
}

/** Zones that are paved, each with its stone. */
export function courts(paved: readonly (readonly [zone: string, fill: string])[], grounds: readonly string[]): Layer {
  return {
    grounds,
    paint: (sheet) =>
      group('courts', paved.map(([zone, fill]) => path(whole(sheet, sheet.zone(zone)), { fill })).join('')),
  };
}

/** Where walls throw their shadow: south-east, on what lies below. */
export function wallShadows(...kinds: string[]): Layer {
  return { paint: (sheet) => group('wall-shadows', shadows(sheet, kinds)) };
}

/** Steps from low gates down to open ground. */
export function stairs(): Layer {
  return { paint: (sheet) => group('stairs', paintStairs(sheet)) };
}

function shadows(sheet: Sheet, kinds: readonly string[]): string {
  const cast = sheet
    .sides(...kinds)
    .map((side) => drawnSide(sheet, side))
    .filter(({ out }) => out.x + out.y > 0.2)
    .map(({ a, b, out }) => {
      const reach = 7 + 6 * (out.x + out.y);
      return area([a, b, { x: b.x + reach, y: b.y + reach }, { x: a.x + reach, y: a.y + reach }]);
    });
  return path(cast.join(''), { fill: '#1d1509', opacity: 0.26 });
}

function paintStairs(sheet: Sheet): string {
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
