/** The road, and how water and feet wind through their hexes. */
import type { Point } from '../../stage/plane.ts';
import type { HexId } from '../board-map.ts';
import { chanceOf } from '../../stage/chance.ts';
import { curve, group, path } from '../../stage/ink.ts';
import type { Layer } from './scenery.ts';
import type { Sheet } from './sheet.ts';

/** Map units past the edge of the field, so that water and road run off it. */
export const OFF_THE_EDGE = 8;

/** Middles of hexes, each a little astray, as water and feet go. */
export function winding(sheet: Sheet, hexes: readonly HexId[], play: number): Point[] {
  return hexes.map((hex) => {
    const chance = chanceOf(`way ${hex}`);
    const { x, y } = sheet.geometry.center(hex);
    return { x: x + (chance() - 0.5) * play, y: y + (chance() - 0.5) * play };
  });
}

/** A road or several, each through these points. */
export function road(ways: (sheet: Sheet) => readonly (readonly Point[])[]): Layer {
  return {
    paint(sheet) {
      const d = ways(sheet).map(curve).join('');
      return d === '' ? '' : paintRoad(d);
    },
  };
}

function paintRoad(d: string): string {
  return group(
    'road',
    path(d, { stroke: '#5b4a28', width: 17, opacity: 0.25 }) +
      path(d, { stroke: '#72572f', width: 13 }) +
      path(d, { stroke: '#d9bf8d', width: 10 }) +
      path(d, { stroke: '#e8d4a8', width: 4, opacity: 0.9 }) +
      path(d, { stroke: '#a2804d', width: 1.2, dash: '9 5 3 7', opacity: 0.9, transform: 'translate(0 -2.6)' }) +
      path(d, { stroke: '#a2804d', width: 1.2, dash: '6 8 11 4', opacity: 0.9, transform: 'translate(0 2.6)' }),
  );
}
